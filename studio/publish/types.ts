/**
 * The steps of publishing, in their order; "fetch" only where the site is sent by git, "keep" only where
 * there is a history.
 */
export type StepName = 'settings' | 'launch' | 'fetch' | 'check' | 'build' | 'keep' | 'send';

/** What is told of a step. */
export interface Step {
  name: StepName;
  state: 'running' | 'done' | 'failed';
  /** One sentence for the owner. */
  words: string;
  /** What the tool said that failed, for whoever is asked for help. */
  details?: string;
  /** Files that were changed here and elsewhere: publishing again wants to know which version counts. */
  conflicts?: string[];
}

/** A moment at which the content was kept: when it was published, or before another one was brought back. */
export interface Day {
  /** Names it for `bringBack`. */
  id: string;
  /** When, as in "2026-11-22T08:15:00+01:00". */
  when: string;
  /** The files that were others than in the version before, as paths inside the content folder. */
  files: string[];
}
