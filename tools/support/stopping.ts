const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const controller = new AbortController();

/** Aborted when the command is asked to end, once it has called {@link heedStopRequests}. */
export const stopSignal = controller.signal;

/**
 * Makes Ctrl+C, a signal, or the end of the parent process abort {@link stopSignal}.
 *
 * The exit code then is 1, or `npm run build && …` would go on with a site that was not built. A
 * command that is meant to run until it is stopped sets it back.
 */
export function heedStopRequests(): void {
  const stop = (): void => {
    if (stopSignal.aborted) return;
    process.exitCode = 1;
    controller.abort();
  };
  // `on`, not `once`: Ctrl+C reaches a command twice, from the terminal and from its parent.
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  process.once('disconnect', stop);
  // Listening must not keep a finished command alive.
  process.channel?.unref();
}

/** Ends the command with what went wrong, in full; silently when it was asked to stop. */
export function endWith(error: unknown): void {
  if (stopSignal.aborted) return;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
