import { join } from 'node:path';
import { run } from '../../tools/support/processes.ts';

/** How a server did under load. */
export interface Burst {
  requests: number;
  perSecond: number;
  /** Answers that did not come or had a status from 400 on. */
  failed: number;
  /** Milliseconds until half, and 99 of 100, of the answers were there. */
  median: number;
  percentile99: number;
}

const CONNECTIONS = 32;
const MICROSECONDS_PER_MS = 1000;
const MICROSECONDS_PER_SECOND = 1_000_000;

/**
 * Has `wrk` ask a server of this machine for paths, as fast as it answers.
 *
 * @throws When wrk is not installed or fails.
 */
export async function fire(url: string, paths: string[], seconds: number): Promise<Burst> {
  const { succeeded, output } = await run(
    'wrk',
    [
      ...['--threads', '1', '--connections', `${CONNECTIONS}`, '--duration', `${seconds}s`],
      ...['--script', join(import.meta.dirname, 'wrk.lua')],
      ...['--header', 'Accept-Encoding: gzip', url, '--', ...paths],
    ],
    { quiet: true },
  );
  if (!succeeded) throw new Error(`wrk failed; the package wrk has to be installed. ${output}`);
  const burst = JSON.parse(output.slice(output.indexOf('{'))) as Burst & { microseconds: number };
  return {
    requests: burst.requests,
    perSecond: burst.requests / (burst.microseconds / MICROSECONDS_PER_SECOND),
    failed: burst.failed,
    median: burst.median / MICROSECONDS_PER_MS,
    percentile99: burst.percentile99 / MICROSECONDS_PER_MS,
  };
}
