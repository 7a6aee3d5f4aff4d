import { expect, inject, it } from 'vitest';
import { observe, readObservations } from '../../bench/measure/observers.ts';
import { AVERAGE_PHONE } from '../support/devices.ts';
import { useMeasuringBrowser } from '../support/measuring.ts';
import { PAGES } from '../support/pages.ts';
import * as budgets from './budgets.ts';

const measuring = useMeasuringBrowser();

it.each(PAGES)('next to nothing moves on %s when the typefaces arrive late', async (route) => {
  const page = await measuring().browser.newPage(AVERAGE_PHONE);
  await observe(page);
  const { promise: painted, resolve: release } = Promise.withResolvers<undefined>();
  const files: string[] = [];
  await page.route('**/*.woff2', async (file) => {
    files.push(file.request().url());
    await painted;
    await file.continue();
  });
  await page.goto(inject('siteUrl') + route, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  release(undefined);
  // The last sections ask for theirs when the first view is there.
  await page.locator('html:not([data-arriving="first"])').waitFor();
  await page.evaluate(async () => {
    const turns = document.getAnimations().filter((turn) => turn instanceof CSSTransition);
    await Promise.all(turns.map(({ finished }) => finished));
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect(files).not.toEqual([]);
  expect((await readObservations(page)).layoutShift).toBeLessThanOrEqual(budgets.LATE_FONTS_SHIFT);
  await page.close();
});
