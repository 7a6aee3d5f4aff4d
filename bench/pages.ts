/**
 * `npm run bench`: measures what each page costs a visitor with a slow phone; see bench/README.md.
 */
import { glob } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { ensureBuilt } from '../node/siteBuild.ts';
import { OWN_SITE } from '../node/sites.ts';
import { runCommand } from '../node/stopping.ts';
import { startServer } from '../server/server.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../tools/support/chromium.ts';
import { sum } from '../tools/support/requests.ts';
import { scrollToEnd, SHORTEST_EVENT_MS, visit } from './phone.ts';
import { measureTaps } from './taps.ts';

type Table = Record<string, Record<string, string | number>>;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});

await runCommand(async () => {
  await ensureBuilt(OWN_SITE);
  await using server = await startServer({ directory: OWN_SITE.folder, port: 0 });
  const executablePath = await ensureChromium();
  await using browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const pages = positionals.length > 0 ? positionals : await builtRoutes();
  const [costs, times, taps]: [Table, Table, Table] = [{}, {}, {}];
  for (const page of pages) {
    console.log(`Measuring ${page}`);
    const { href } = new URL(page, server.url);
    const measured = await measurePage(browser, href);
    costs[page] = measured.cost;
    times[page] = measured.times;
    taps[page] = measured.taps;
  }
  for (const table of [costs, times, taps]) console.table(table);
});

async function measureRun(browser: Browser, url: string) {
  await using visited = await visit(browser, url);
  const firstView = await visited.cost();
  const { lcp, longestTask } = await visited.timings();
  await scrollToEnd(visited);
  const whole = await visited.cost();
  const { cls } = await visited.timings();
  return { firstView, whole, lcp, cls, longestTask, taps: await measureTaps(visited) };
}

type Run = Awaited<ReturnType<typeof measureRun>>;

async function measurePage(browser: Browser, url: string) {
  const first = await measureRun(browser, url);
  const runs = [first];
  while (runs.length < Number(options.runs)) runs.push(await measureRun(browser, url));
  const middle = (pick: (run: Run) => number) => median(runs.map(pick));
  const names = Object.keys(first.taps);
  return {
    cost: costRow(first),
    times: {
      LCP: `${(middle(({ lcp }) => lcp) / 1000).toFixed(2)} s`,
      CLS: middle(({ cls }) => cls).toFixed(4),
      'longest task': `${middle(({ longestTask }) => longestTask).toFixed()} ms`,
    },
    taps: Object.fromEntries(
      names.map((name) => [name, tapTime(middle((run) => run.taps[name] ?? 0))]),
    ),
  };
}

function costRow({ firstView, whole }: Run) {
  const { all = [], document, stylesheet, script, font, image } = firstView;
  return {
    requests: all.length,
    'first view': kilobytes(all),
    ...{ document: kilobytes(document), styles: kilobytes(stylesheet), script: kilobytes(script) },
    ...{ fonts: kilobytes(font), pictures: kilobytes(image) },
    'whole page': kilobytes(whole.all),
  };
}

async function builtRoutes(): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/*.html', { cwd: OWN_SITE.folder }));
  return files.map((file) => `/${file.replace(/(?:^index)?\.html$/u, '')}`).sort();
}

function kilobytes(sizes?: number[]): string {
  return `${(sum(sizes) / 1000).toFixed(1)} kB`;
}

function tapTime(ms: number): string {
  return ms === 0 ? `< ${SHORTEST_EVENT_MS} ms` : `${ms} ms`;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN;
}
