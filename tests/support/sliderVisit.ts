import type { Locator, Page } from 'playwright-core';
import type { Swiper } from 'swiper/types';
import { expect } from 'vitest';
import { fillIn } from '../../src/logic/fillIn.ts';
import { home, messages } from './content.ts';

/** Longer than a picture stands and slides: whatever is still then stands still. */
const LONGER_THAN_A_TURN_MS = 3300;
const SWIPE_STEPS = 8;
/** The part of the picture a hand crosses: more than half counts even when the hand is slow. */
const SWIPE_PART = 0.8;

type Direction = 'left' | 'right';

export const WORDS = messages.slider;
/** Specification, section 9. */
const TOTAL = 5;

const { services } = home;
export const ORGANIZING = fillIn(WORDS.label, { service: services.organizing.title });
export const STYLING = fillIn(WORDS.label, { service: services.styling.title });

/** The spoken name of the bar that stands for a picture, counted from 1. */
export function barName(number: number): string {
  return fillIn(WORDS.goTo, { index: number, total: TOTAL });
}

/** The spoken name of a picture, counted from 1. */
export function slideName(number: number): string {
  return fillIn(WORDS.slide, { index: number, total: TOTAL });
}

/** The pictures of a slider as they lie in the page, hidden ones included. */
export function slidesOf(slider: Locator): Locator {
  return slider.locator('[aria-live] > *');
}

/** A change of the picture in sight, in milliseconds of the page's own clock. */
interface Turn {
  to: number;
  beganAt: number;
  endedAt: number;
}

export function sliderNamed(page: Page, name = ORGANIZING): Locator {
  return page.getByRole('group', { name });
}

/** Brings a slider into the window. */
export async function bringIntoSight(slider: Locator): Promise<void> {
  await slider.evaluate((element) =>
    element.scrollIntoView({ behavior: 'instant', block: 'center' }),
  );
}

/** Brings a slider into the window and waits until it slides. */
export async function comeTo(slider: Locator): Promise<void> {
  await bringIntoSight(slider);
  await slider.getByRole('button', { name: WORDS.next }).waitFor();
}

/** The number of the picture in sight, counted from 1. */
export function pictureShown(slider: Locator): Promise<number> {
  return slider.locator('[aria-current]').evaluate((bar) => {
    return [...(bar.parentElement?.children ?? [])].indexOf(bar) + 1;
  });
}

export async function expectPicture(slider: Locator, number: number): Promise<void> {
  await expect.poll(() => pictureShown(slider)).toBe(number);
}

/** Sees that the picture that is announced is the one that fills the slider. */
export async function expectWholePicture(slider: Locator): Promise<void> {
  const shown = slidesOf(slider).and(slider.page().locator(':not([aria-hidden])'));
  const [slide, frame] = await Promise.all([shown.boundingBox(), slider.boundingBox()]);
  expect(slide?.x).toBeCloseTo(frame?.x ?? Number.NaN, 0);
  expect(slide?.width).toBeCloseTo(frame?.width ?? Number.NaN, 0);
}

/** Waits until the pictures do not move any more. */
export async function settle(slider: Locator): Promise<void> {
  await slider.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
}

/** Sees the slider move on by itself. */
export async function expectRotating(slider: Locator): Promise<void> {
  const before = await pictureShown(slider);
  await expect.poll(() => pictureShown(slider)).not.toBe(before);
}

/** Sees that the slider does not move on by itself. */
export async function expectResting(slider: Locator): Promise<void> {
  await settle(slider);
  const before = await pictureShown(slider);
  await slider.page().waitForTimeout(LONGER_THAN_A_TURN_MS);
  expect(await pictureShown(slider)).toBe(before);
}

/** Watches the slider until it has turned so often. */
export function watchTurns(slider: Locator, count: number): Promise<Turn[]> {
  return slider.evaluate(
    (element, wanted) =>
      new Promise<Turn[]>((resolve) => {
        const turns: Turn[] = [];
        const current = () => {
          const bar = element.querySelector('[aria-current]');
          return [...(bar?.parentElement?.children ?? [])].findIndex((each) => each === bar) + 1;
        };
        const row = element.querySelector('[aria-live]');
        row?.addEventListener('transitionstart', () => {
          turns.push({ to: current(), beganAt: performance.now(), endedAt: Number.NaN });
        });
        row?.addEventListener('transitionend', () => {
          const turn = turns.at(-1);
          if (turn) turn.endedAt = performance.now();
          if (turns.length === wanted) resolve(turns);
        });
      }),
    count,
  );
}

/** The settings of the running slider. */
export function settingsOf(slider: Locator) {
  return slider.evaluate((element) => {
    const viewport = element.querySelector('[aria-live]')?.parentElement;
    const { params } = (viewport as unknown as { swiper: Swiper }).swiper;
    const { slidesPerView, spaceBetween, loop, speed, autoplay, pagination, navigation } = params;
    if (typeof autoplay !== 'object' || typeof pagination !== 'object') throw new Error('not set');
    return {
      slidesPerView,
      spaceBetween,
      loop,
      speed,
      delay: autoplay.delay,
      disableOnInteraction: autoplay.disableOnInteraction,
      clickable: pagination.clickable,
      dynamicBullets: pagination.dynamicBullets,
      hasArrows: typeof navigation === 'object' && !!navigation.nextEl && !!navigation.prevEl,
    };
  });
}

/** Draws a finger over the picture. */
export async function swipe(slider: Locator, direction: Direction): Promise<void> {
  const page = slider.page();
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [start, ...path] = await pathOver(slider, direction);
  if (start) await touch('touchStart', [start]);
  for (const point of path) await touch('touchMove', [point]);
  await touch('touchEnd', []);
}

/** Draws the mouse over the picture with its button pressed. */
export async function drag(slider: Locator, direction: Direction): Promise<void> {
  const { mouse } = slider.page();
  const [start, ...path] = await pathOver(slider, direction);
  if (start) await mouse.move(start.x, start.y);
  await mouse.down();
  for (const { x, y } of path) await mouse.move(x, y);
  await mouse.up();
}

interface Point {
  x: number;
  y: number;
}

/** The way of a hand, from where it sets down to where it leaves. */
async function pathOver(slider: Locator, direction: Direction): Promise<Point[]> {
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not on the page.');
  const { x, y, width, height } = box;
  const part = direction === 'left' ? -SWIPE_PART : SWIPE_PART;
  return Array.from({ length: SWIPE_STEPS + 1 }, (_, step) => ({
    x: x + width * (1 / 2 - part / 2 + (part * step) / SWIPE_STEPS),
    y: y + height / 2,
  }));
}
