import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AVERAGE_PHONE, DESKTOP, PHONE, TABLET } from '../support/devices.ts';
import { ALL_ADDRESSES, PAGES } from '../support/pages.ts';
import { scrollThrough } from '../support/scrolling.ts';
import { useVisits } from '../support/visits.ts';

/** A loaded photograph as a visitor gets it. Lengths in CSS pixels unless they say otherwise. */
interface SeenPhoto {
  file: string;
  /** Width of the file, in its own pixels. */
  fileWidth: number;
  /** Width the whole file is drawn with, what is cut off included. */
  drawnWidth: number;
  /** Width the page told the browser to expect (`sizes`). */
  expectedWidth: number;
  /** Whether it keeps its proportions: it is cut to its place, or the place has its ratio. */
  isUndistorted: boolean;
}

/** Widths on screen are fractions of pixels, widths of files are not. */
const ROUNDING = 0.01;
/**
 * How much larger than needed a chosen file may be. Each picture comes in two to four widths, at
 * most 1.9 times apart; the widths are laid out for these devices, so three tenths more is the limit.
 */
const SPARE = 1.3;
/**
 * So many pixels of the file stand on a CSS pixel where the screen has as many: places are published
 * (src/data/photos/placements.ts) at 1.8 to 2 times their size, as more is hardly seen in a photograph.
 */
const DENSEST = 1.75;
/** How far `sizes` may be from the truth: it speaks of the window, the layout of whole columns. */
const SIZES_TOLERANCE = 0.15;

const visits = useVisits();

/** Looks at the whole page and measures every photograph that was loaded for it. */
async function lookAtPhotos(page: Page): Promise<SeenPhoto[]> {
  await scrollThrough(page);
  return page.evaluate(async () => {
    const SAME_RATIO = 0.01;
    const loaded = [...document.images].filter((image) => image.complete && image.currentSrc);
    const seen = loaded.filter((image) => image.checkVisibility());
    return Promise.all(
      seen.map(async (image) => {
        // What the image says of its size is divided by its density; the file itself is not.
        const file = new Image();
        file.src = image.currentSrc;
        await file.decode();
        // Layout size: without the lift of a hovered or animated picture.
        const { offsetWidth: width, offsetHeight: height } = image;
        const scale = Math.max(width / file.naturalWidth, height / file.naturalHeight);
        const ratioError = (width / height) * (file.naturalHeight / file.naturalWidth) - 1;
        return {
          file: image.currentSrc.split('/').at(-1) ?? '',
          fileWidth: file.naturalWidth,
          drawnWidth: file.naturalWidth * scale,
          expectedWidth: image.naturalWidth,
          isUndistorted:
            getComputedStyle(image).objectFit === 'cover' || Math.abs(ratioError) < SAME_RATIO,
        };
      }),
    );
  });
}

const DEVICES = [
  ['an average phone', AVERAGE_PHONE],
  ['a sharp phone', PHONE],
  ['a tablet', TABLET],
  ['a desktop', DESKTOP],
] as const;

const PHOTO_PAGES = PAGES.filter((path) => path !== '/site-map' && path !== '/sample-page');

describe.each(DEVICES)('on %s', (_, device) => {
  it.each(PHOTO_PAGES)('the photographs of %s are sharp and not stretched', async (path) => {
    const page = await visits.open(path, device);
    const photos = await lookAtPhotos(page);
    expect(photos.length).toBeGreaterThanOrEqual(5);
    const density = Math.min(device.deviceScaleFactor ?? 1, DENSEST);
    const blurred = photos.filter(
      ({ fileWidth, drawnWidth }) => fileWidth < drawnWidth * density * (1 - ROUNDING),
    );
    expect(blurred).toEqual([]);
    expect(photos.filter(({ isUndistorted }) => !isUndistorted)).toEqual([]);
  });
});

describe.each(DEVICES)('on %s', (_, device) => {
  it.each(PHOTO_PAGES)('no photograph of %s is much larger than needed', async (path) => {
    const page = await visits.open(path, device);
    const density = device.deviceScaleFactor ?? 1;
    const photos = await lookAtPhotos(page);
    const wasteful = photos.filter(
      ({ fileWidth, drawnWidth }) => fileWidth > drawnWidth * density * SPARE,
    );
    expect(wasteful).toEqual([]);
  });

  it.each(PHOTO_PAGES)('%s tells the browser how wide its photographs are', async (path) => {
    const page = await visits.open(path, device);
    const photos = await lookAtPhotos(page);
    const wrong = photos.filter(
      ({ expectedWidth, drawnWidth }) => Math.abs(expectedWidth / drawnWidth - 1) > SIZES_TOLERANCE,
    );
    expect(wrong).toEqual([]);
  });
});

describe.each(ALL_ADDRESSES)('the photographs of %s', (path) => {
  it('are all described', async () => {
    const page = await visits.open(path);
    const alts = await page
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('alt') ?? ''));
    expect(alts.filter((alt) => alt.trim().length < 20)).toEqual([]);
  });

  it('wait until they are near, but for the banner', async () => {
    // Without script: a slider, once seen, asks for its next picture in time.
    const page = await visits.open(path, { javaScriptEnabled: false });
    const eager = page.locator('img:not([loading="lazy"])');
    const hasBanner = path === '/' || path === '/interior-styling';
    expect(await eager.count()).toBe(hasBanner ? 1 : 0);
    expect(await page.locator('[fetchpriority="high"]').count()).toBe(hasBanner ? 1 : 0);
    if (!hasBanner) return;
    expect(await eager.getAttribute('fetchpriority')).toBe('high');
    const isFirst = () => document.querySelector('main img')?.matches('[fetchpriority="high"]');
    expect(await page.evaluate(isFirst)).toBe(true);
  });

  it('come as AVIF, WebP and JPEG, with their size', async () => {
    const page = await visits.open(path);
    const wrong = await page.locator('img').evaluateAll((images) =>
      images
        .filter((image) => {
          const types = [...(image.closest('picture')?.querySelectorAll('source') ?? [])].map(
            ({ type }) => type,
          );
          const hasTypes = types.includes('image/avif') && types.includes('image/webp');
          const isJpeg = /\.jpe?g$/u.test(image.getAttribute('src') ?? '');
          const hasSize = image.hasAttribute('width') && image.hasAttribute('height');
          return !(hasTypes && isJpeg && hasSize);
        })
        .map((image) => image.outerHTML),
    );
    expect(wrong).toEqual([]);
  });

  it('reach this browser as AVIF', async () => {
    const page = await visits.arrive();
    const types: string[] = [];
    page.on('response', (response) => {
      const isPhoto = response.request().resourceType() === 'image';
      const isIcon = response.url().includes('favicon');
      if (isPhoto && !isIcon) types.push(response.headers()['content-type'] ?? '');
    });
    await page.goto(path);
    await scrollThrough(page);
    expect(types.filter((type) => type !== 'image/avif')).toEqual([]);
    expect(types.length > 0).toBe((await page.locator('img').count()) > 0);
  });
});
