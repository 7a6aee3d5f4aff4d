import { home } from '../support/content.ts';
import { MOVING, PHONE, STILL } from '../support/devices.ts';
import { fingersOn } from '../support/fingers.ts';
import { bringIntoSight, edgesOf, jumpTo } from '../support/scrolling.ts';
import {
  bullet,
  comeTo,
  expectPicture,
  expectPlaying,
  expectResting,
  ORGANIZING,
  rowOf,
  sliderButton,
  sliderNamed,
  STYLING,
  TOTAL,
  WORDS,
} from '../support/slider.ts';
import { expect, test } from '../support/test.ts';
import type { Locator, Page } from '../support/test.ts';

const GAP_PX = 10;

/** The places of a hand that crosses most of the picture, to the left. */
async function pathOver(slider: Locator): Promise<{ x: number; y: number }[]> {
  const { left, right, top, bottom } = await edgesOf(slider);
  return [0.9, 0.7, 0.5, 0.3, 0.1].map((part) => ({
    x: left + (right - left) * part,
    y: (top + bottom) / 2,
  }));
}

async function swipeLeft(slider: Locator): Promise<void> {
  const touch = await fingersOn(slider.page());
  const [start, ...path] = await pathOver(slider);
  if (start) await touch('touchStart', [start]);
  for (const point of path) await touch('touchMove', [point]);
  await touch('touchEnd');
}

test.describe('a slider that stands still', () => {
  test.use(STILL);
  let slider: Locator;

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    slider = sliderNamed(page);
    await comeTo(slider);
  });

  test('shows one of five pictures, 10 px apart; Products has a single one', async ({ page }) => {
    for (const name of [ORGANIZING, STYLING]) {
      const shown = sliderNamed(page, name);
      await comeTo(shown);
      await expectPicture(shown, 1);
      const { left, right } = await edgesOf(shown);
      const edges = await Promise.all((await rowOf(shown).locator('> *').all()).map(edgesOf));
      edges.sort((one, other) => one.left - other.left);
      expect(edges).toHaveLength(TOTAL);
      edges.forEach((slide, index) => {
        expect.soft(slide.right - slide.left).toBeCloseTo(right - left, 0);
        const next = edges[index + 1];
        if (next) expect.soft(next.left - slide.right).toBeCloseTo(GAP_PX, 0);
      });
    }
    const products = page.getByRole('article', { name: home.services.products.title });
    await expect(products.getByRole('img')).toHaveCount(1);
    await expect(products.getByRole('button')).toHaveCount(1);
  });

  test('names its buttons and its one picture to screen readers', async () => {
    await expect(slider).toMatchAriaSnapshot(`
      - button "Play"
      - group "Choose a picture":
        - button "Show picture 1 of 5"
        - button "Show picture 2 of 5"
        - button "Show picture 3 of 5"
        - button "Show picture 4 of 5"
        - button "Show picture 5 of 5"
      - button "Previous picture"
      - button "Next picture"
      - group "1 of 5":
        - img
    `);
  });

  test('moves with its arrows, its bullets and the arrow keys', async ({ page }) => {
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
  });

  test('follows a drag of the mouse; a click leads where its card leads', async ({ page }) => {
    const [start, ...path] = await pathOver(slider);
    await page.mouse.move(start?.x ?? 0, start?.y ?? 0);
    await page.mouse.down();
    for (const { x, y } of path) await page.mouse.move(x, y);
    await page.mouse.up();
    await expectPicture(slider, 2);
    await expect(page).toHaveURL('/');
    await slider.click({ position: { x: 200, y: 200 } });
    await expect(page).toHaveURL('/home-space-organizing');
  });
});

test.describe('a slider that plays', () => {
  let slider: Locator;

  test.beforeEach(async ({ page }) => {
    await pauseClock(page);
    await page.goto('/');
    slider = sliderNamed(page);
    await comeTo(slider);
  });

  test('shows the next picture every 2.5 s, and the first one after the last', async () => {
    for (let turn = 0; turn < TOTAL; turn += 1) await expectPlaying(slider);
  });

  test('goes on after a click, and rests while the mouse is on it', async ({ page }) => {
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
    await expect(sliderButton(slider, WORDS.pause)).toBeVisible();
    await expectPlaying(slider);
    await sliderButton(slider, WORDS.pause).press('Space');
    await expectResting(slider);
  });

  test('rests while the keyboard is in it', async ({ page }) => {
    await page.getByRole('link', { name: home.banner.button }).focus();
    await page.keyboard.press('Tab');
    await expect(sliderButton(slider, WORDS.pause)).toBeFocused();
    await comeTo(slider);
    await expectResting(slider);
    await page.keyboard.press('Shift+Tab');
    await comeTo(slider);
    await expectPlaying(slider);
  });

  test('rests out of sight and in a hidden tab', async ({ page }) => {
    await jumpTo(page, 1e6);
    await expectResting(slider);
    await comeTo(slider);
    await expectPlaying(slider);
    await setTabVisibility(page, 'hidden');
    await expectResting(slider);
    await setTabVisibility(page, 'visible');
    await expectPlaying(slider);
  });

  test('follows the preference for reduced motion, and plays then when asked to', async ({
    page,
  }) => {
    await page.emulateMedia(STILL);
    await expectResting(slider);
    await page.emulateMedia(MOVING);
    await expectPlaying(slider);
    await page.emulateMedia(STILL);
    await sliderButton(slider, WORDS.play).press('Enter');
    await expectPlaying(slider);
  });
});

test('a slider waits for a next picture that is still loading', async ({ page }) => {
  await pauseClock(page);
  const loading = Promise.withResolvers<undefined>();
  const file = home.services.organizing.pictures[1]?.split('/')[1];
  await page.route(`**/${file}.*`, async (route) => {
    await loading.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const slider = sliderNamed(page);
  await comeTo(slider);
  await expectResting(slider);
  loading.resolve(undefined);
  await expectPlaying(slider);
});

test('a slider starts with the picture the visitor has scrolled to', async ({ page }) => {
  const scripts = Promise.withResolvers<undefined>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const slider = sliderNamed(page);
  const viewport = rowOf(slider).locator('..');
  await viewport.evaluate((row) => row.scrollTo({ left: row.clientWidth * 2 }));
  await viewport.focus();
  scripts.resolve(undefined);
  await comeTo(slider);
  await expectPicture(slider, 3);
  await expect(sliderButton(slider, WORDS.pause)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a slider follows a finger, which is no click, and goes on', async ({ page }) => {
    await pauseClock(page);
    await page.goto('/');
    const slider = sliderNamed(page);
    await comeTo(slider);
    await swipeLeft(slider);
    await expectPicture(slider, 2);
    await expectPlaying(slider);
    await expect(page).toHaveURL('/');
  });

  test('without script the pictures scroll, and no button is shown', async ({ open }) => {
    const page = await open('/', { ...PHONE, javaScriptEnabled: false });
    const slider = sliderNamed(page);
    await bringIntoSight(slider);
    await expect(slider.getByRole('button')).toHaveCount(0);
    await expect(slider.getByRole('img')).toHaveCount(TOTAL);
    const second = rowOf(slider).locator('> *').nth(1);
    await expect(async () => {
      await swipeLeft(slider);
      await expect(second).toBeInViewport({ ratio: 0.9, timeout: 2000 });
    }).toPass();
  });
});

async function pauseClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}

async function setTabVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
