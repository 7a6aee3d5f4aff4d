const controller = new AbortController();

/** Aborted when the user or the parent process stops the command. */
export const stopSignal = controller.signal;

/** Aborts `stopSignal` on Ctrl+C, a signal or the end of the parent process, with exit code 1. */
export function stopOnRequest(): void {
  const stop = (): void => {
    if (stopSignal.aborted) return;
    process.exitCode = 1;
    controller.abort();
  };
  // `on`, not `once`: Ctrl+C arrives twice, from the terminal and from the parent process.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  process.once('disconnect', stop);
  // An open channel must not keep a finished command alive.
  process.channel?.unref();
}

/** Prints the error and sets exit code 1; prints nothing after a request to stop. */
export function endWith(error: unknown): void {
  if (stopSignal.aborted) return;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Runs a command until it ends or is stopped, and reports its error. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  stopOnRequest();
  await command().catch(endWith);
}
