import { build, type Rolldown } from 'vite';
import { expect, test } from '../support/test.ts';

type Reporting = typeof import('../../src/scripts/webVitals.ts');

test('sends nothing anywhere, and hands five web vitals to a callback', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const lib = { entry: 'src/scripts/webVitals.ts', name: 'reporting', formats: ['iife' as const] };
  const rolldownOptions = { output: { codeSplitting: false } };
  const options = { write: false, lib, rolldownOptions };
  const result = await build({ configFile: false, logLevel: 'error', build: options });
  const [{ output }] = result as [Rolldown.RolldownOutput];
  await page.goto('/sample-page');
  await page.evaluate(output[0].code);
  await page.evaluate(async () => {
    const { reporting } = globalThis as unknown as { reporting: Reporting };
    // Some values are final only when the visitor leaves the page.
    await reporting.reportWebVitals(({ name, value }) => localStorage.setItem(name, `${value}`));
  });
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers();
    new PerformanceObserver(resolve).observe({ type: 'first-input', buffered: true });
    await promise;
    await new Promise((idle) => requestIdleCallback(idle));
  });
  await page.goto('/site-map');
  const names = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(names).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  expect(sent).toEqual([]);
});
