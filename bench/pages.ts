/**
 * `npm run bench`: what each page costs a visitor.
 *
 * `--page /portfolio` measures that page only, `--against URL` another page in the same run,
 * `--against baseline` the home page rendered by React in the browser; `--runs 5` takes the median
 * of more looks and taps; `--film FOLDER` keeps what is seen, frame by frame, on a slow line.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { memoize } from '../src/logic/memoize.ts';
import { startSecureFront } from '../tools/hosts/secureFront.ts';
import { serveBaseline } from './baseline/serve.ts';
import { count, openSite, runCommand } from './command.ts';
import { builtRoutes } from './measure/browser.ts';
import { CATEGORIES, runLighthouse } from './measure/lighthouse.ts';
import { measureMoments } from './measure/moments.ts';
import { SHORTEST_EVENT_MS } from './measure/observers.ts';
import { visitOnSlowLine } from './measure/slowLine.ts';
import { measureTaps } from './measure/taps.ts';
import { PHONE_SLOWDOWN, visit, weigh } from './measure/visit.ts';
import { kilobytes, median, milliseconds, printTable, seconds } from './report.ts';
import type { MeasuringBrowser } from './measure/browser.ts';
import type { TapTimes } from './measure/taps.ts';

type PageReport = Awaited<ReturnType<typeof measurePage>> & { page: string };

const BASELINE = 'baseline';
const SHIFT_DIGITS = 4;
const ONLY_SPEED = { onlyCategories: ['performance' as const] };

const { values: options } = parseArgs({
  options: {
    page: { type: 'string', multiple: true },
    against: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '3' },
    film: { type: 'string' },
  },
});

await runCommand(async () => {
  const runs = count('--runs', options.runs);
  await using site = await openSite();
  await using opened = new AsyncDisposableStack();
  const frontOf = memoize(async (origin: string) => opened.use(await startSecureFront(origin)));
  /** Where a page of this machine is to be had over HTTP/2 as well. */
  const overHttp2 = async (url: string): Promise<string> => {
    const { origin, pathname } = new URL(url);
    const { hostname, httpsPort } = await frontOf(origin);
    return `https://${hostname}:${httpsPort}${pathname}`;
  };
  const routes = options.page ?? (await builtRoutes());
  const urls = new Map(routes.map((route) => [route, site.url + route]));
  for (const other of options.against) {
    urls.set(other, other === BASELINE ? opened.use(await serveBaseline()).url : other);
  }
  const reports: PageReport[] = [];
  for (const [page, url] of urls) {
    console.error(`Measuring ${page}`);
    // A page elsewhere comes as it does.
    const online = page === url ? url : await overHttp2(url);
    reports.push({ page, ...(await measurePage(site, url, online, runs)) });
  }
  printReports(reports);
});

/** Measures a page, one thing after the other. */
async function measurePage(
  { browser, debuggingPort }: MeasuringBrowser,
  url: string,
  overHttp2: string,
  runs: number,
) {
  const moments = await measureMoments(browser, url);
  const lighthouse = await runLighthouse(url, debuggingPort, runs);
  const online = await runLighthouse(overHttp2, debuggingPort, runs, ONLY_SPEED);
  const film = options.film && join(options.film, new URL(url).pathname);
  const onSlowLine = await visitOnSlowLine(browser, url, film);
  const visits: TapTimes[] = [];
  while (visits.length < runs) {
    await using visited = await visit(browser, url, PHONE_SLOWDOWN);
    visits.push(await measureTaps(visited.page));
  }
  return { ...moments, ...lighthouse, online, onSlowLine, visits };
}

function printReports(reports: PageReport[]): void {
  printTable(
    reports.map(({ page, firstView, scrolled, lightbox, ahead }) => {
      const { answers, total, ...kinds } = weigh(firstView);
      const bytes = {
        ...{ 'first view': total, ...kinds, 'to its end': weigh(scrolled).total },
        ...{ lightbox: weigh(lightbox).total, ahead: weigh(ahead).total },
      };
      const row: Record<string, string> = { page, answers: String(answers) };
      for (const [what, value] of Object.entries(bytes)) row[what] = kilobytes(value);
      return row;
    }),
  );
  printTable(
    reports.map(({ page, scores, fcp, lcp, tbt, cls, layoutShift, online, onSlowLine }) => ({
      page,
      ...Object.fromEntries(CATEGORIES.map((category) => [category, String(scores[category])])),
      ...{
        FCP: seconds(fcp),
        LCP: seconds(lcp),
        TBT: milliseconds(tbt),
        CLS: cls.toFixed(SHIFT_DIGITS),
      },
      'CLS to its end': layoutShift.toFixed(SHIFT_DIGITS),
      'HTTP/2: FCP': seconds(online.fcp),
      'HTTP/2: LCP': seconds(online.lcp),
      'slow line: words': seconds(onSlowLine.first),
      'slow line: picture': seconds(onSlowLine.largest),
    })),
  );
  const taps = new Set(reports.flatMap(({ visits }) => visits.flatMap(Object.keys)));
  printTable(
    Array.from(taps, (tap) => {
      const row: Record<string, string> = { tap };
      for (const { page, visits } of reports)
        row[page] = tapTime(visits.map((times) => times[tap]));
      return row;
    }),
  );
}

/** The median of several taps; 0 stands for less than browsers report. */
function tapTime(times: (number | undefined)[]): string {
  const known = times.filter((time) => time !== undefined);
  if (known.length === 0) return '';
  const ms = median(known);
  return ms === 0 ? `< ${SHORTEST_EVENT_MS} ms` : milliseconds(ms);
}
