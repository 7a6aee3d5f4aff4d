import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../../support/paths.ts';
import { run } from '../../support/processes.ts';

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

const SCRIPT = join(PROJECT_FOLDER, 'tools/bench/load/requests.lua');
const CONNECTIONS = 32;
const MICROSECONDS_PER_MS = 1000;
const MICROSECONDS_PER_SECOND = 1_000_000;

/**
 * Has `wrk` ask a server of this machine for paths, as fast as it answers.
 *
 * @throws When wrk is not installed or fails.
 */
export async function fire(address: string, paths: string[], seconds: number): Promise<Burst> {
  const folder = await mkdtemp(join(tmpdir(), 'load-'));
  const script = join(folder, 'requests.lua');
  const list = paths.map((path) => JSON.stringify(path)).join(', ');
  await writeFile(script, `PATHS = { ${list} }\n${await readFile(SCRIPT, 'utf8')}`);
  const { succeeded, output } = await run(
    'wrk',
    [
      ...['--threads', '1', '--connections', `${CONNECTIONS}`, '--duration', `${seconds}s`],
      ...['--script', script, '--header', 'Accept-Encoding: gzip', address],
    ],
    { quiet: true },
  );
  await rm(folder, { recursive: true });
  if (!succeeded) throw new Error(`wrk failed; the package wrk has to be installed. ${output}`);
  return readBurst(output);
}

function readBurst(output: string): Burst {
  const line = output.split('\n').find((text) => text.startsWith('{')) ?? '';
  const { requests, microseconds, failed, median, percentile99 } = JSON.parse(line) as Record<
    'requests' | 'microseconds' | 'failed' | 'median' | 'percentile99',
    number
  >;
  return {
    requests,
    perSecond: requests / (microseconds / MICROSECONDS_PER_SECOND),
    failed,
    median: median / MICROSECONDS_PER_MS,
    percentile99: percentile99 / MICROSECONDS_PER_MS,
  };
}
