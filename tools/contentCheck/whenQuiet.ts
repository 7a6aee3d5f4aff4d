/**
 * Runs a task after a burst of calls: once for all of them, and never while it still runs.
 *
 * @param task must not fail: nobody is there to hear of it
 * @param quiet how long no call may come before the task runs, in milliseconds
 */
export function whenQuiet(task: () => Promise<void>, quiet: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(task);
    }, quiet);
  };
}
