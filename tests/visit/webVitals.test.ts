import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER, SITE_FOLDER } from '../../tools/support/paths.ts';
import { PAGES } from '../support/pages.ts';
import { wheelThrough } from '../support/scrolling.ts';
import { useVisits } from '../support/visits.ts';

/** Only code that measures asks the browser for this. */
const MEASURING = 'largest-contentful-paint';
const REPORTING = 'src/scripts/webVitals.ts';
type Reporting = typeof import('../../src/scripts/webVitals.ts');

const visits = useVisits();

async function measuringScripts(): Promise<string[]> {
  const folder = join(SITE_FOLDER, '_astro');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return names.filter((_, index) => texts[index]?.includes(MEASURING));
}

/** The reporting alone, as code that makes `reporting` known to a page. */
async function reportingCode(): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(PROJECT_FOLDER, REPORTING), name: 'reporting', formats: ['iife'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput[];
  return result[0]?.output[0].code ?? '';
}

it('has what it takes to measure how fast the pages are', async () => {
  expect(await measuringScripts()).toHaveLength(1);
});

it('hands every measurement to whoever asks for it', async () => {
  const page = await visits.open('/sample-page');
  await page.evaluate(await reportingCode());
  await page.evaluate(async () => {
    const { reporting } = globalThis as unknown as { reporting: Reporting };
    // What is final only when the page is left has to be kept for the next one.
    await reporting.reportWebVitals(({ name, value }) => localStorage.setItem(name, `${value}`));
  });
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers();
    const observer = new PerformanceObserver(() => requestIdleCallback(resolve));
    observer.observe({ type: 'first-input', buffered: true });
    return promise;
  });
  await page.goto('/site-map');

  const metrics = await page.evaluate(() => Object.entries<string>(localStorage).sort());
  expect(metrics.map(([name]) => name)).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  for (const [name, value] of metrics) expect(Number(value), name).toBeGreaterThanOrEqual(0);
});

it.each(PAGES)('neither loads it on %s nor reports anything', async (path) => {
  const scripts = await measuringScripts();
  const page = await visits.arrive();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await page.addInitScript(() => {
    navigator.sendBeacon = () => {
      throw new Error('Nothing is to be reported.');
    };
  });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));

  await page.goto(path);
  await wheelThrough(page);
  // Measurements are usually reported when a page is left.
  await page.goto('about:blank');

  expect(requests.filter((request) => scripts.some((name) => request.endsWith(name)))).toEqual([]);
  expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([]);
  expect(errors).toEqual([]);
});
