/**
 * `npm run bench`: measures what each page costs a visitor with a slow phone, or with `-- growth` what many
 * photographs cost; see bench/README.md.
 */
import { glob } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBuilt } from '../node/siteBuild.ts';
import { OWN_SITE } from '../node/sites.ts';
import { runCommand } from '../node/stopping.ts';
import { startServer } from '../server/server.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../tools/support/chromium.ts';
import { measureGrowth } from './growth/measureGrowth.ts';
import { measureVisit } from './visit.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    photographs: { type: 'string', default: '40' },
  },
});

await runCommand(async () => {
  const [first, ...others] = positionals;
  await (first === 'growth'
    ? measureGrowth(others, Number(options.photographs))
    : measurePages(positionals));
});

async function measurePages(chosen: readonly string[]): Promise<void> {
  await ensureBuilt(OWN_SITE);
  await using server = await startServer({ directory: OWN_SITE.folder, port: 0 });
  const executablePath = await ensureChromium();
  await using browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const costs: Record<string, object> = {};
  const times: Record<string, object> = {};
  for (const page of chosen.length > 0 ? chosen : await builtRoutes()) {
    console.log(`Measuring ${page}`);
    const { href } = new URL(page, server.url);
    const first = await measureVisit(browser, href);
    const runs = [first];
    while (runs.length < Number(options.runs)) runs.push(await measureVisit(browser, href));
    costs[page] = first.cost;
    times[page] = Object.fromEntries(
      Object.keys(first.times).map((name) => [name, median(runs.map((run) => run.times[name]))]),
    );
  }
  console.table(costs);
  console.table(times);
}

async function builtRoutes(): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/*.html', { cwd: OWN_SITE.folder }));
  return files.map((file) => `/${file.replace(/(?:^index)?\.html$/u, '')}`).sort();
}

function median(numbers: readonly (number | undefined)[]): string {
  const sorted = numbers.map((number = NaN) => number).toSorted((one, other) => one - other);
  return `${sorted[Math.floor(sorted.length / 2)]?.toFixed() ?? ''} ms`;
}
