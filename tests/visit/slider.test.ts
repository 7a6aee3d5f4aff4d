import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { home } from '../support/content.ts';
import { DESKTOP, PHONE, STILL } from '../support/devices.ts';
import { twoFrames } from '../support/frames.ts';
import { hasFocus } from '../support/reading.ts';
import { bringIntoSight, edgesOf } from '../support/scrolling.ts';
import {
  after,
  bulletName,
  comeTo,
  DELAY_MS,
  drag,
  endSlide,
  expectPicture,
  expectResting,
  expectTurning,
  expectWholePicture,
  GAP_PX,
  isSliding,
  ORGANIZING,
  pictureShown,
  rowOf,
  SLIDE_MS,
  slideName,
  sliderNamed,
  slidesOf,
  STYLING,
  swipe,
  TOTAL,
  WORDS,
} from '../support/sliderVisit.ts';
import { stopClock } from '../support/stopClock.ts';
import { useLook, useVisits } from '../support/visits.ts';
import type { Locator, Page } from 'playwright-core';

const FRAME_MS = 20;
const WITHOUT_SCRIPT = { ...PHONE, javaScriptEnabled: false };

const visits = useVisits();

const button = (slider: Locator, name: string) => slider.getByRole('button', { name });

/** Takes the mouse and the keyboard away: both hold a slider. */
async function letGo(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** Chooses a bullet on a page whose clock stands: the pictures come with the next frame. */
async function choose(slider: Locator, number: number): Promise<void> {
  await button(slider, bulletName(number)).click();
  await slider.page().clock.runFor(FRAME_MS);
  await expectPicture(slider, number);
  await letGo(slider.page());
}

/** Watches from now on; tells how long the next slide takes, in milliseconds, as the browser says at its end. */
async function watchSlide(slider: Locator): Promise<() => Promise<number>> {
  // In a box: a promise itself would be waited for.
  const watched = await rowOf(slider).evaluateHandle((row) => ({
    length: new Promise<number>((resolve) => {
      const onEnd = (event: Event) => resolve((event as TransitionEvent).elapsedTime * 1000);
      row.addEventListener('transitionend', onEnd, { once: true });
    }),
  }));
  return () => watched.evaluate(({ length }) => length);
}

describe('a service slider in the hands of a visitor', () => {
  const page = useLook('/', DESKTOP, STILL);
  const slider = () => sliderNamed(page());

  beforeEach(async () => {
    await comeTo(slider());
    await button(slider(), bulletName(1)).click();
    await expectPicture(slider(), 1);
  });

  it.each([ORGANIZING, STYLING])('shows one of five pictures, 10 px apart: %s', async (name) => {
    const shown = sliderNamed(page(), name);
    await comeTo(shown);
    await expectWholePicture(shown);
    const { left, right } = await edgesOf(shown);
    const edges = await Promise.all((await slidesOf(shown).all()).map(edgesOf));
    const row = edges.sort((one, other) => one.left - other.left);
    expect(row).toHaveLength(TOTAL);
    for (const [index, slide] of row.entries()) {
      expect(slide.right - slide.left).toBeCloseTo(right - left, 0);
      const next = row[index + 1];
      if (next) expect(next.left - slide.right).toBeCloseTo(GAP_PX, 0);
    }
  });

  it('goes on and back with its arrows, around the ends', async () => {
    await button(slider(), WORDS.previous).click();
    await expectPicture(slider(), TOTAL);
    await expectWholePicture(slider());
    await button(slider(), WORDS.next).click();
    await expectPicture(slider(), 1);
    await button(slider(), WORDS.next).click();
    await expectPicture(slider(), 2);
    await expectWholePicture(slider());
  });

  it('shows, and announces, the picture alone whose bullet is chosen', async () => {
    await button(slider(), bulletName(4)).click();
    await expectPicture(slider(), 4);
    await expect.poll(() => slider().getByRole('img').count()).toBe(1);
    expect(
      await slider()
        .getByRole('group', { name: slideName(4) })
        .count(),
    ).toBe(1);
    expect(await slidesOf(slider()).and(page().getByRole('group')).count()).toBe(1);
    expect(await rowOf(slider()).getAttribute('aria-live')).toBe('polite');
  });

  it('has a bullet for each of its pictures, side by side', async () => {
    const { left, right } = await edgesOf(slider());
    let end = left;
    for (let number = 1; number <= TOTAL; number += 1) {
      const bullet = await edgesOf(button(slider(), bulletName(number)));
      expect([bullet.right - bullet.left, bullet.bottom - bullet.top]).toEqual([24, 44]);
      expect(bullet.left).toBeGreaterThanOrEqual(end);
      end = bullet.right;
    }
    expect(end).toBeLessThanOrEqual(right);
  });

  it('follows the arrow keys, and lets others pass', async () => {
    await button(slider(), WORDS.next).focus();
    await page().keyboard.press('ArrowRight');
    await expectPicture(slider(), 2);
    await page().keyboard.press('ArrowLeft');
    await expectPicture(slider(), 1);
    await page().keyboard.press('Control+ArrowRight');
    await twoFrames(page());
    expect(await pictureShown(slider())).toBe(1);
  });

  it('follows a drag of the mouse, which is no click; a click leads where the card leads', async () => {
    await drag(slider(), 'left');
    await expectPicture(slider(), 2);
    await endSlide(slider());
    expect(new URL(page().url()).pathname).toBe('/');
    await slider().click({ position: { x: 200, y: 200 } });
    await page().waitForURL('**/home-space-organizing');
  });
});

describe('the autoplay', () => {
  const page = useLook('/', DESKTOP, {}, stopClock);
  const slider = () => sliderNamed(page());

  beforeEach(async () => {
    await letGo(page());
    await comeTo(slider());
    await expectTurning(slider());
  });

  it('lets a picture stand for 2.5 s, slides for 450 ms, and begins anew after the last', async () => {
    for (let turn = 0; turn < TOTAL; turn += 1) {
      const before = await pictureShown(slider());
      await expect.poll(() => rowOf(slider()).getAttribute('aria-live')).toBe('off');
      await page().clock.runFor(DELAY_MS - 1);
      expect(await pictureShown(slider())).toBe(before);
      const slide = await watchSlide(slider());
      await page().clock.runFor(1);
      expect(await pictureShown(slider())).toBe(after(before));
      await endSlide(slider());
      expect(await slide()).toBeCloseTo(SLIDE_MS);
    }
  });

  it('stays paused after Pause, whatever is done then, until Play', async () => {
    await button(slider(), WORDS.pause).click();
    await button(slider(), WORDS.next).click();
    await letGo(page());
    await expectResting(slider());
    await button(slider(), WORDS.play).click();
    await expectTurning(slider());
    expect(await button(slider(), WORDS.pause).isVisible()).toBe(true);
  });

  it('goes on after a click, when the mouse has left', async () => {
    await button(slider(), WORDS.next).click();
    await expectResting(slider());
    await page().mouse.move(0, 0);
    await expectTurning(slider());
  });

  it('counts every press on an arrow, while the picture is still on its way', async () => {
    await button(slider(), WORDS.pause).click();
    await choose(slider(), 1);
    await button(slider(), WORDS.next).click({ clickCount: 3 });
    await expectPicture(slider(), 4);
    await endSlide(slider());
    await expectWholePicture(slider());
    await button(slider(), WORDS.previous).click({ clickCount: 4 });
    await expectPicture(slider(), TOTAL);
    await endSlide(slider());
    await expectWholePicture(slider());
    await button(slider(), WORDS.play).click();
  });

  it('rests while the keyboard is in it, and begins with its button', async () => {
    await page().getByRole('link', { name: home.banner.button }).focus();
    await page().keyboard.press('Tab');
    expect(await hasFocus(button(slider(), WORDS.pause))).toBe(true);
    await comeTo(slider());
    await expectResting(slider());
    await page().keyboard.press('Shift+Tab');
    await comeTo(slider());
    await expectTurning(slider());
  });

  it('goes on at once when the keyboard presses Play', async () => {
    await button(slider(), WORDS.pause).press('Enter');
    await expectResting(slider());
    await button(slider(), WORDS.play).press('Space');
    await expectTurning(slider());
  });

  it('rests out of sight', async () => {
    await page().evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expectResting(slider());
    await comeTo(slider());
    await expectTurning(slider());
  });

  it('rests in a hidden tab', async () => {
    const turnTab = (state: DocumentVisibilityState) =>
      page().evaluate((visibilityState) => {
        Object.defineProperty(document, 'visibilityState', {
          value: visibilityState,
          configurable: true,
        });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await turnTab('hidden');
    await expectResting(slider());
    await turnTab('visible');
    await expectTurning(slider());
  });
});

describe('under reduced motion, the autoplay', () => {
  const page = useLook('/', DESKTOP, STILL, stopClock);
  const slider = () => sliderNamed(page());

  beforeAll(() => comeTo(slider()));

  it('is off, and follows the preference', async () => {
    expect(await button(slider(), WORDS.play).isVisible()).toBe(true);
    await expectResting(slider());
    await page().emulateMedia({ reducedMotion: 'no-preference' });
    await expectTurning(slider());
    await page().emulateMedia({ reducedMotion: 'reduce' });
    await button(slider(), WORDS.play).waitFor();
    await expectResting(slider());
  });

  it('plays when it is asked to, without a slide to be seen', async () => {
    await button(slider(), WORDS.play).click();
    const slide = await watchSlide(slider());
    await expectTurning(slider());
    expect(await slide()).toBeLessThanOrEqual(1);
  });
});

describe('the pictures', () => {
  it('do not take turns with one that is still on its way, as long as it is the next', async () => {
    const page = await visits.arrive();
    await stopClock(page);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const file = home.services.organizing.pictures[1]?.split('/')[1];
    await page.route(`**/${file}.*`, async (route) => {
      await released;
      await route.continue();
    });
    // The load of the page is over when all its pictures are there.
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const slider = sliderNamed(page);
    await comeTo(slider);
    await expectResting(slider);
    await choose(slider, 4);
    await expectTurning(slider);
    await choose(slider, 1);
    await expectResting(slider);
    release();
    await expectTurning(slider);
  });

  it('follow a finger, which is no click, stay with it, go on afterwards, and move nothing else', async () => {
    const page = await visits.arrive(PHONE);
    await stopClock(page);
    // Letters that change are weighed elsewhere.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.addInitScript(() => {
      const layoutShifts: string[] = [];
      Object.assign(globalThis, { layoutShifts });
      new PerformanceObserver((list) => {
        layoutShifts.push(...list.getEntries().map((entry) => JSON.stringify(entry)));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    const slider = sliderNamed(page);
    await comeTo(slider);
    await expectTurning(slider);
    await swipe(slider, 'left', async () => {
      await page.clock.runFor(2 * DELAY_MS);
      expect(await isSliding(slider)).toBe(false);
    });
    await expectPicture(slider, 3);
    await endSlide(slider);
    await swipe(slider, 'right');
    await expectPicture(slider, 2);
    await expectTurning(slider);
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.evaluate(() => Reflect.get(globalThis, 'layoutShifts') as string[])).toEqual(
      [],
    );
  });

  it('slide from where they were scrolled to, and hand the keyboard on', async () => {
    const page = await visits.arrive({ viewport: { width: 1280, height: 600 } });
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const viewport = document.querySelector('[aria-live]')?.parentElement;
        viewport?.scrollTo({ left: viewport.clientWidth * 2, behavior: 'instant' });
      });
    });
    await page.goto('/');
    await page.getByRole('link', { name: home.banner.button }).focus();
    await page.keyboard.press('Tab');
    const slider = sliderNamed(page);
    await expect.poll(() => hasFocus(button(slider, WORDS.pause))).toBe(true);
    expect(await pictureShown(slider)).toBe(3);
  });
});

describe('without the script', () => {
  it.each([
    ['as it is off', WITHOUT_SCRIPT],
    ['as it does not arrive', PHONE],
  ])('the pictures scroll sideways, and no dead button is shown: %s', async (_, device) => {
    const page = await visits.arrive(device);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    const slider = sliderNamed(page);
    await bringIntoSight(slider);
    const viewport = rowOf(slider).locator('..');
    const scrolled = () =>
      viewport.evaluate(
        ({ scrollLeft, clientWidth }, gap) => scrollLeft / (clientWidth + gap),
        GAP_PX,
      );
    const swipeOnce = async () => {
      await swipe(slider, 'left');
      return scrolled();
    };
    await expect.poll(swipeOnce).toBeGreaterThan(0);
    await expect.poll(scrolled).toBeGreaterThan(0.99);
    await expect.poll(async () => ((await scrolled()) + 0.01) % 1).toBeLessThan(0.02);
    expect(await slider.getByRole('button').count()).toBe(0);
    expect(await slider.getByRole('img').count()).toBe(TOTAL);
  });
});
