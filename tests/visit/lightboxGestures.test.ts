import type { Browser, CDPSession } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { PHONE, visitLightbox } from '../support/lightboxVisit.ts';
import type { LightboxVisit } from '../support/lightboxVisit.ts';

const site = inject('siteAddress');
const MIDDLE = { x: 195, y: 300 };
/** A gesture is fast while it takes less than the 500 ms of a slide. */
const SLOW_MS = 600;

let browser: Browser;
let visit: LightboxVisit;
let finger: CDPSession;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());
beforeEach(async () => {
  visit = await visitLightbox(browser, PHONE);
  finger = await visit.page.context().newCDPSession(visit.page);
  await visit.page.goto(`${site}/portfolio`);
  await visit.openLightbox('garage-oasis', 2);
});
afterEach(async () => {
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

describe('a swipe', () => {
  it('starts at 30 px', async () => {
    await touch();
    await moveTo({ x: -30 });
    await moveTo({ x: -29 });
    expect(await pictureOffset()).toEqual({ x: 0, y: 0 });
    await moveTo({ x: -31 });
    await moveTo({ x: -51 });
    await expect.poll(pictureOffset).toEqual({ x: -20, y: 0 });
  });

  it('goes on at 30 % of the width, however slow', async () => {
    await swipeSlowly(-(0.3 * 390 + 2));
    await visit.expectSlide(3, 4);
  });

  it('goes back to the right', async () => {
    await swipeSlowly(0.3 * 390 + 2);
    await visit.expectSlide(1, 4);
  });

  it('does not go on below that', async () => {
    await swipeSlowly(-(0.3 * 390 - 2));
    await visit.expectSlide(2, 4);
    expect(await pictureOffset()).toEqual({ x: 0, y: 0 });
  });

  it('goes on above 5 px when it is fast', async () => {
    await swipeFast(-6);
    await visit.expectSlide(3, 4);
  });

  it('does not go on at 5 px, fast as it may be', async () => {
    await swipeFast(-5);
    await visit.expectSlide(2, 4);
  });

  it('does not leave the gallery', async () => {
    for (const number of [3, 4]) {
      await visit.stripThumbnail(number, 4).click();
      await visit.expectSlide(number, 4);
    }
    await swipeFast(-150);
    await visit.expectSlide(4, 4);
  });
});

describe('a pull downwards', () => {
  it('closes above 60 px', async () => {
    await touch();
    await moveTo({ y: 31 });
    await moveTo({ y: 31 + 61 });
    await lift();
    await visit.expectClosed();
  });

  it('springs back at 60 px', async () => {
    await touch();
    await moveTo({ y: 31 });
    await moveTo({ y: 31 + 60 });
    await expect.poll(pictureOffset).toEqual({ x: 0, y: 60 });
    await lift();
    await visit.expectSlide(2, 4);
    await expect.poll(pictureOffset).toEqual({ x: 0, y: 0 });
  });

  it('is not an upward one', async () => {
    await touch();
    await moveTo({ y: -31 });
    await moveTo({ y: -200 });
    await lift();
    await visit.expectSlide(2, 4);
  });
});

it('leaves the picture alone when a finger moves along the strip', async () => {
  const { x = 0, y = 0 } = (await visit.stripThumbnail(3, 4).boundingBox()) ?? {};
  await send('touchStart', { x: x + 20, y: y + 40 });
  for (const moved of [20, 60, 100, 140]) await send('touchMove', { x: x + 20 - moved, y: y + 40 });
  await lift();
  await visit.expectSlide(2, 4);
});

it('does not close when the strip is pulled downwards', async () => {
  const { x = 0, y = 0 } = (await visit.stripThumbnail(2, 4).boundingBox()) ?? {};
  await send('touchStart', { x: x + 20, y: y + 10 });
  for (const moved of [31, 31 + 61]) await send('touchMove', { x: x + 20, y: y + 10 + moved });
  await lift();
  await visit.expectSlide(2, 4);
});

/** The first 31 px start the gesture; what counts begins there. */
async function swipeSlowly(distance: number): Promise<void> {
  await touch();
  await moveTo({ x: Math.sign(distance) * 31 });
  await moveTo({ x: Math.sign(distance) * 31 + distance });
  // Slowness is the condition itself: there is nothing else to wait for.
  await visit.page.waitForTimeout(SLOW_MS);
  await lift();
}

async function swipeFast(distance: number): Promise<void> {
  await touch();
  await moveTo({ x: Math.sign(distance) * 31 });
  await moveTo({ x: Math.sign(distance) * 31 + distance });
  await lift();
}

function touch(): Promise<unknown> {
  return send('touchStart', MIDDLE);
}

function moveTo({ x = 0, y = 0 }: { x?: number; y?: number }): Promise<unknown> {
  return send('touchMove', { x: MIDDLE.x + x, y: MIDDLE.y + y });
}

function lift(): Promise<unknown> {
  return finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

function send(type: 'touchStart' | 'touchMove', point: { x: number; y: number }): Promise<unknown> {
  return finger.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
}

/** How far the finger has moved the picture, in pixels. */
function pictureOffset(): Promise<{ x: number; y: number }> {
  return visit.dialog.locator('.yarl__carousel').evaluate((carousel) => {
    const { e, f } = new DOMMatrix(getComputedStyle(carousel).transform);
    return { x: e, y: f };
  });
}
