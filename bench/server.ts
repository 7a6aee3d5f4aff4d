/**
 * `npm run bench:server`: the site's own server under load beside nginx, and its memory over many
 * requests. Needs the programs wrk and nginx; all traffic stays on this machine.
 *
 * `--requests N` sets how many requests the memory is watched over.
 */
import { parseArgs } from 'node:util';
import { count, openSite, runCommand } from './command.ts';
import { memoryOf, startNginx, startOwnServer } from './load/testedServers.ts';
import { fire } from './load/wrk.ts';
import { builtRoutes } from './measure/browser.ts';
import { visit } from './measure/visit.ts';
import { median, megabytes, milliseconds, printTable } from './report.ts';
import type { TestedServer } from './load/testedServers.ts';
import type { Burst } from './load/wrk.ts';

const ROUNDS = 3;
const ROUND_SECONDS = 8;
const BURST_SECONDS = 20;
const LONGEST_WATCH_MS = 300_000;

const { values: options } = parseArgs({
  options: { requests: { type: 'string', default: '1000000' } },
});

await runCommand(async () => {
  const requests = count('--requests', options.requests);
  const paths = await firstViewPaths();
  await using own = await startOwnServer();
  await compareWithNginx(own, paths);
  await watchMemory(own, paths, requests);
});

/** All that visitors with a phone ask for when they open each page once. */
async function firstViewPaths(): Promise<string[]> {
  await using site = await openSite();
  const paths: string[] = [];
  for (const route of await builtRoutes()) {
    await using visited = await visit(site.browser, site.url + route);
    paths.push(...(await visited.transfers()).map(({ url }) => new URL(url).pathname));
  }
  return paths;
}

/** Fires at the site's server and at nginx, in turns. */
async function compareWithNginx(own: TestedServer, paths: string[]): Promise<void> {
  await using nginx = await startNginx();
  const bursts = { 'own server': [] as Burst[], nginx: [] as Burst[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    bursts['own server'].push(await fire(own.url, paths, ROUND_SECONDS));
    bursts.nginx.push(await fire(nginx.url, paths, ROUND_SECONDS));
  }
  printTable(
    Object.entries(bursts).map(([name, rounds]) => ({
      [`${paths.length} requests over and over`]: name,
      'answers per second': median(rounds.map(({ perSecond }) => perSecond)).toFixed(),
      'median answer': milliseconds(median(rounds.map((burst) => burst.median)), 1),
      '99 of 100 answers': milliseconds(median(rounds.map((burst) => burst.percentile99)), 1),
      failed: String(rounds.reduce((sum, { failed }) => sum + failed, 0)),
    })),
  );
}

/** Fires until there were enough requests or five minutes are over. */
async function watchMemory({ url, pid }: TestedServer, paths: string[], wanted: number) {
  const begin = Date.now();
  let [requests, failed] = [0, 0];
  const sample = () => ({
    'requests so far': String(requests),
    failed: String(failed),
    memory: megabytes(memoryOf(pid)),
  });
  const samples = [sample()];
  while (requests < wanted && Date.now() - begin < LONGEST_WATCH_MS) {
    const burst = await fire(url, paths, BURST_SECONDS);
    requests += burst.requests;
    failed += burst.failed;
    samples.push(sample());
  }
  printTable(samples);
}
