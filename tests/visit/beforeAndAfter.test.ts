import { afterEach, describe, expect, it } from 'vitest';
import { messages } from '../support/content.ts';
import { DESKTOP, MOVING, PHONE, STILL } from '../support/devices.ts';
import { fingersOn } from '../support/fingers.ts';
import { lightboxOn } from '../support/lightboxVisit.ts';
import { bringIntoSight, edgesOf } from '../support/scrolling.ts';
import { useVisits } from '../support/visits.ts';
import type { Locator, Page } from 'playwright-core';
import type { Device } from '../support/devices.ts';

const GALLERY = 'garage-transformation';
const { before, after } = messages.gallery;
const NUDGE = 62;

const visits = useVisits();
let page: Page;

async function openFrame(device: Device, motion: typeof MOVING | typeof STILL) {
  page = await visits.open('/portfolio', { ...device, ...motion });
  const slider = page.getByRole('slider', { name: `${before} / ${after}` });
  const frame = page.locator('[data-comparison]');
  /** How much of the frame shows the place before, in percent. */
  const share = () =>
    page
      .getByRole('link', { name: `${before}.` })
      .locator('img')
      .evaluate((image) => {
        const [, right = NaN] =
          /inset\(0(?:px)? ([\d.]+)%/u.exec(getComputedStyle(image).clipPath) ?? [];
        return 100 - Number(right);
      });
  return { slider, frame, share };
}

/** The places in the frame, by shares of its width, at a third of its height. */
async function placesIn(frame: Locator) {
  const { left, right, top, bottom } = await edgesOf(frame);
  const at = (part: number) => ({ x: left + (right - left) * part, y: top + (bottom - top) / 3 });
  return { at, width: right - left, height: bottom - top };
}

describe('the frame of before and after', () => {
  afterEach(() => page.mouse.up());

  it('is divided where the handle is drawn to, and by the keyboard', async () => {
    const { slider, frame, share } = await openFrame(DESKTOP, STILL);
    await bringIntoSight(frame);
    const { at, width, height } = await placesIn(frame);
    expect([width, height]).toEqual([1440, 640]);
    expect(await share()).toBe(50);
    await page.mouse.move(at(0.5).x, at(0.5).y);
    await page.mouse.down();
    await page.mouse.move(at(0.75).x, at(0.75).y, { steps: 3 });
    await page.mouse.up();
    await expect.poll(share).toBe(75);
    await slider.press('ArrowRight');
    await expect.poll(share).toBe(76);
    await slider.press('Home');
    await expect.poll(share).toBe(0);
  });

  it('leads into the lightbox at its corners', async () => {
    await openFrame(DESKTOP, STILL);
    const { openLightbox, expectSlide } = lightboxOn(() => page);
    await openLightbox(GALLERY, 2);
    await expectSlide(2, 5);
  });

  it('is nudged once, when it is first seen', async () => {
    const { frame, share } = await openFrame(DESKTOP, MOVING);
    expect(await share()).toBe(50);
    const { peak, seconds } = await frame.evaluate(
      (element: HTMLElement) =>
        new Promise<{ peak: number; seconds: number }>((resolve) => {
          let peak = 0;
          const look = () => {
            const { clipPath } = getComputedStyle(element.querySelector('img') ?? element);
            peak = Math.max(peak, 100 - Number(/([\d.]+)%/u.exec(clipPath)?.[1]));
            requestAnimationFrame(look);
          };
          element.addEventListener('animationend', ({ elapsedTime: seconds }) => {
            resolve({ peak, seconds });
          });
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          look();
        }),
    );
    expect(seconds).toBe(0.7);
    expect(peak).toBeCloseTo(NUDGE, -0.5);
    expect(await share()).toBe(50);
  });

  it('lets a finger pass that goes down the page, and follows one that goes across', async () => {
    const { slider, frame, share } = await openFrame(PHONE, STILL);
    await bringIntoSight(frame);
    const touch = await fingersOn(page);
    const { at } = await placesIn(frame);
    const top = () => page.evaluate(() => scrollY);
    const start = await top();
    const from = at(0.3);
    await touch('touchStart', [from]);
    for (const way of [20, 60, 100, 140])
      await touch('touchMove', [{ x: from.x, y: from.y - way }]);
    await touch('touchEnd');
    await expect.poll(top).toBeGreaterThan(start + 80);
    expect(await slider.inputValue()).toBe('50');

    await bringIntoSight(frame);
    const again = await placesIn(frame);
    await touch('touchStart', [again.at(0.5)]);
    for (const part of [0.55, 0.65, 0.75, 0.8]) await touch('touchMove', [again.at(part)]);
    await touch('touchEnd');
    await expect.poll(share).toBeCloseTo(80, -0.5);
  });
});
