import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../tools/support/paths.ts';
import { useVisits } from '../support/visits.ts';
import type { Rolldown } from 'vite';

const REPORTING = 'src/scripts/webVitals.ts';
type Reporting = typeof import('../../src/scripts/webVitals.ts');

const visits = useVisits();

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
