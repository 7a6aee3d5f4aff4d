import { createStore } from 'zustand/vanilla';
import { noteOf, readLines } from './api.ts';
import { say } from './state/store.ts';
import { reload } from './state/sync.ts';
import { WORDS } from './words.ts';
import type { Step, StepName } from '../types.ts';

interface Publication {
  steps: readonly Step[];
  isRunning: boolean;
}

/** The publication of this window; it goes on when its dialog is closed. */
export const publication = createStore<Publication>(() => ({ steps: [], isRunning: false }));

/** Share of the whole at which a step starts: the first build takes the most. */
const START: Record<StepName, number> = {
  settings: 0,
  fetch: 0.02,
  check: 0.04,
  launch: 0.06,
  keep: 0.08,
  build: 0.1,
  send: 0.9,
};

/** How much of a publication is done, from 0 to 1. */
export function shareOf(steps: readonly Step[]): number {
  const step = steps.at(-1);
  if (!step) return 0;
  if (step.name === 'build') return START.build + (START.send - START.build) * (step.progress ?? 0);
  return step.name === 'send' && step.state === 'done' ? 1 : START[step.name];
}

function take(step: Step): void {
  const before = publication.getState().steps.filter(({ name }) => name !== step.name);
  const steps = [...before, step];
  publication.setState({ steps });
  if (step.state === 'running') say(WORDS.publishing.running(step.words, shareOf(steps)));
}

/** Publishes what is saved, or joins the publication that runs. */
export async function publish(prefer = ''): Promise<void> {
  if (publication.getState().isRunning) return;
  publication.setState({ steps: [], isRunning: true });
  const lost = (words: string) => take({ name: 'send', state: 'failed', words });
  await readLines(`/api/publish?prefer=${prefer}`, (line) => take(line as Step)).catch(
    (error: unknown) => lost(noteOf(error)),
  );
  const end = publication.getState().steps.at(-1);
  if (end?.state === 'running') lost(WORDS.silent);
  // Changes made elsewhere may be on disk now.
  await reload();
  publication.setState({ isRunning: false });
  say(end?.state === 'done' ? WORDS.publishing.done : (end?.words ?? WORDS.publishing.failed));
}
