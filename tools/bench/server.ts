/**
 * `npm run bench:server`: the site's own server under load beside nginx, and its memory over many
 * requests. Needs the Debian packages wrk and nginx-light; all traffic stays on this machine.
 *
 * `--requests N` sets how many requests the memory is watched over.
 */
import { parseArgs } from 'node:util';
import { endWith } from '../support/ending.ts';
import { buildSite } from '../support/siteBuild.ts';
import { heedStopRequests } from '../support/stopping.ts';
import { firstViewPaths } from './load/firstViewPaths.ts';
import { fire } from './load/burst.ts';
import { memoryOf, startNginx, startOwnServer } from './load/testedServers.ts';
import type { TestedServer } from './load/testedServers.ts';
import { memoryTable, throughputTable } from './report/loadTable.ts';
import type { MemorySample, Round } from './report/loadTable.ts';

const ROUNDS = 3;
const ROUND_SECONDS = 8;
const BURST_SECONDS = 20;
const LONGEST_WATCH_MS = 300_000;

const { values: options } = parseArgs({
  options: { requests: { type: 'string', default: '1000000' } },
});
const wantedRequests = Number(options.requests);

heedStopRequests();
try {
  if (!Number.isInteger(wantedRequests) || wantedRequests < 1) {
    throw new Error('--requests has to be a whole number.');
  }
  await buildSite();
  await measureLoad();
} catch (error) {
  endWith(error);
}

async function measureLoad(): Promise<void> {
  const paths = await firstViewPaths();
  const own = await startOwnServer();
  try {
    console.log(`\n${throughputTable(await takeTurns(own, paths), paths.length)}`);
    console.log(`\n${memoryTable(await watchMemory(own, paths))}`);
  } finally {
    await own.stop();
  }
}

/** Fires at the site's server and at nginx, in turns. */
async function takeTurns(own: TestedServer, paths: string[]): Promise<Round[]> {
  const nginx = await startNginx();
  try {
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        own: await fire(own.address, paths, ROUND_SECONDS),
        nginx: await fire(nginx.address, paths, ROUND_SECONDS),
      });
    }
    return rounds;
  } finally {
    await nginx.stop();
  }
}

/** Fires until there were enough requests or five minutes are over. */
async function watchMemory(
  { address, pid }: TestedServer,
  paths: string[],
): Promise<MemorySample[]> {
  const begin = Date.now();
  const samples = [{ requests: 0, failed: 0, megabytes: await memoryOf(pid) }];
  let [requests, failed] = [0, 0];
  while (requests < wantedRequests && Date.now() - begin < LONGEST_WATCH_MS) {
    const burst = await fire(address, paths, BURST_SECONDS);
    requests += burst.requests;
    failed += burst.failed;
    samples.push({ requests, failed, megabytes: await memoryOf(pid) });
  }
  return samples;
}
