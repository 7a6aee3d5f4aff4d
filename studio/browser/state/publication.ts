import { isPublishing, type Step } from '../../shared/steps.ts';
import { answerOf, api, fail } from '../api.ts';
import { LANGUAGE, WORDS } from '../words.ts';
import { showProblems } from './checks.ts';
import { reload } from './saving.ts';
import { say, studio } from './store.ts';

const { publishing: words } = WORDS;
const TIME = new Intl.DateTimeFormat(LANGUAGE, { timeStyle: 'short' });

/** How much of a publication is done, from 0 to 1: the build takes the most. */
export function shareOf(steps: readonly Step[]): number {
  const { name, progress = 0 } = steps.at(-1) ?? {};
  if (name === 'online') return 1;
  return name === 'send' ? 0.9 + 0.1 * progress : 0.9 * progress;
}

/** When a step was done, such as "2:05 PM". */
export function timeOf({ at = 0 }: Step): string {
  return TIME.format(new Date(at));
}

/** How a publication ended; empty while it runs, and if there is none. The bar shows how far it is. */
function noteOf(steps: readonly Step[]): string {
  const last = steps.at(-1);
  if (!last) return '';
  if (last.name === 'online' && last.state === 'done') return words.done(timeOf(last));
  const isOver = last.state !== 'running' && !isPublishing(steps);
  return isOver ? last.message : '';
}

/** Whether the publication was running when its steps were read last. */
let wasRunning = false;
/** What the window said last about it. */
let note = '';

async function readSteps(): Promise<void> {
  const steps = await answerOf(api.publish.$get()).catch(fail);
  if (!steps) return;
  const last = steps.at(-1);
  const isRunning = isPublishing(steps) || last?.state === 'running';
  // Changes made elsewhere may be on disk now, and the published words are others.
  if (wasRunning && !isRunning) await reload().catch(fail);
  studio.setState({ steps });
  // The window had not checked yet.
  if (last?.name === 'check' && last.state === 'failed') showAllProblems();
  const isNews = isRunning || wasRunning || last?.state === 'interrupted';
  const next = isNews ? noteOf(steps) : '';
  if (next !== '' && next !== note) say(next);
  note = next;
  wasRunning = isRunning;
}

let reading = Promise.resolve();
let waiting = 0;

/** Reads how far the last publication is. Answers arrive in order; calls meanwhile are one. */
export async function readPublication(): Promise<void> {
  if (waiting > 1) return reading;
  waiting += 1;
  reading = reading
    .then(readSteps)
    .catch(fail)
    .finally(() => (waiting -= 1));
  return reading;
}

/**
 * Shows the problems of empty fields, too, which keep the site from going online: somebody else may have
 * emptied them.
 *
 * @returns whether there are problems
 */
export function showAllProblems(): boolean {
  if (studio.getState().found.length === 0) return false;
  studio.setState({ isRefused: true });
  showProblems();
  return studio.getState().problems.length > 0;
}

/** Publishes what is saved. */
export async function publish(): Promise<void> {
  await api.publish.$post().then(readPublication, fail);
}

/** Stops the publication at its next safe point. */
export async function stopPublishing(): Promise<void> {
  await api.publish.$delete().catch(fail);
}
