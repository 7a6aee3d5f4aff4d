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
import { loadPictures } from '../tools/inspection/inspectPage.ts';
import { AVERAGE_PHONE } from '../tools/support/averagePhone.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../tools/support/chromium.ts';
import { sum, trackRequests, weigh } from '../tools/support/requests.ts';
import { settle, slowDown, timingsOf } from './phone.ts';
import { measureTaps } from './taps.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});

await runCommand(async () => {
  await ensureBuilt(OWN_SITE);
  await using server = await startServer({ directory: OWN_SITE.folder, port: 0 });
  const executablePath = await ensureChromium();
  await using browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const costs: Record<string, object> = {};
  const times: Record<string, object> = {};
  for (const page of positionals.length > 0 ? positionals : await builtRoutes()) {
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
});

/** Loads the first view, then everything else, and taps what is there. */
async function measureVisit(browser: Browser, url: string) {
  await using context = await browser.newContext(AVERAGE_PHONE);
  const page = await context.newPage();
  await slowDown(page);
  const { pending, finished } = trackRequests(page);
  await page.goto(url);
  await settle(page, pending);
  const { all = [], document, stylesheet, script, font, image } = await weigh(finished);
  const { lcp, longestTask } = await timingsOf(page);
  for (const section of await page.locator('section, footer').all()) {
    await section.scrollIntoViewIfNeeded();
    await settle(page, pending);
  }
  await loadPictures(page);
  await settle(page, pending);
  const whole = await weigh(finished);
  const times: Partial<Record<string, number>> = {
    LCP: lcp,
    'longest task': longestTask,
    ...(await measureTaps(page)),
  };
  const cost = {
    requests: all.length,
    'first view': kilobytes(all),
    document: kilobytes(document),
    styles: kilobytes(stylesheet),
    script: kilobytes(script),
    fonts: kilobytes(font),
    pictures: kilobytes(image),
    'whole page': kilobytes(whole.all),
  };
  return { cost, times };
}

async function builtRoutes(): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/*.html', { cwd: OWN_SITE.folder }));
  return files.map((file) => `/${file.replace(/(?:^index)?\.html$/u, '')}`).sort();
}

function kilobytes(sizes?: number[]): string {
  return `${(sum(sizes) / 1000).toFixed(1)} kB`;
}

function median(numbers: readonly (number | undefined)[]): string {
  const sorted = numbers.map((number = NaN) => number).toSorted((one, other) => one - other);
  return `${sorted[Math.floor(sorted.length / 2)]?.toFixed() ?? ''} ms`;
}
