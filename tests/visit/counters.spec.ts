import { STILL } from '../support/devices.ts';
import { bringIntoSight } from '../support/scrolling.ts';
import { expect, test } from '../support/test.ts';
import type { Page } from '../support/test.ts';

/** Specification, section 9. */
const COUNT_MS = 2750;
const VALUES = [25, 145];
const STEP_MS = 20;

const about = (page: Page) => page.locator('#about');
const years = (page: Page) => about(page).locator('p', { hasText: '25' }).first();
/** The numbers that count; screen readers pass over them and read the values below. */
const counting = (page: Page) => about(page).locator('p [aria-hidden]');

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
});

/** Scrolls until the counters lie just below the window and the script has set them to 0. */
async function comeNear(page: Page): Promise<void> {
  await page.goto('/');
  await years(page).evaluate((number) => {
    const top = number.getBoundingClientRect().top - innerHeight - 100;
    scrollBy({ top, behavior: 'instant' });
  });
  await expect(counting(page)).toHaveText(['0', '0']);
}

async function expectReadable(page: Page): Promise<void> {
  await expect(about(page)).toMatchAriaSnapshot(`
    - paragraph: 25+
    - paragraph: Years of experience
    - paragraph: 145+
    - paragraph: Projects
  `);
}

test('the counters wait below the window, count once in 2.75 s, and can be read', async ({
  page,
}) => {
  await comeNear(page);
  await page.clock.runFor(COUNT_MS);
  await expect(counting(page)).toHaveText(['0', '0']);
  await bringIntoSight(years(page));
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    const shown = (await counting(page).allTextContents()).map(Number);
    expect(Math.min(...shown)).toBeGreaterThan(0);
  }).toPass();
  await page.clock.runFor(COUNT_MS / 2);
  const halfway = (await counting(page).allTextContents()).map(Number);
  halfway.forEach((shown, index) => {
    expect.soft(shown).toBeGreaterThan((VALUES[index] ?? NaN) / 2);
    expect.soft(shown).toBeLessThan(VALUES[index] ?? NaN);
  });
  await expectReadable(page);
  await page.clock.runFor(COUNT_MS / 2);
  await expect(counting(page)).toHaveCount(0);

  await bringIntoSight(page.locator('#service'));
  await bringIntoSight(years(page));
  await page.clock.runFor(COUNT_MS);
  await expect(counting(page)).toHaveCount(0);
  await expectReadable(page);
});

test('counters that are in the window from the start do not begin at 0', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 8000 });
  await page.goto('/');
  await page.clock.runFor(1000);
  await expect(about(page).locator('astro-island:not([ssr])')).toBeAttached();
  await page.clock.runFor(COUNT_MS);
  await expect(counting(page)).toHaveCount(0);
  await expectReadable(page);
});

test.describe('under reduced motion', () => {
  test.use(STILL);

  test('the counters show their values at once', async ({ page }) => {
    await page.goto('/');
    await bringIntoSight(years(page));
    await expect(about(page).locator('astro-island:not([ssr])')).toBeAttached();
    for (const time of [STEP_MS, COUNT_MS]) {
      await page.clock.runFor(time);
      await expect.soft(counting(page)).toHaveCount(0);
    }
    await expectReadable(page);
  });
});
