import lighthouse from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import type { Result } from 'lighthouse';

/** What Lighthouse gives scores for, in the order of the tables. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** What Lighthouse leaves out. */
export interface Limits {
  skipAudits?: string[];
  /** What it gives scores for; everything unless told. */
  onlyCategories?: Category[];
}

/** What Lighthouse says about one page on a mid-range phone in a slow mobile network. */
export interface LighthouseResult {
  /** 0 to 100 for each category; 0 for what is not audited. */
  scores: Record<Category, number>;
  /** First and Largest Contentful Paint and Total Blocking Time in milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  /** Cumulative Layout Shift. */
  cls: number;
}

const PERCENT = 100;
/** On a busy machine Lighthouse now and then misses the beginning of the load. */
const MOST_FAILURES = 3;

/**
 * Has Lighthouse look at a page with its own settings for phones.
 *
 * @param debuggingPort Where a running Chromium listens.
 * @param runs How many looks; the result is the one that Lighthouse calls the median.
 * @param limits What is not to be audited.
 * @throws When Lighthouse could not audit the page.
 */
export async function runLighthouse(
  url: string,
  debuggingPort: number,
  runs = 1,
  limits: Limits = {},
): Promise<LighthouseResult> {
  const results: Result[] = [];
  while (results.length < runs) results.push(await look(url, debuggingPort, limits));
  const { audits, categories } = computeMedianRun(results) as Result;
  const score = (category: Category): number =>
    Math.round((categories[category]?.score ?? 0) * PERCENT);
  const metric = (name: string): number => audits[name]?.numericValue ?? NaN;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    fcp: metric('first-contentful-paint'),
    lcp: metric('largest-contentful-paint'),
    tbt: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
  };
}

async function look(url: string, port: number, limits: Limits): Promise<Result> {
  let message = '';
  for (let failures = 0; failures < MOST_FAILURES; failures += 1) {
    const onlyCategories = [...CATEGORIES];
    // Its picture of the whole page is for people alone, and takes a fifth of the time.
    const quietly = { logLevel: 'silent', disableFullPageScreenshot: true } as const;
    const flags = { port, ...quietly, onlyCategories, ...limits };
    const result = (await lighthouse(url, flags))?.lhr;
    if (result !== undefined && result.runtimeError === undefined) return result;
    message = result?.runtimeError?.message ?? '';
  }
  throw new Error(`Lighthouse cannot audit ${url}. ${message}`);
}
