import { expect } from '@playwright/test';
import { fillIn } from '../../src/logic/fillIn.ts';
import { home, messages } from './content.ts';
import { fingersOn } from './fingers.ts';
import { bringIntoSight } from './scrolling.ts';
import type { Locator, Page } from '@playwright/test';
import type { Point } from './fingers.ts';

/** Specification, section 9. */
export const DELAY_MS = 2500;
export const SLIDE_MS = 450;
export const GAP_PX = 10;
export const TOTAL = 5;

const SWIPE_STEPS = 8;
/** The part of the picture a hand crosses: more than half counts even when the hand is slow. */
const SWIPE_PART = 0.8;

type Direction = 'left' | 'right';

export const WORDS = messages.slider;

const { services } = home;
export const ORGANIZING = fillIn(WORDS.label, { service: services.organizing.title });
export const STYLING = fillIn(WORDS.label, { service: services.styling.title });

/** The spoken name of the bullet that stands for a picture, counted from 1. */
export function bulletName(number: number): string {
  return fillIn(WORDS.goTo, { index: number, total: TOTAL });
}

/** The spoken name of a picture, counted from 1. */
export function slideName(number: number): string {
  return fillIn(WORDS.slide, { index: number, total: TOTAL });
}

/** The number of the picture that follows, around the end. */
export function after(number: number): number {
  return (number % TOTAL) + 1;
}

export function sliderNamed(page: Page, name = ORGANIZING): Locator {
  return page.getByRole('group', { name });
}

/** What the pictures stand in; a screen reader is told of their turns by it, or not. */
export function rowOf(slider: Locator): Locator {
  return slider.locator('[aria-live]');
}

/** The pictures of a slider as they lie in the page, hidden ones included. */
export function slidesOf(slider: Locator): Locator {
  return rowOf(slider).locator('> *');
}

/** Brings a slider into the window and waits until it slides. */
export async function comeTo(slider: Locator): Promise<void> {
  await bringIntoSight(slider);
  await slider.getByRole('button', { name: WORDS.next }).waitFor();
}

/** The number of the picture in sight, counted from 1. */
export function pictureShown(slider: Locator): Promise<number> {
  return slider.locator('[aria-current]').evaluate((bullet) => {
    return [...(bullet.parentElement?.children ?? [])].indexOf(bullet) + 1;
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

/** Whether a picture is on its way. */
export function isSliding(slider: Locator): Promise<boolean> {
  return slider.evaluate((element) => element.getAnimations({ subtree: true }).length > 0);
}

/** Brings the pictures to where they slide to, without waiting for it. */
export async function endSlide(slider: Locator): Promise<void> {
  await slider.evaluate((element) => {
    const moves = element.getAnimations({ subtree: true });
    const ends = moves.map(
      (move) => new Promise((resolve) => move.addEventListener('finish', resolve)),
    );
    for (const move of moves) move.finish();
    return Promise.all(ends);
  });
}

/** Sees the slider move on by itself, on a page whose clock stands. */
export async function expectTurning(slider: Locator): Promise<void> {
  await expect.poll(() => rowOf(slider).getAttribute('aria-live')).toBe('off');
  await endSlide(slider);
  const before = await pictureShown(slider);
  const later = async () => {
    await slider.page().clock.runFor(DELAY_MS);
    return pictureShown(slider);
  };
  await expect.poll(later).toBe(after(before));
  await endSlide(slider);
}

/** Sees that the slider does not move on by itself, on a page whose clock stands. */
export async function expectResting(slider: Locator): Promise<void> {
  await expect.poll(() => rowOf(slider).getAttribute('aria-live')).toBe('polite');
  await endSlide(slider);
  const before = await pictureShown(slider);
  await slider.page().clock.runFor(2 * DELAY_MS);
  expect(await pictureShown(slider)).toBe(before);
}

/** Draws a finger over the picture, which does not let go of it at once if something is to happen meanwhile. */
export async function swipe(
  slider: Locator,
  direction: Direction,
  whileHeld?: () => Promise<void>,
): Promise<void> {
  const touch = await fingersOn(slider.page());
  const [start, ...path] = await pathOver(slider, direction);
  if (start) await touch('touchStart', [start]);
  for (const point of path) await touch('touchMove', [point]);
  await whileHeld?.();
  await touch('touchEnd');
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
