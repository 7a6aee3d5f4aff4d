import { STILL } from '../support/devices.ts';
import { pauseClock } from '../support/pausing.ts';
import { bringIntoSight } from '../support/scrolling.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Specification, section 9. */
const COUNT_MS = 2750;
const VALUES = [25, 145];
const STEP_MS = 20;

const about = (page: Page) => page.locator('#about');
const years = (page: Page) => about(page).locator('p', { hasText: '25' }).first();
/** The digits that count; screen readers skip them and read the final values. */
const digits = (page: Page) => about(page).locator('p [aria-hidden]');
const shownNumbers = async (page: Page) => (await digits(page).allTextContents()).map(Number);

const expectValues = (page: Page) =>
  expect(about(page)).toMatchAriaSnapshot({ name: 'counters.aria.yml' });

test('the counters count once in 2.75 s when they scroll into view', async ({ page }) => {
  await pauseClock(page);
  await page.goto('/');
  await years(page).evaluate((number) => {
    const top = number.getBoundingClientRect().top - innerHeight - 100;
    scrollBy({ top, behavior: 'instant' });
  });
  await expect(digits(page)).toHaveText(['00', '000']);
  await page.clock.runFor(COUNT_MS);
  await expect(digits(page)).toHaveText(['00', '000']);

  await bringIntoSight(years(page));
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    expect(Math.min(...(await shownNumbers(page)))).toBeGreaterThan(0);
  }).toPass();
  await page.clock.runFor(COUNT_MS / 2);
  (await shownNumbers(page)).forEach((shown, index) => {
    const value = VALUES[index] ?? NaN;
    expect.soft(shown).toBeGreaterThan(value / 2);
    expect.soft(shown).toBeLessThan(value);
  });
  await expectValues(page);
  await page.clock.runFor(COUNT_MS / 2 - 5 * STEP_MS);
  expect(await digits(page).count()).toBeGreaterThan(0);
  await page.clock.runFor(5 * STEP_MS);
  await expect(digits(page)).toHaveCount(0);

  await bringIntoSight(page.locator('#service'));
  await bringIntoSight(years(page));
  await page.clock.runFor(COUNT_MS);
  await expect(digits(page)).toHaveCount(0);
  await expectValues(page);
});

for (const [name, options] of [
  ['in the window from the start', { viewport: { width: 1440, height: 8000 } }],
  ['under reduced motion', STILL],
] as const) {
  test(`counters show their values at once ${name}`, async ({ arrive }) => {
    const page = await arrive(options);
    await pauseClock(page);
    await page.goto('/');
    await bringIntoSight(years(page));
    await page.clock.runFor(1000);
    await expect(page.locator('html[data-started]')).toBeAttached();
    for (const time of [STEP_MS, COUNT_MS]) {
      await page.clock.runFor(time);
      await expect.soft(digits(page)).toHaveCount(0);
    }
    await expectValues(page);
  });
}
