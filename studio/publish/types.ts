/** The steps of publishing, in their order; "fetch" only where the site is sent by git. */
export type StepName = 'settings' | 'launch' | 'fetch' | 'check' | 'build' | 'keep' | 'send';

/** What is told of a step. */
export interface Step {
  name: StepName;
  state: 'running' | 'done' | 'failed';
  /** One sentence for the owner. */
  words: string;
  /** What a command said that failed, for whoever is asked for help. */
  details?: string;
  /** Files that were changed here and elsewhere: publishing again wants to know which version counts. */
  conflicts?: string[];
}

/** A day on which the site was published or kept. */
export interface Day {
  /** Names it for `bringBack`. */
  id: string;
  /** When, as in "2026-11-22T08:15:00+01:00". */
  when: string;
  /** The files that changed on that day, as paths inside the content folder. */
  files: string[];
}
