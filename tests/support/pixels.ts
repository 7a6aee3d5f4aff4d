import sharp from 'sharp';
import type { Page } from '@playwright/test';
import type { Edges } from './scrolling.ts';

/** Red, green and blue, each from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** What is really on the screen, one pixel for each CSS pixel. */
export interface Pixels {
  width: number;
  height: number;
  /** The colours row by row, three bytes each. */
  data: Buffer;
  /** The colour at a place, counted from the upper left corner. */
  at: (x: number, y: number) => Color;
}

const CHANNELS = 3;
const MAX_CHANNEL = 255;

/** Photographs a part of the window, widened to whole CSS pixels. */
export async function photograph(page: Page, { top, bottom, left, right }: Edges): Promise<Pixels> {
  const x = Math.floor(left);
  const y = Math.floor(top);
  const clip = { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y };
  // Nothing is written anywhere: there is no caret to be hidden.
  const picture = await page.screenshot({ clip, scale: 'css', caret: 'initial' });
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, data, at: (column, row) => colorAt(data, row * width + column) };
}

/** How many pixels of two photographs of the same place differ by this contrast. */
export function countContrasting(one: Pixels, other: Pixels, least: number): number {
  let count = 0;
  for (let pixel = 0; pixel < one.width * one.height; pixel += 1) {
    // Almost all are alike: only the others are worth the reckoning.
    if (areAlike(one.data, other.data, pixel * CHANNELS)) continue;
    const luminances = [one, other].map(({ data }) => luminance(colorAt(data, pixel))) as Pair;
    if (contrast(...luminances) >= least) count += 1;
  }
  return count;
}

function areAlike(one: Buffer, other: Buffer, at: number): boolean {
  return one[at] === other[at] && one[at + 1] === other[at + 1] && one[at + 2] === other[at + 2];
}

type Pair = [number, number];

function colorAt(data: Buffer, pixel: number): Color {
  const start = pixel * CHANNELS;
  const [red = 0, green = 0, blue = 0] = data.subarray(start, start + CHANNELS);
  return [red, green, blue];
}

/** A colour of a style sheet, such as `oklch(…)`, as the screen shows it. */
export async function shownColor(page: Page, color: string): Promise<Color> {
  const [red = 0, green = 0, blue = 0] = await page.evaluate((value) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('This browser cannot draw.');
    context.fillStyle = value;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  }, color);
  return [red, green, blue];
}

/** Relative luminance after WCAG 2.2, from 0 (black) to 1 (white). */
export function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / MAX_CHANNEL;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two luminances after WCAG 2.2, from 1 to 21. */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** CIE lightness L* of a luminance, from 0 to 100. */
export function lightness(relativeLuminance: number): number {
  return relativeLuminance > 0.008856
    ? 116 * Math.cbrt(relativeLuminance) - 16
    : 903.3 * relativeLuminance;
}
