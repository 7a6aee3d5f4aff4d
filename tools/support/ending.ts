import { stopSignal } from './stopping.ts';

/** Ends the command with what went wrong, in full; silently when it was asked to stop. */
export function endWith(error: unknown): void {
  if (stopSignal.aborted) return;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
