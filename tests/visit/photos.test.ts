import { beforeAll, describe, expect, it } from 'vitest';
import { AVERAGE_PHONE, DESKTOP, PHONE, STILL, TABLET } from '../support/devices.ts';
import { photograph, shownColor } from '../support/pixels.ts';
import { scrollThrough } from '../support/scrolling.ts';
import { useLook } from '../support/visits.ts';
import type { Locator, Page } from 'playwright-core';
import type { Color } from '../support/pixels.ts';

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
 * (src/logic/placements.ts) at 1.8 to 2 times their size, as more is hardly seen in a
 * photograph.
 */
const DENSEST = 1.75;
/** How far `sizes` may be from the truth: it speaks of the window, the layout of whole columns. */
const SIZES_TOLERANCE = 0.15;

/** Looks at every photograph that was loaded for the page and is seen on it. */
function lookAtPhotos(page: Page): Promise<SeenPhoto[]> {
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

const LINE_HEIGHT = 2;
const LINE_ROWS = Array.from({ length: LINE_HEIGHT }, (_, row) => row);
/** Rows looked at above and below the edge. */
const MARGIN = 3;
/** Columns looked at, away from the corner where tabs lie on pictures. */
const SAMPLES = 12;
/** Tells the line from everything else, but forgives the rounding of colours. */
const SAME = 6;

function isSame(one: Color, other: Color): boolean {
  return one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) <= SAME);
}

/** Brings a picture into the window; undefined where its middle is not what one sees there. */
function placeInFront(picture: Locator) {
  return picture.evaluate((element) => {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const shown = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!element.checkVisibility() || !shown.includes(element)) return undefined;
    return {
      left,
      right,
      bottom,
      line: getComputedStyle(element).getPropertyValue('--color-line'),
    };
  });
}

/** The pictures in front that do not stand right on the line of a shelf, and how many do. */
async function lookAtShelves(page: Page): Promise<{ standing: number; floating: string[] }> {
  const floating: string[] = [];
  let standing = 0;
  for (const picture of await page.locator('main img').all()) {
    const place = await placeInFront(picture);
    // Pictures of a slider that are not in front have no shelf of their own to be seen on.
    if (!place) continue;
    const line = await shownColor(page, place.line);
    const edge = Math.round(place.bottom);
    const pixels = await photograph(page, {
      left: place.left + 1,
      right: (place.left + place.right) / 2,
      top: edge - MARGIN,
      bottom: edge + MARGIN,
    });
    const columns = Array.from({ length: SAMPLES }, (_, index) =>
      Math.floor((index * pixels.width) / SAMPLES),
    );
    const isLine = (row: number) =>
      columns.every((column) => isSame(pixels.at(column, row + MARGIN), line));
    if (LINE_ROWS.every(isLine)) standing += 1;
    else floating.push((await picture.getAttribute('alt')) ?? '');
  }
  return { standing, floating };
}

const PHOTO_PAGES = [
  { route: '/', onShelves: 8 },
  { route: '/home-space-organizing', onShelves: 13 },
  { route: '/interior-styling', onShelves: 5 },
  // Before and after share a place.
  { route: '/portfolio', onShelves: 17 },
];

describe.each([
  { on: 'an average phone', device: AVERAGE_PHONE },
  { on: 'a sharp phone', device: PHONE },
  { on: 'a tablet', device: TABLET },
  { on: 'a desktop', device: DESKTOP },
])('on $on', ({ device }) => {
  describe.each(PHOTO_PAGES)('the photographs of $route', ({ route, onShelves }) => {
    const page = useLook(route, device, STILL);
    const density = device.deviceScaleFactor ?? 1;
    let photos: SeenPhoto[];

    beforeAll(async () => {
      await scrollThrough(page());
      photos = await lookAtPhotos(page());
    });

    it('are sharp and not stretched', () => {
      expect(photos.length).toBeGreaterThanOrEqual(5);
      const needed = Math.min(density, DENSEST) * (1 - ROUNDING);
      const blurred = photos.filter(({ fileWidth, drawnWidth }) => fileWidth < drawnWidth * needed);
      expect(blurred).toEqual([]);
      expect(photos.filter(({ isUndistorted }) => !isUndistorted)).toEqual([]);
    });

    it('are not much larger than needed', () => {
      const wasteful = photos.filter(
        ({ fileWidth, drawnWidth }) => fileWidth > drawnWidth * density * SPARE,
      );
      expect(wasteful).toEqual([]);
    });

    it('are as wide as the page tells the browser', () => {
      const wrong = photos.filter(
        ({ expectedWidth, drawnWidth }) =>
          Math.abs(expectedWidth / drawnWidth - 1) > SIZES_TOLERANCE,
      );
      expect(wrong).toEqual([]);
    });

    // Elsewhere the pixels of the screen and of the page do not lie on each other.
    if (Number.isInteger(density)) {
      it('stand right on their shelves', async () => {
        const { standing, floating } = await lookAtShelves(page());
        expect(floating).toEqual([]);
        expect(standing).toBeGreaterThanOrEqual(onShelves);
      });
    }
  });
});
