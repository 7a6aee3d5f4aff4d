/**
 * `npm run bench:server`: the site's own server under load beside nginx, its memory over many
 * requests, how it serves one visitor among slow ones, and whether it loses an answer when it ends.
 * Needs the programs wrk and nginx; all traffic stays on this machine.
 *
 * `--requests N` sets how many requests the memory is watched over.
 */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { count, openSite, runCommand } from './command.ts';
import { memoryOf, processorTimeOf, startNginx, startOwnServer } from './load/testedServers.ts';
import { crawl, flood, visitUntil } from './load/visitors.ts';
import { fire } from './load/wrk.ts';
import { builtRoutes } from './measure/browser.ts';
import { visit } from './measure/visit.ts';
import { median, megabytes, microseconds, milliseconds, printTable } from './report.ts';
import type { ServerProcess } from '../tools/hosts/serverProcess.ts';
import type { Visits } from './load/visitors.ts';
import type { Burst } from './load/wrk.ts';

const ROUNDS = 3;
const ROUND_SECONDS = 8;
const BURST_SECONDS = 20;
const LONGEST_WATCH_MS = 300_000;
const TROUBLEMAKERS = 200;
const TROUBLE_MS = 60_000;
const VISITORS_AT_THE_END = 32;
const END_AFTER_MS = 2000;

const { values: options } = parseArgs({
  options: { requests: { type: 'string', default: '1000000' } },
});

await runCommand(async () => {
  const requests = count('--requests', options.requests);
  const paths = await firstViewPaths();
  await using own = await startOwnServer();
  await compareWithNginx(own, paths);
  await watchMemory(own, paths, requests);
  printTable([
    await visitAmong('that stay away', () => Promise.resolve(), own, paths),
    await visitAmong('slow ones', crawl, own, paths),
    await visitAmong('that ask without waiting', flood, own, paths),
    await stopUnderLoad(own, paths),
  ]);
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
async function compareWithNginx(own: ServerProcess, paths: string[]): Promise<void> {
  await using nginx = await startNginx();
  const tested = [
    { name: 'own server', server: own, bursts: [] as Burst[], processorTime: 0 },
    { name: 'nginx', server: nginx, bursts: [] as Burst[], processorTime: 0 },
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of tested) {
      const before = processorTimeOf(one.server.pid);
      one.bursts.push(await fire(one.server.url, paths, ROUND_SECONDS));
      one.processorTime += processorTimeOf(one.server.pid) - before;
    }
  }
  printTable(
    tested.map(({ name, bursts, processorTime }) => ({
      [`${paths.length} requests over and over`]: name,
      'answers per second': median(bursts.map(({ perSecond }) => perSecond)).toFixed(),
      'processor time of one': microseconds(
        processorTime / sum(bursts, ({ requests }) => requests),
      ),
      'median answer': milliseconds(median(bursts.map((burst) => burst.median)), 1),
      '99 of 100 answers': milliseconds(median(bursts.map((burst) => burst.percentile99)), 1),
      failed: String(sum(bursts, ({ failed }) => failed)),
    })),
  );
}

/** Fires until there were enough requests or five minutes are over. */
async function watchMemory({ url, pid }: ServerProcess, paths: string[], wanted: number) {
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

/** One ordinary visitor among many who mean no good. */
async function visitAmong(
  who: string,
  trouble: typeof crawl,
  { url, pid }: ServerProcess,
  paths: string[],
) {
  const over = AbortSignal.timeout(TROUBLE_MS);
  const [visits] = await Promise.all([
    visitUntil(url, paths, over),
    trouble(url, '/', TROUBLEMAKERS, over),
  ]);
  return row(`a visitor among ${TROUBLEMAKERS} ${who}`, [visits], memoryOf(pid));
}

/** Visitors whose server is told to stop while they are asking. */
async function stopUnderLoad({ url, pid }: ServerProcess, paths: string[]) {
  const never = new AbortController().signal;
  const visitors = Array.from({ length: VISITORS_AT_THE_END }, () => visitUntil(url, paths, never));
  await setTimeout(END_AFTER_MS);
  const memory = memoryOf(pid);
  process.kill(pid, 'SIGTERM');
  const visits = await Promise.all(visitors);
  return row(`${VISITORS_AT_THE_END} visitors of a server told to stop`, visits, memory);
}

function row(name: string, visits: Visits[], memory: number): Record<string, string> {
  return {
    '': name,
    answers: String(sum(visits, ({ answers }) => answers)),
    lost: String(sum(visits, ({ lost }) => lost)),
    'slowest answer': milliseconds(Math.max(...visits.map(({ slowest }) => slowest))),
    memory: megabytes(memory),
  };
}

function sum<Item>(items: readonly Item[], numberOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + numberOf(item), 0);
}
