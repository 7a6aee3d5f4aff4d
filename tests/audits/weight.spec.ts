import { readFileSync } from 'node:fs';
import { loadPictures } from '../../tools/inspection/inspectPage.ts';
import { sum, trackRequests, weigh } from '../../tools/support/requests.ts';
import { messages } from '../support/content.ts';
import { AVERAGE_PHONE } from '../support/devices.ts';
import { PAGES } from '../support/pages.ts';
import { waitForIdle } from '../support/pausing.ts';
import { expect, type Page, test } from '../support/test.ts';

/** 1 kB is 1000 compressed bytes. */
const KB = 1000;

const TABLES = readFileSync('docs/performance.md', 'utf8');

/** The first figure of a row whose first cell starts with these words. */
function limitOf(words: string): number {
  const [, figure] = new RegExp(`^\\| ${words}[^|]*\\|\\s*([\\d.]+)`, 'mu').exec(TABLES) ?? [];
  return Number(figure);
}

/**
 * `html` includes the inline styles. `firstView` and `requests` count everything before the visitor
 * interacts, `whole` all pictures of sliders and dialogs as well.
 */
const BUDGETS = Array.from(
  TABLES.matchAll(/^\| `(\/[^`]*)`(.*)$/gmu),
  ([, route = '', row = '']) => {
    const figures = (row.match(/[\d.]+/gu) ?? []).map(Number);
    const [html = 0, firstView = 0, script = 0, requests = 0, whole = 0] = figures;
    return { route, html, firstView, script, requests, whole };
  },
);
/** Initial congestion window: ten packets of 1460 bytes (RFC 6928). */
const FIRST_ROUND_TRIP = 14_600;
const FONTS = limitOf('typefaces') * KB;
const ISLANDS = limitOf('scripts of sliders') * KB;
/** The first enlarged picture, the next two, thumbnails, texts, styles and code. */
const LIGHTBOX = limitOf('first enlarged') * KB;
/** Only letters of a headline may move when the typeface loads. */
const LAYOUT_SHIFT = limitOf('layout shift');

test.use(AVERAGE_PHONE);

/** Records what a page loads, and delays its typefaces until first paint. */
async function follow(page: Page) {
  const { pending, finished } = trackRequests(page);
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await route.continue();
  });
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'));
      Object.assign(globalThis, { shift });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    finished,
    /** Waits until no request is pending and the page is idle. */
    settle: async () => {
      await expect(async () => {
        await waitForIdle(page);
        expect(pending.size).toBe(0);
      }).toPass();
    },
  };
}

test('docs/performance.md has a budget for every page', () => {
  expect(BUDGETS.map(({ route }) => route)).toEqual(PAGES);
  expect([FONTS, ISLANDS, LIGHTBOX, LAYOUT_SHIFT].every((limit) => limit > 0)).toBe(true);
});

for (const { route, ...budget } of BUDGETS) {
  test(`${route} keeps its budget and has no layout shift`, async ({ page }) => {
    const { settle, finished } = await follow(page);
    const answer = await page.goto(route);
    await expect(page.locator('html')).not.toHaveAttribute('data-arriving', 'first');
    await settle();
    const first = await weigh(finished);
    const { responseHeadersSize = 0 } = (await answer?.request().sizes()) ?? {};
    expect.soft(sum(first.document)).toBeLessThanOrEqual(budget.html * KB);
    expect.soft(responseHeadersSize + sum(first.document)).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
    expect.soft(sum(first.script)).toBeLessThanOrEqual(budget.script * KB);
    expect.soft(sum(first.all)).toBeLessThanOrEqual(budget.firstView * KB);
    expect.soft(first.all?.length).toBeLessThanOrEqual(budget.requests);

    // Playwright's routes disable the browser's cache.
    await page.unrouteAll({ behavior: 'wait' });
    for (const section of await page.locator('section, footer').all()) {
      await section.scrollIntoViewIfNeeded();
      await settle();
    }
    expect.soft(await loadPictures(page)).toEqual([]);
    await settle();
    const shift = await page.evaluate(() => Number(Reflect.get(globalThis, 'shift') ?? 0));
    expect.soft(shift).toBeLessThanOrEqual(LAYOUT_SHIFT);

    const thumbnail = page.locator('a[data-gallery]').first();
    const hasGallery = (await thumbnail.count()) > 0;
    if (hasGallery) {
      await thumbnail.tap();
      const lightbox = page.getByRole('dialog', { name: messages.lightbox.label });
      await expect(lightbox.getByRole('img').first()).toBeVisible();
      await settle();
    }
    const whole = await weigh(finished);
    const most = budget.whole * KB + (hasGallery ? LIGHTBOX : 0);
    expect.soft(sum(whole.all)).toBeLessThanOrEqual(most);
    expect.soft(sum(whole.script) - sum(first.script)).toBeLessThanOrEqual(ISLANDS);
    expect.soft(whole.font?.length).toBeLessThanOrEqual(2);
    expect.soft(sum(whole.font)).toBeLessThanOrEqual(FONTS);
  });
}
