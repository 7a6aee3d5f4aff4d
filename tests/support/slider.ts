import { fillIn } from '../../src/logic/fillIn.ts';
import { home, messages } from './content.ts';
import { bringIntoSight } from './scrolling.ts';
import { expect } from './test.ts';
import type { Locator, Page } from './test.ts';

/** How long a picture stands, in milliseconds (specification, section 9). */
export const DELAY_MS = 2500;
export const TOTAL = 5;
export const WORDS = messages.slider;

const { organizing, styling } = home.services;
export const ORGANIZING = fillIn(WORDS.label, { service: organizing.title });
export const STYLING = fillIn(WORDS.label, { service: styling.title });

export function sliderNamed(page: Page, name = ORGANIZING): Locator {
  return page.getByRole('group', { name });
}

export function sliderButton(slider: Locator, name: string): Locator {
  return slider.getByRole('button', { name });
}

/** The bullet of a picture, counted from 1. */
export function bullet(slider: Locator, number: number): Locator {
  return sliderButton(slider, fillIn(WORDS.goTo, { index: number, total: TOTAL }));
}

/** The row of pictures: a live region. */
export function rowOf(slider: Locator): Locator {
  return slider.locator('[aria-live]');
}

/** Scrolls to a slider and waits until it slides. */
export async function comeTo(slider: Locator): Promise<void> {
  await bringIntoSight(slider);
  await expect(sliderButton(slider, WORDS.next)).toBeVisible();
}

/** Expects the picture of this number, counted from 1, to fill the slider, and no other to be read. */
export async function expectPicture(slider: Locator, number: number): Promise<void> {
  await expect(bullet(slider, number)).toHaveAttribute('aria-current', 'true');
  const label = fillIn(WORDS.slide, { index: number, total: TOTAL });
  const slide = slider.getByRole('group', { name: label });
  await expect(slide).toBeInViewport({ ratio: 0.99 });
  await expect(slider.getByRole('img')).toHaveCount(1);
}

/** Expects the next picture after 2.5 s. The page's clock must be paused. */
export async function expectPlaying(slider: Locator): Promise<void> {
  await expect(async () => {
    const before = await restAtPicture(slider);
    await slider.page().clock.runFor(DELAY_MS - 1);
    expect(await currentPicture(slider)).toBe(before);
    await slider.page().clock.runFor(1);
    expect(await currentPicture(slider)).toBe((before % TOTAL) + 1);
  }).toPass();
}

/** Expects the picture to stay. The page's clock must be paused. */
export async function expectResting(slider: Locator): Promise<void> {
  await expect(rowOf(slider)).toHaveAttribute('aria-live', 'polite');
  await expect(async () => {
    const before = await restAtPicture(slider);
    await slider.page().clock.runFor(2 * DELAY_MS);
    expect(await currentPicture(slider)).toBe(before);
  }).toPass();
}

/** The number of the picture shown once it has come to rest. */
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
