const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const controller = new AbortController();

/** Aborted when the command is asked to end, once it has called {@link heedStopRequests}. */
export const stopSignal = controller.signal;

/** Makes Ctrl+C, a signal, or the end of the parent process abort {@link stopSignal}. */
export function heedStopRequests(): void {
  const stop = (): void => {
    controller.abort();
  };
  // `on`, not `once`: Ctrl+C reaches a command twice, from the terminal and from its parent.
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  process.once('disconnect', stop);
  // Listening must not keep a finished command alive.
  process.channel?.unref();
}
