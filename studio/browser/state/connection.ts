import { studio } from './store.ts';

/** In ms. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 10_000;

/** Called with the next answer. */
const waiting = new Set<() => void>();

/** Resolves when the studio answers the next time. */
export function untilNextAnswer(): Promise<void> {
  return new Promise((resolve) => waiting.add(resolve));
}

/** Notes that the studio has answered. */
export function noteAnswer(): void {
  for (const resolve of waiting) resolve();
  waiting.clear();
  if (studio.getState().unreachable !== '') studio.setState({ unreachable: '' });
}

/** Notes in words for the owner why the studio does not answer her. */
export function noteFailure(unreachable: string): void {
  studio.setState({ unreachable });
}

const isEditing = () => {
  const { unreachable, isTakenOver } = studio.getState();
  return unreachable === '' && !isTakenOver;
};

/** Resolves when the studio answers and this window edits; at once if it does. */
export function untilEditing(): Promise<void> {
  if (isEditing()) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = studio.subscribe(() => {
      if (!isEditing()) return;
      unsubscribe();
      resolve();
    });
  });
}

/** Resolves after a pause, or as soon as the device has a network again. */
export function pauseOrOnline(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, pause);
    window.addEventListener('online', end);
  });
}

/** Repeats a request with growing pauses while the studio does not answer. Must not reject. */
export function retryWhileUnreachable(attempt: () => Promise<unknown>): void {
  const retry = async () => {
    for (let pause = FIRST_PAUSE; studio.getState().unreachable !== ''; pause *= 2) {
      await pauseOrOnline(Math.min(pause, LONGEST_PAUSE));
      await attempt();
    }
  };
  studio.subscribe((state, before) => {
    if (before.unreachable === '' && state.unreachable !== '') void retry();
  });
}
