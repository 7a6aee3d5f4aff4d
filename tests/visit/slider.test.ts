import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { home } from '../support/content.ts';
import { launchChromium } from '../support/chromium.ts';
import { twoFrames } from '../support/frames.ts';
import { NARROW, visitHome } from '../support/homeVisit.ts';
import {
  comeTo,
  drag,
  expectPicture,
  expectResting,
  expectRotating,
  expectWholePicture,
  ORGANIZING,
  pictureShown,
  barName,
  bringIntoSight,
  settingsOf,
  slideName,
  slidesOf,
  settle,
  sliderNamed,
  STYLING,
  swipe,
  watchTurns,
  WORDS,
} from '../support/sliderVisit.ts';

const DELAY_MS = 2500;
const SLIDE_MS = 450;
/** What a busy machine may be late, and what an observer in the page may be early. */
const LATE_MS = 250;
const EARLY_MS = 60;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
});
afterEach(() => page.context().close());
afterAll(() => browser.close());

async function openSlider(
  ...[options, prepare]: [Parameters<typeof visitHome>[1]?, Parameters<typeof visitHome>[2]?]
) {
  page = await visitHome(browser, options, prepare);
  const slider = sliderNamed(page);
  await comeTo(slider);
  return slider;
}

const button = (name: string) => sliderNamed(page).getByRole('button', { name });

/** Pauses with the keyboard out of the way, so that only the visitor's own moves count. */
async function pause() {
  await button(WORDS.pause).click();
  await button(WORDS.play).waitFor();
  await page.mouse.move(0, 0);
}

describe('a service slider', () => {
  it.each([ORGANIZING, STYLING])('keeps to the specification: %s', async (name) => {
    await openSlider();
    expect(await settingsOf(sliderNamed(page, name))).toEqual({
      slidesPerView: 1,
      spaceBetween: 10,
      loop: true,
      speed: SLIDE_MS,
      delay: DELAY_MS,
      disableOnInteraction: false,
      clickable: true,
      dynamicBullets: true,
      hasArrows: true,
    });
    const pictures = slidesOf(sliderNamed(page, name));
    expect(await pictures.count()).toBe(5);
  });

  it('shows one picture, and keeps 10 px to the next', async () => {
    const slider = await openSlider();
    await pause();
    await settle(slider);
    const [shown, next] = await slider.evaluate((element) => {
      const slides = [...element.querySelectorAll('[aria-live] > *')];
      const index = slides.findIndex((slide) => slide.ariaHidden !== 'true');
      return slides
        .slice(index, index + 2)
        .map((slide) => slide.getBoundingClientRect().toJSON() as DOMRect);
    });
    const box = await slider.boundingBox();
    expect(shown?.width).toBeCloseTo(box?.width ?? 0, 0);
    expect(next?.left).toBeCloseTo((shown?.right ?? 0) + 10, 0);
  });

  it('lets a picture stand for 2.5 s, slides for 450 ms, and begins anew after the last', async () => {
    const slider = await openSlider();
    const turns = await watchTurns(slider, 5);
    const [first] = turns;
    expect(turns.map(({ to }) => to)).toEqual(
      turns.map((_turn, index) => (((first?.to ?? 0) + index - 1) % 5) + 1),
    );
    // A busy machine may be late with one of them, but not with all.
    const slides = turns.map(({ beganAt, endedAt }) => endedAt - beganAt);
    expect(Math.min(...slides)).toBeGreaterThan(SLIDE_MS - EARLY_MS);
    expect(Math.min(...slides)).toBeLessThan(SLIDE_MS + LATE_MS);
    const rests = turns
      .slice(1)
      .map(({ beganAt }, index) => beganAt - (turns[index]?.endedAt ?? 0));
    expect(Math.min(...rests)).toBeGreaterThan(DELAY_MS - EARLY_MS);
    expect(Math.min(...rests)).toBeLessThan(DELAY_MS + LATE_MS);
  });

  it('goes on and back with its arrows, around the ends', async () => {
    const slider = await openSlider();
    await pause();
    await button(WORDS.previous).click();
    await expectPicture(slider, 5);
    await button(WORDS.next).click();
    await expectPicture(slider, 1);
    await button(WORDS.next).click();
    await expectPicture(slider, 2);
  });

  it('counts every press on an arrow, however fast', async () => {
    const slider = await openSlider();
    await pause();
    await button(WORDS.next).click({ clickCount: 3 });
    await expectPicture(slider, 4);
    await settle(slider);
    await expectWholePicture(slider);
    await button(WORDS.previous).click({ clickCount: 4 });
    await expectPicture(slider, 5);
    await settle(slider);
    await expectWholePicture(slider);
  });

  it('shows the picture whose bar is chosen', async () => {
    const slider = await openSlider();
    await pause();
    const bar = button(barName(4));
    await bar.click();
    await expectPicture(slider, 4);
    await settle(slider);
    await expect.poll(() => slider.getByRole('img').count()).toBe(1);
    const box = await bar.boundingBox();
    expect([box?.width, box?.height]).toEqual([24, 44]);
  });

  it('follows the arrow keys, and lets others pass', async () => {
    const slider = await openSlider();
    await pause();
    await settle(slider);
    const first = await pictureShown(slider);
    await button(WORDS.next).focus();
    await page.keyboard.press('ArrowRight');
    await expectPicture(slider, (first % 5) + 1);
    await settle(slider);
    await page.keyboard.press('ArrowLeft');
    await expectPicture(slider, first);
    await settle(slider);
    await page.keyboard.press('Control+ArrowRight');
    await twoFrames(page);
    expect(await pictureShown(slider)).toBe(first);
  });

  it('goes on after a click, when the mouse has left', async () => {
    const slider = await openSlider();
    await button(WORDS.next).click();
    await page.mouse.move(0, 0);
    await expectRotating(slider);
  });
});

describe('the rotation', () => {
  it('stays paused after Pause, whatever is done then, until Play', async () => {
    const slider = await openSlider();
    await pause();
    await button(WORDS.next).click();
    await page.mouse.move(0, 0);
    await expectResting(slider);
    await button(WORDS.play).click();
    await expectRotating(slider);
    expect(await button(WORDS.pause).isVisible()).toBe(true);
  });

  it('rests while the mouse is over the slider', async () => {
    const slider = await openSlider();
    await slider.hover();
    await expectResting(slider);
    await page.mouse.move(0, 0);
    await expectRotating(slider);
  });

  it('rests while the keyboard is in it, and begins with its button', async () => {
    const slider = await openSlider();
    await page.getByRole('link', { name: home.banner.button }).focus();
    await page.keyboard.press('Tab');
    expect(
      await button(WORDS.pause).evaluate((element) => element === document.activeElement),
    ).toBe(true);
    await comeTo(slider);
    await expectResting(slider);
    await page.keyboard.press('Shift+Tab');
    await comeTo(slider);
    await expectRotating(slider);
  });

  it('takes the keyboard over from the pictures that could be scrolled', async () => {
    page = await visitHome(browser, { viewport: { width: 1280, height: 600 } });
    await page.getByRole('link', { name: home.banner.button }).focus();
    await page.keyboard.press('Tab');
    await expect
      .poll(() => button(WORDS.pause).evaluate((element) => element === document.activeElement))
      .toBe(true);
  });

  it('goes on at once when the keyboard presses Play', async () => {
    const slider = await openSlider();
    await button(WORDS.pause).focus();
    await page.keyboard.press('Enter');
    await button(WORDS.play).press('Space');
    await expectRotating(slider);
  });

  it('rests out of sight', async () => {
    const slider = await openSlider();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expectResting(slider);
    await comeTo(slider);
    await expectRotating(slider);
  });

  it('rests in a hidden tab', async () => {
    const slider = await openSlider();
    const turnTab = (state: DocumentVisibilityState) =>
      page.evaluate((visibilityState) => {
        Object.defineProperty(document, 'visibilityState', {
          value: visibilityState,
          configurable: true,
        });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await settle(slider);
    await turnTab('hidden');
    await expectResting(slider);
    await turnTab('visible');
    await expectRotating(slider);
  });

  it('is off under reduced motion, and follows the preference', async () => {
    const slider = await openSlider({ reducedMotion: 'reduce' });
    expect(await button(WORDS.play).isVisible()).toBe(true);
    await expectResting(slider);
    await button(WORDS.next).click();
    await page.mouse.move(0, 0);
    await expectPicture(slider, 2);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expectRotating(slider);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await button(WORDS.play).waitFor();
    await expectResting(slider);
  });

  it('still plays under reduced motion when it is asked to, without a slide to be seen', async () => {
    const slider = await openSlider({ reducedMotion: 'reduce' });
    await button(WORDS.play).click();
    const turns = await watchTurns(slider, 2);
    const slides = turns.map(({ beganAt, endedAt }) => endedAt - beganAt);
    expect(Math.min(...slides)).toBeLessThan(SLIDE_MS / 2);
  });

  it('waits for a picture that is still on its way', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slider = await openSlider({}, (opened) =>
      opened.route('**/03-pantry.*', async (route) => {
        await released;
        await route.continue();
      }),
    );
    await expectResting(slider);
    expect(await pictureShown(slider)).toBe(1);
    release();
    await expectPicture(slider, 2);
  });

  it('waits no longer for a picture that is not next any more', async () => {
    const slider = await openSlider({}, (opened) =>
      // Picture 2; never answered.
      opened.route('**/03-pantry.*', () => undefined),
    );
    await expectResting(slider);
    await button(barName(4)).click();
    await expectPicture(slider, 4);
    await page.mouse.move(0, 0);
    await expectPicture(slider, 5);
  });
});

describe('the pictures', () => {
  it('are announced one at a time, and only while they do not move by themselves', async () => {
    const slider = await openSlider();
    const live = slider.locator('[aria-live]');
    await expect.poll(() => live.getAttribute('aria-live')).toBe('off');
    await pause();
    await expect.poll(() => live.getAttribute('aria-live')).toBe('polite');
    await button(barName(2)).click();
    await expect.poll(() => slider.getByRole('group', { name: slideName(2) }).count()).toBe(1);
    expect(await slidesOf(slider).and(page.getByRole('group')).count()).toBe(1);
    expect(await slider.getByRole('img').count()).toBe(1);
  });

  it('lead where the card leads, by a click', async () => {
    const slider = await openSlider();
    await slider.hover({ position: { x: 200, y: 200 } });
    await settle(slider);
    await slider.click({ position: { x: 200, y: 200 } });
    await page.waitForURL('**/home-space-organizing');
  });

  it('follow a drag of the mouse, which is no click', async () => {
    const slider = await openSlider();
    await pause();
    await drag(slider, 'left');
    await expectPicture(slider, 2);
    await settle(slider);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('follow a finger, which is no click, and go on afterwards', async () => {
    const slider = await openSlider({ viewport: NARROW, hasTouch: true, isMobile: true });
    // A picture that has just come stands for 2.5 s, longer than the swipe takes.
    await expectRotating(slider);
    await settle(slider);
    const before = await pictureShown(slider);
    await swipe(slider, 'left');
    await expectPicture(slider, (before % 5) + 1);
    await settle(slider);
    await swipe(slider, 'right');
    await expectPicture(slider, before);
    expect(new URL(page.url()).pathname).toBe('/');
    await expectRotating(slider);
  });

  it('move nothing else, neither when the script takes over nor when they take turns', async () => {
    const slider = await openSlider({ viewport: NARROW }, (opened) =>
      opened.addInitScript(() => {
        const layoutShifts: string[] = [];
        Object.assign(globalThis, { layoutShifts });
        new PerformanceObserver((list) => {
          layoutShifts.push(...list.getEntries().map((entry) => JSON.stringify(entry)));
        }).observe({ type: 'layout-shift', buffered: true });
      }),
    );
    await expectRotating(slider);
    await expectRotating(slider);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'layoutShifts') as string[])).toEqual(
      [],
    );
  });

  it('start from the picture the visitor has scrolled to', async () => {
    page = await visitHome(browser, {}, (opened) =>
      opened.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          const viewport = document.querySelector('[aria-live]')?.parentElement;
          viewport?.scrollTo({ left: viewport.clientWidth * 2, behavior: 'instant' });
        });
      }),
    );
    const slider = sliderNamed(page);
    await comeTo(slider);
    expect(await pictureShown(slider)).toBe(3);
  });
});

describe('without the script', () => {
  async function expectScroller() {
    const slider = sliderNamed(page);
    await bringIntoSight(slider);
    const viewport = slidesOf(slider).first().locator('../..');
    const scrolled = () =>
      viewport.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / (clientWidth + 10));
    const swipeOnce = async () => {
      await swipe(slider, 'left');
      return scrolled();
    };
    await expect.poll(swipeOnce).toBeGreaterThan(0);
    await expect.poll(scrolled).toBeGreaterThan(0.99);
    await expect.poll(async () => ((await scrolled()) + 0.01) % 1).toBeLessThan(0.02);
    expect(await slider.getByRole('button').count()).toBe(0);
    expect(await slider.getByRole('img').count()).toBe(5);
  }
  const phone = { viewport: NARROW, hasTouch: true, isMobile: true };

  it('the pictures scroll sideways, and no dead button is shown', async () => {
    page = await visitHome(browser, { ...phone, javaScriptEnabled: false });
    await expectScroller();
  });

  it('or when it does not arrive', async () => {
    page = await visitHome(browser, phone, (opened) =>
      opened.route('**/ImageSlider.*.js', (route) => route.abort()),
    );
    await expectScroller();
  });
});
