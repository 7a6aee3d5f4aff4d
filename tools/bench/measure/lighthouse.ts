import lighthouse from 'lighthouse';
import type { Result } from 'lighthouse';
import { median } from './statistics.ts';

/** What Lighthouse judges, in the order of the tables. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What Lighthouse says about one page on a mid-range phone in a slow mobile network. */
export interface LighthouseResult {
  /** 0 to 100 for each category. */
  scores: Record<Category, number>;
  /** Largest Contentful Paint and Total Blocking Time in milliseconds. */
  lcp: number;
  tbt: number;
  /** Cumulative Layout Shift. */
  cls: number;
}

const PERCENT = 100;
/** On a busy machine Lighthouse now and then misses the beginning of the load. */
const MOST_FAILURES = 3;

/**
 * Has Lighthouse look at a page once, with its own settings for phones.
 *
 * @param debuggingPort Where a running Chromium listens.
 * @throws When Lighthouse could not judge the page.
 */
export async function runLighthouse(
  address: string,
  debuggingPort: number,
): Promise<LighthouseResult> {
  let result = await look(address, debuggingPort);
  for (let failures = 1; result.runtimeError && failures < MOST_FAILURES; failures += 1) {
    result = await look(address, debuggingPort);
  }
  const { audits, categories, runtimeError } = result;
  if (runtimeError !== undefined) throw new Error(`${address}: ${runtimeError.message}`);

  const score = (category: Category): number =>
    Math.round((categories[category]?.score ?? 0) * PERCENT);
  const metric = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: metric('largest-contentful-paint'),
    tbt: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
  };
}

async function look(address: string, port: number): Promise<Result> {
  const onlyCategories = [...CATEGORIES];
  const result = await lighthouse(address, { port, logLevel: 'silent', onlyCategories });
  if (result === undefined) throw new Error(`Lighthouse has nothing to say about ${address}.`);
  return result.lhr;
}

/** The median of every number over several looks. */
export async function medianLighthouse(
  address: string,
  debuggingPort: number,
  runs: number,
): Promise<LighthouseResult> {
  const results: LighthouseResult[] = [];
  for (let run = 0; run < runs; run += 1) {
    results.push(await runLighthouse(address, debuggingPort));
  }
  const middle = (read: (result: LighthouseResult) => number): number => median(results.map(read));
  return {
    scores: {
      performance: middle(({ scores }) => scores.performance),
      accessibility: middle(({ scores }) => scores.accessibility),
      'best-practices': middle(({ scores }) => scores['best-practices']),
      seo: middle(({ scores }) => scores.seo),
    },
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
  };
}
