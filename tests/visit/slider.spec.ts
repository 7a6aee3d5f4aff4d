import { fillIn } from '../../src/logic/fillIn.ts';
import { home, messages, services } from '../support/content.ts';
import { MOVING, PHONE, STILL } from '../support/devices.ts';
import { hold, pauseClock } from '../support/pausing.ts';
import { bringIntoSight, edgesOf, jumpTo } from '../support/scrolling.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import { touchscreenOn } from '../support/touch.ts';

/** Specification, section 9. */
const DELAY_MS = 2500;
const GAP_PX = 10;
const TOTAL = 5;
const WORDS = messages.slider;
const { organizing, styling, products } = services;

const sliderNamed = (page: Page, service = organizing.name) =>
  page.getByRole('group', { name: fillIn(WORDS.label, { service }) });
const sliderButton = (slider: Locator, name: string) => slider.getByRole('button', { name });
/** The bullet of a picture; numbers start at 1. */
const bullet = (slider: Locator, index: number) =>
  sliderButton(slider, fillIn(WORDS.goTo, { index, total: TOTAL }));
const rowOf = (slider: Locator) => slider.locator('[aria-live]');

async function scrollToSlider(slider: Locator): Promise<void> {
  await bringIntoSight(slider);
  await expect(sliderButton(slider, WORDS.next)).toBeVisible();
}

/** Expects this picture to fill the slider and to be the only accessible one. */
async function expectPicture(slider: Locator, number: number): Promise<void> {
  await expect(bullet(slider, number)).toHaveAttribute('aria-current', 'true');
  const name = fillIn(WORDS.slide, { index: number, total: TOTAL });
  await expect(slider.getByRole('group', { name })).toBeInViewport({ ratio: 0.99 });
  await expect(slider.getByRole('img')).toHaveCount(1);
}

/** Expects the next picture after 2.5 s. The page's clock must be paused. */
async function expectPlaying(slider: Locator): Promise<void> {
  await expect(rowOf(slider)).toHaveAttribute('aria-live', 'off');
  const before = await restAtPicture(slider);
  await slider.page().clock.runFor(DELAY_MS - 1);
  expect(await currentPicture(slider)).toBe(before);
  await slider.page().clock.runFor(1);
  expect(await currentPicture(slider)).toBe((before % TOTAL) + 1);
}

/** Expects the picture to stay. The page's clock must be paused. */
async function expectResting(slider: Locator): Promise<void> {
  await expect(rowOf(slider)).toHaveAttribute('aria-live', 'polite');
  const before = await restAtPicture(slider);
  await slider.page().clock.runFor(2 * DELAY_MS);
  expect(await currentPicture(slider)).toBe(before);
}

/** The number of the picture after the transition. */
async function restAtPicture(slider: Locator): Promise<number> {
  await rowOf(slider).evaluate(async (row) => {
    await Promise.all(row.getAnimations().map(({ finished }) => finished));
  });
  return currentPicture(slider);
}

function currentPicture(slider: Locator): Promise<number> {
  return slider
    .getByRole('group', { name: WORDS.choose })
    .getByRole('button')
    .evaluateAll((bullets) => bullets.findIndex(({ ariaCurrent }) => ariaCurrent) + 1);
}

test.describe('a slider under reduced motion', () => {
  test.use(STILL);

  test('shows one of five pictures, 10 px apart; Products has a single one', async ({ page }) => {
    await page.goto('/');
    for (const { name } of [organizing, styling]) {
      const slider = sliderNamed(page, name);
      await scrollToSlider(slider);
      await expectPicture(slider, 1);
      const { left, right } = await edgesOf(slider);
      const slides = await Promise.all((await rowOf(slider).locator('> *').all()).map(edgesOf));
      slides.sort((one, other) => one.left - other.left);
      expect(slides).toHaveLength(TOTAL);
      slides.forEach((slide, index) => {
        expect.soft(slide.right - slide.left).toBeCloseTo(right - left, 0);
        const next = slides[index + 1];
        if (next) expect.soft(next.left - slide.right).toBeCloseTo(GAP_PX, 0);
      });
    }
    const card = page.getByRole('article', { name: products.name });
    await expect(card.getByRole('img')).toHaveCount(1);
    await expect(card.getByRole('button')).toHaveCount(1);
  });

  test('moves by arrows, bullets, keys and the mouse; a click opens its page', async ({ page }) => {
    await page.goto('/');
    const slider = sliderNamed(page);
    await scrollToSlider(slider);
    await sliderButton(slider, WORDS.previous).click();
    await expectPicture(slider, TOTAL);
    await sliderButton(slider, WORDS.next).click();
    await expectPicture(slider, 1);
    await sliderButton(slider, WORDS.next).click({ clickCount: 3 });
    await expectPicture(slider, 4);
    await bullet(slider, 2).click();
    await expectPicture(slider, 2);
    await page.keyboard.press('ArrowRight');
    await expectPicture(slider, 3);
    await page.keyboard.press('Control+ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expectPicture(slider, 2);

    const [start, ...path] = await pathAcross(slider);
    await page.mouse.move(start?.x ?? 0, start?.y ?? 0);
    await page.mouse.down();
    for (const { x, y } of path) await page.mouse.move(x, y);
    await page.mouse.up();
    await expectPicture(slider, 3);
    await expect(page).toHaveURL('/');
    await slider.click({ position: { x: 200, y: 200 } });
    await expect(page).toHaveURL('/home-space-organizing');
  });

  test('reverses the arrow keys in right-to-left languages', async ({ page }) => {
    // Before its scripts run.
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () => (document.documentElement.dir = 'rtl')),
    );
    await page.goto('/');
    const slider = sliderNamed(page);
    await scrollToSlider(slider);
    await bullet(slider, 1).press('ArrowLeft');
    await expectPicture(slider, 2);
  });
});

test.describe('a playing slider', () => {
  let slider: Locator;

  test.beforeEach(async ({ page }) => {
    await pauseClock(page);
    await page.goto('/');
    slider = sliderNamed(page);
    await scrollToSlider(slider);
  });

  test('shows the next picture every 2.5 s, again and again, except on hover', async ({ page }) => {
    for (let turn = 0; turn < TOTAL; turn += 1) await expectPlaying(slider);
    await sliderButton(slider, WORDS.next).click();
    await expectResting(slider);
    await page.mouse.move(0, 0);
    await expectPlaying(slider);
  });

  test('stays paused after Pause until Play', async ({ page }) => {
    await sliderButton(slider, WORDS.pause).click();
    await sliderButton(slider, WORDS.next).click();
    await page.mouse.move(0, 0);
    await expectResting(slider);
    await sliderButton(slider, WORDS.play).press('Enter');
    await expectPlaying(slider);
    await sliderButton(slider, WORDS.pause).press('Space');
    await expectResting(slider);
  });

  test('pauses while focused and off screen', async ({ page }) => {
    await page.getByRole('link', { name: home.banner.button }).focus();
    await page.keyboard.press('Tab');
    await expect(sliderButton(slider, WORDS.pause)).toBeFocused();
    await scrollToSlider(slider);
    await expectResting(slider);
    await page.keyboard.press('Shift+Tab');
    await scrollToSlider(slider);
    await expectPlaying(slider);

    await jumpTo(page, 1e6);
    await expectResting(slider);
    await scrollToSlider(slider);
    await expectPlaying(slider);
  });

  test('stays paused under reduced motion, unless the visitor presses Play', async ({ page }) => {
    await page.emulateMedia(STILL);
    await expectResting(slider);
    await sliderButton(slider, WORDS.play).press('Enter');
    await expectPlaying(slider);
    await page.emulateMedia(MOVING);
    await expectPlaying(slider);
  });
});

test('bullets shrink with their distance from the one of the current picture', async ({ page }) => {
  await page.emulateMedia(STILL);
  await page.goto('/');
  const slider = sliderNamed(page);
  await scrollToSlider(slider);
  const heightOf = (index: number) =>
    bullet(slider, index).evaluate((button) => {
      const bar = getComputedStyle(button, button.ariaCurrent ? '::after' : '::before');
      return parseFloat(bar.blockSize) * new DOMMatrix(bar.transform).d;
    });
  for (const [current, order] of [
    [1, [1, 2, 3, 4]],
    [5, [5, 4, 3, 2]],
    [3, [3, 2, 1]],
  ] as const) {
    await bullet(slider, current).click();
    await expectPicture(slider, current);
    const heights = await Promise.all(order.map(heightOf));
    expect(heights).toEqual(heights.toSorted((one, other) => other - one));
    expect(new Set(heights).size).toBe(heights.length);
  }
});

test('a slider waits until the next picture has loaded', async ({ page }) => {
  await pauseClock(page);
  const file = organizing.pictures?.[1]?.split('/')[1];
  const release = await hold(page, `**/${file}.*`);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const slider = sliderNamed(page);
  await scrollToSlider(slider);
  await page.clock.runFor(2 * DELAY_MS);
  expect(await currentPicture(slider)).toBe(1);
  release();
  await expect(async () => {
    await page.clock.runFor(DELAY_MS);
    expect(await currentPicture(slider)).toBe(2);
  }).toPass();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a swipe moves a slider without a click, and autoplay continues', async ({ page }) => {
    await pauseClock(page);
    await page.goto('/');
    const slider = sliderNamed(page);
    await scrollToSlider(slider);
    await expectPlaying(slider);
    await restAtPicture(slider);
    const touch = await touchscreenOn(page);
    const [start, ...path] = await pathAcross(slider);
    await touch('touchStart', start && [start]);
    for (const point of path) await touch('touchMove', [point]);
    await page.clock.runFor(2 * DELAY_MS);
    expect(await rowOf(slider).evaluate((row) => row.getAnimations().length)).toBe(0);
    await touch('touchEnd');
    await expectPicture(slider, 3);
    await expectPlaying(slider);
    await expect(page).toHaveURL('/');
  });
});

/** The places of a hand that crosses most of the picture, to the left. */
async function pathAcross(slider: Locator): Promise<{ x: number; y: number }[]> {
  const { left, right, top, bottom } = await edgesOf(slider);
  return [0.9, 0.7, 0.5, 0.3, 0.1].map((part) => ({
    x: left + (right - left) * part,
    y: (top + bottom) / 2,
  }));
}
