import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ensureChromium } from '../tools/support/chromium.ts';

const VERSION = '13.5.0';
const FLAGS = ['--quiet', '--output=json', '--disable-full-page-screenshot'];
const CHROME_FLAGS = '--chrome-flags=--headless=new --no-sandbox';
const MAX_OUTPUT = 100_000_000;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { displayValue?: string }>;
}

/** Lighthouse's scores and metrics of a page, for its simulated phone. npx downloads it first. */
export async function runLighthouse(url: string): Promise<Record<string, string>> {
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', `lighthouse@${VERSION}`, url, ...FLAGS, CHROME_FLAGS],
    { maxBuffer: MAX_OUTPUT, env: { ...process.env, CHROME_PATH: await ensureChromium() } },
  );
  const { categories, audits } = JSON.parse(stdout) as Report;
  const scores = Object.entries(categories).map(([name, { score }]): [string, string] => {
    return [name, String(Math.round((score ?? 0) * 100))];
  });
  return {
    ...Object.fromEntries(scores),
    FCP: audits['first-contentful-paint']?.displayValue ?? '',
    LCP: audits['largest-contentful-paint']?.displayValue ?? '',
    TBT: audits['total-blocking-time']?.displayValue ?? '',
    CLS: audits['cumulative-layout-shift']?.displayValue ?? '',
  };
}
