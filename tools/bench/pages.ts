/**
 * `npm run bench`: builds the site, serves it, and prints what each page costs a visitor.
 *
 * `--against ADDRESS` measures another page in the same run, `--against baseline` the home page
 * rendered by React in the browser. `--runs N` takes the median of more looks and taps, `--json` prints JSON.
 */
import { parseArgs } from 'node:util';
import { startServer } from '../../server/server.ts';
import { endWith } from '../support/ending.ts';
import { SITE_FOLDER } from '../support/paths.ts';
import { buildSite } from '../support/siteBuild.ts';
import { heedStopRequests } from '../support/stopping.ts';
import { serveBaseline } from './baseline/serveBaseline.ts';
import { openBrowser } from './measure/browser.ts';
import type { MeasuringBrowser } from './measure/browser.ts';
import { pageAddresses } from './measure/pages.ts';
import { reportPage } from './measure/report.ts';
import type { PageReport } from './measure/report.ts';
import { pageTable } from './report/pageTable.ts';
import { ratioTable } from './report/ratioTable.ts';

const BASELINE = 'baseline';
const HOME = '/';

const { values: options } = parseArgs({
  options: {
    against: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
  },
});
const runs = Number(options.runs);

heedStopRequests();
try {
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs has to be a whole number.');
  await measureAll();
} catch (error) {
  endWith(error);
}

async function measureAll(): Promise<void> {
  await buildSite();
  await using opened = new AsyncDisposableStack();
  const server = await startServer({ directory: SITE_FOLDER, port: 0 });
  opened.defer(server.close);
  const baseline = options.against.includes(BASELINE) ? await serveBaseline() : undefined;
  opened.defer(() => baseline?.close());
  const measuring = await openBrowser();
  opened.defer(() => measuring.browser.close());

  const ours: PageReport[] = [];
  for (const path of await pageAddresses()) {
    ours.push(await measure(measuring, server.address + path));
  }
  const others: PageReport[] = [];
  for (const name of options.against) {
    const address = name === BASELINE ? `${baseline?.address}${HOME}` : name;
    others.push(await measure(measuring, address));
  }
  conclude(ours, others);
}

async function measure(measuring: MeasuringBrowser, address: string): Promise<PageReport> {
  const report = await reportPage(measuring, address, runs);
  if (!options.json) console.log(`\n${pageTable(report, runs)}`);
  return report;
}

/** The tables of single pages stand there already. */
function conclude(ours: PageReport[], others: PageReport[]): void {
  if (options.json) {
    console.log(JSON.stringify({ runs, ours, others }));
    return;
  }
  for (const other of others) {
    const ofSamePath = ours.find(({ address }) => pathOf(address) === pathOf(other.address));
    const own = ofSamePath ?? ours.find(({ address }) => pathOf(address) === HOME);
    if (own !== undefined) console.log(`\n${ratioTable(own, other)}`);
  }
}

function pathOf(address: string): string {
  return new URL(address).pathname;
}
