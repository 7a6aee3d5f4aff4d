import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { DESKTOP, holdTime, PHONE, visitLightbox } from '../support/lightboxVisit.ts';
import type { LightboxVisit } from '../support/lightboxVisit.ts';

/* The constants of the specification, section 9, as a visitor's browser shows them. */

const site = inject('siteAddress');
let browser: Browser;
let visit: LightboxVisit;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());
afterEach(() => visit.close());

describe('the stage', () => {
  beforeEach(async () => {
    visit = await visitLightbox(browser, DESKTOP);
    await visit.page.goto(`${site}/home-space-organizing`);
    await visit.openLightbox('organizing', 4);
  });

  it('has two pictures ready on each side', async () => {
    expect(await visit.dialog.locator('.yarl__slide').count()).toBe(5);
  });

  it('keeps 16 px around a picture', async () => {
    expect(await visit.slide.evaluate((slide) => getComputedStyle(slide).padding)).toBe('16px');
  });

  it('keeps 30 % of its width between two pictures', async () => {
    const [left, right] = await visit.dialog
      .locator('.yarl__slide')
      .evaluateAll((slides) => slides.slice(2, 4).map((slide) => slide.getBoundingClientRect()));
    expect(left?.width).toBe(1440);
    expect((right?.left ?? 0) - (left?.right ?? 0)).toBeCloseTo(0.3 * 1440, 0);
  });

  it('slides for 500 ms', async () => {
    await visit.button('next').click();
    expect(await runningAnimation('.yarl__carousel')).toBe(500);
  });

  it('zooms for 500 ms', async () => {
    await visit.button('zoomIn').click();
    expect(await runningAnimation('.yarl__slide_current .yarl__slide_wrapper')).toBe(500);
  });

  it('fades for 250 ms', async () => {
    const duration = await visit.dialog.evaluate((dialog) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(dialog);
      return `${transitionProperty} ${transitionDuration}`;
    });
    expect(duration).toBe('opacity 0.25s');
  });
});

it('keeps the picture for 250 ms after closing', async () => {
  visit = await visitLightbox(browser, DESKTOP, (page) => page.clock.install());
  await visit.page.goto(`${site}/portfolio`);
  await visit.openLightbox('garage-oasis', 1);
  await holdTime(visit.page);
  await visit.page.keyboard.press('Escape');
  await visit.page.clock.runFor(249);
  expect(await visit.dialog.count()).toBe(1);
  await visit.page.clock.runFor(1);
  await visit.expectClosed();
});

describe('the strip', () => {
  beforeEach(async () => {
    visit = await visitLightbox(browser, DESKTOP);
    await visit.page.goto(`${site}/portfolio`);
    await visit.openLightbox('tidy-touch', 2);
  });

  it('shows thumbnails of 120 x 80, with border 1, radius 4 and padding 4', async () => {
    const shown = await visit.stripThumbnail(1, 5).evaluate((element) => {
      const style = getComputedStyle(element);
      const { width, height, padding, borderTopWidth, borderTopLeftRadius } = style;
      return { width, height, padding, borderTopWidth, borderTopLeftRadius };
    });
    expect(shown).toEqual({
      width: '120px',
      height: '80px',
      padding: '4px',
      borderTopWidth: '1px',
      borderTopLeftRadius: '4px',
    });
  });

  it('reaches two pictures to each side, the current one in the middle', async () => {
    await visit.button('next').click();
    await visit.expectSlide(3, 5);
    await visit.stripThumbnail(5, 5).click();
    await visit.expectSlide(5, 5);
    await visit.stripThumbnail(3, 5).waitFor();
    const { x = 0, width = 0 } = (await visit.stripThumbnail(5, 5).boundingBox()) ?? {};
    expect(x + width / 2).toBe(1440 / 2);
  });

  it('keeps 16 px between them, at the bottom', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map((number) => visit.stripThumbnail(number, 5).boundingBox()),
    );
    expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBe(16);
    expect(first?.y).toBeGreaterThan(750);
  });
});

describe('the slideshow', () => {
  beforeEach(async () => {
    visit = await visitLightbox(browser, DESKTOP, (page) => page.clock.install());
    await visit.page.goto(`${site}/portfolio`);
    await visit.openLightbox('garage-oasis', 2);
  });

  it('does not start by itself', async () => {
    await holdTime(visit.page);
    await visit.page.clock.runFor(10_000);
    await visit.expectSlide(2, 4);
    await visit.button('play').waitFor();
  });

  it('advances every 3000 ms and stops at the end', async () => {
    await holdTime(visit.page);
    await visit.button('play').click();
    await visit.button('pause').waitFor();
    await visit.page.clock.runFor(2999);
    await visit.expectSlide(2, 4);
    await visit.page.clock.runFor(1);
    await visit.expectSlide(3, 4);
    await visit.page.clock.runFor(3000);
    await visit.expectSlide(4, 4);
    await visit.button('play').waitFor();
    expect(await visit.button('play').isDisabled()).toBe(true);
    await visit.page.clock.runFor(10_000);
    await visit.expectSlide(4, 4);
  });

  it('stays where it was paused', async () => {
    await holdTime(visit.page);
    await visit.button('play').click();
    await visit.button('pause').click();
    await visit.page.clock.runFor(10_000);
    await visit.expectSlide(2, 4);
  });
});

describe('zooming', () => {
  beforeEach(async () => {
    visit = await visitLightbox(browser, PHONE);
    await visit.page.goto(`${site}/portfolio`);
    await visit.openLightbox('garage-oasis', 1);
  });

  const pictureWidth = 1920;
  const shownWidth = 390 - 2 * 16;
  const maximum = pictureWidth / shownWidth;

  it('doubles with every step, up to one pixel of the picture on one of the screen', async () => {
    for (const zoom of [2, 4, maximum]) {
      expect(await visit.button('zoomIn').isEnabled()).toBe(true);
      await visit.button('zoomIn').click();
      await expect.poll(visit.zoom).toBeCloseTo(zoom, 1);
    }
    expect(await visit.button('zoomIn').isDisabled()).toBe(true);
  });

  it('does not go below the whole picture', async () => {
    expect(await visit.button('zoomOut').isDisabled()).toBe(true);
    await visit.button('zoomIn').click();
    await visit.button('zoomOut').click();
    await expect.poll(visit.zoom).toBe(1);
    expect(await visit.button('zoomOut').isDisabled()).toBe(true);
  });

  it('begins anew with every picture', async () => {
    await visit.button('zoomIn').click();
    await expect.poll(visit.zoom).toBe(2);
    await visit.button('next').click();
    await visit.expectSlide(2, 4);
    expect(await visit.zoom()).toBe(1);
    expect(await visit.button('zoomOut').isDisabled()).toBe(true);
  });

  it('moves the picture by 50 px with an arrow', async () => {
    await visit.button('zoomIn').click();
    await expect.poll(visit.zoom).toBe(2);
    await visit.page.keyboard.press('ArrowLeft');
    await expect.poll(transform).toBe('scale(2) translateX(50px) translateY(0px)');
    await visit.expectSlide(1, 4);
  });

  it('reaches the maximum with two double taps, and returns with the third', async () => {
    for (const zoom of [Math.sqrt(maximum), maximum, 1]) {
      await tapTwice(100);
      await expect.poll(visit.zoom).toBeCloseTo(zoom, 1);
    }
  });

  it('takes two taps for a double tap within 300 ms only', async () => {
    await tapTwice(320);
    expect(await visit.restingZoom()).toBe(1);
    await tapTwice(250);
    await expect.poll(visit.zoom).toBeGreaterThan(1);
  });

  it('follows the wheel with Control: 100 px for its own size', async () => {
    await visit.slide.hover();
    await visit.page.keyboard.down('Control');
    await visit.page.mouse.wheel(0, -50);
    await expect.poll(visit.zoom).toBeCloseTo(1.5, 2);
  });

  it('leaves the wheel alone otherwise', async () => {
    await visit.slide.hover();
    await visit.page.mouse.wheel(0, -50);
    expect(await visit.restingZoom()).toBe(1);
  });

  it('follows two fingers: 100 px for its own size', async () => {
    const touches = await visit.page.context().newCDPSession(visit.page);
    const move = (type: 'touchStart' | 'touchMove', distance: number) =>
      touches.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          { x: 100, y: 380, id: 0 },
          { x: 100 + distance, y: 380, id: 1 },
        ],
      });
    await move('touchStart', 100);
    await move('touchMove', 150);
    await expect.poll(visit.zoom).toBeCloseTo(1.5, 2);
    await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });

  /** Two touches in one place, the second `gapMs` after the first by the clock of the events. */
  async function tapTwice(gapMs: number): Promise<void> {
    const touches = await visit.page.context().newCDPSession(visit.page);
    // Past the time in which the last tap could be the first of these.
    const start = Date.now() / 1000 + lastTap;
    lastTap += 5;
    for (const timestamp of [start, start + gapMs / 1000]) {
      await touches.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x: 195, y: 380 }],
        timestamp,
      });
      await touches.send('Input.dispatchTouchEvent', {
        type: 'touchEnd',
        touchPoints: [],
        timestamp: timestamp + 0.01,
      });
    }
  }
  let lastTap = 0;
});

describe('a double click', () => {
  beforeEach(async () => {
    visit = await visitLightbox(browser, DESKTOP);
    await visit.page.goto(`${site}/portfolio`);
    await visit.openLightbox('garage-oasis', 1);
  });

  it.each([
    ['enlarges when it takes less than 500 ms', 400, true],
    ['is two clicks when it takes longer', 550, false],
  ])('%s', async (_, gapMs, isEnlarged) => {
    const mouse = await visit.page.context().newCDPSession(visit.page);
    const start = Date.now() / 1000;
    for (const timestamp of [start, start + gapMs / 1000]) {
      for (const type of ['mousePressed', 'mouseReleased'] as const) {
        await mouse.send('Input.dispatchMouseEvent', {
          type,
          x: 720,
          y: 400,
          button: 'left',
          clickCount: 1,
          timestamp,
        });
      }
    }
    if (isEnlarged) await expect.poll(visit.zoom).toBeGreaterThan(1);
    else expect(await visit.restingZoom()).toBe(1);
  });
});

describe('without motion', () => {
  beforeEach(async () => {
    visit = await visitLightbox(browser, { ...DESKTOP, reducedMotion: 'reduce' });
    await visit.page.goto(`${site}/portfolio`);
    await visit.openLightbox('garage-oasis', 1);
  });

  it('changes pictures at once, and closes at once', async () => {
    await visit.button('next').click();
    expect(await runningAnimation('.yarl__carousel')).toBeUndefined();
    await visit.expectSlide(2, 4);
    await visit.button('zoomIn').click();
    expect(await runningAnimation('.yarl__slide_current .yarl__slide_wrapper')).toBeUndefined();
    const transition = await visit.dialog.evaluate(
      (dialog) => getComputedStyle(dialog).transitionDuration,
    );
    expect(transition).toBe('0s');
    await visit.button('close').click();
    await visit.expectClosed();
  });
});

/** How long the animation that runs there takes, in milliseconds. */
function runningAnimation(selector: string): Promise<unknown> {
  return visit.dialog
    .locator(selector)
    .first()
    .evaluate((element) => {
      const [animation] = element.getAnimations();
      return animation?.effect?.getTiming().duration;
    });
}

function transform(): Promise<string> {
  return visit.slide
    .locator('.yarl__slide_wrapper')
    .evaluate((wrapper) => (wrapper as HTMLElement).style.transform);
}
