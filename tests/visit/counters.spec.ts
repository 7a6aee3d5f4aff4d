import { STILL } from '../support/devices.ts';
import { waitForIdle } from '../support/pausing.ts';
import { bringIntoSight } from '../support/scrolling.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Specification, section 9. */
const COUNT_MS = 2750;
const VALUES = [25, 145];

const about = (page: Page) => page.locator('#about');
const counters = (page: Page) => about(page).locator('[data-count]');
const years = (page: Page) => counters(page).first();

/** The numbers that count over the values; undefined once only the value is there. */
const countingNumbers = (page: Page) =>
  counters(page).evaluateAll((elements) =>
    elements.map((element) => {
      const { content, opacity, counterReset } = getComputedStyle(element, '::before');
      const isCounting = content !== 'none' && opacity === '1';
      return isCounting ? Number(counterReset.split(' ')[1]) : undefined;
    }),
  );

/** Stops the counters this long after their start. */
const goToTime = (page: Page, time: number) =>
  counters(page).evaluateAll((elements, currentTime) => {
    for (const animation of elements.flatMap((one) => one.getAnimations({ subtree: true }))) {
      animation.pause();
      Object.assign(animation, { currentTime });
    }
  }, time);

/** What a screen reader reads. */
const expectValues = (page: Page) =>
  expect(about(page)).toMatchAriaSnapshot({ name: 'counters.aria.yml' });

test('the counters count once in 2.75 s when they scroll into view', async ({ page }) => {
  await page.goto('/');
  await years(page).evaluate((number) => {
    const top = number.getBoundingClientRect().top - innerHeight - 100;
    scrollBy({ top, behavior: 'instant' });
  });
  await expect(years(page)).toHaveAttribute('data-reveal', 'waiting');
  expect(await countingNumbers(page)).toEqual([0, 0]);
  await expectValues(page);

  await bringIntoSight(years(page));
  await expect(counters(page).nth(1)).toHaveAttribute('data-reveal', 'done');
  await goToTime(page, COUNT_MS / 2);
  (await countingNumbers(page)).forEach((shown, index) => {
    const value = VALUES[index] ?? NaN;
    expect.soft(shown).toBeGreaterThan(value / 2);
    expect.soft(shown).toBeLessThan(value);
  });
  await expectValues(page);
  await goToTime(page, COUNT_MS - 1);
  expect(await countingNumbers(page)).toEqual(VALUES);
  await goToTime(page, COUNT_MS);
  expect(await countingNumbers(page)).toEqual([undefined, undefined]);
  await expect(years(page).locator('span').first()).toHaveCSS('opacity', '1');

  await bringIntoSight(page.locator('#service'));
  await bringIntoSight(years(page));
  await waitForIdle(page);
  expect(await countingNumbers(page)).toEqual([undefined, undefined]);
  await expectValues(page);
});

for (const [name, options] of [
  ['in the window from the start', { viewport: { width: 1440, height: 8000 } }],
  ['under reduced motion', STILL],
] as const) {
  test(`counters show their values at once ${name}`, async ({ arrive }) => {
    const page = await arrive(options);
    await page.goto('/');
    await expect(page.locator('html[data-started]')).toBeAttached();
    await bringIntoSight(years(page));
    await waitForIdle(page);
    expect(await countingNumbers(page)).toEqual([undefined, undefined]);
    await expectValues(page);
  });
}
