import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { TEST_SITE } from '../../node/sites.ts';
import { AVERAGE_PHONE, DESKTOP, PHONE, STILL } from '../support/devices.ts';
import { scrollThrough } from '../support/scrolling.ts';
import { expect, test } from '../support/test.ts';

/** Photographs are published at 1.8 to 2 times their size: more is hardly seen. */
const DENSEST = 1.75;
/** Widths on the screen are fractions, widths of files are not. */
const ROUNDING = 0.01;
/** How much larger than needed a file may be: its widths are up to 1.9 times apart. */
const SPARE = 1.3;

/** A visible photograph; lengths in CSS pixels unless they say otherwise. */
interface Photo {
  file: string;
  fileWidth: number;
  /** Width of the whole file on the screen, with what is cropped. */
  drawnWidth: number;
  isUndistorted: boolean;
}

for (const [name, device] of [
  ['an average phone', AVERAGE_PHONE],
  ['a sharp phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`photographs are sharp, undistorted and of the right size on ${name}`, async ({
    arrive,
  }) => {
    const page = await arrive({ ...device, ...STILL });
    for (const route of ['/', '/home-space-organizing', '/interior-styling', '/portfolio']) {
      await page.goto(route);
      await scrollThrough(page);
      const photos = await page.locator('img:visible').evaluateAll(lookAtPhotos);
      expect(photos.length).toBeGreaterThan(4);
      const density = device.deviceScaleFactor ?? 1;
      const needed = Math.min(density, DENSEST) * (1 - ROUNDING);
      for (const { file, fileWidth, drawnWidth, isUndistorted } of photos) {
        expect.soft(fileWidth, file).toBeGreaterThanOrEqual(drawnWidth * needed);
        expect.soft(fileWidth, file).toBeLessThanOrEqual(drawnWidth * density * SPARE);
        expect.soft(isUndistorted, file).toBe(true);
      }
    }
  });
}

test('published photographs carry no metadata, and no original is published', async () => {
  const originals = new Set<string>();
  for await (const { bytes } of readPictures(TEST_SITE.content)) originals.add(hashOf(bytes));
  expect(originals.size).toBeGreaterThan(30);
  let published = 0;
  for await (const { name, bytes } of readPictures(TEST_SITE.folder)) {
    published += 1;
    const { exif, xmp, iptc, icc, comments, tifftagPhotoshop } = await sharp(bytes).metadata();
    const metadata = [exif, xmp, iptc, icc, comments, tifftagPhotoshop];
    expect
      .soft(
        metadata.filter((part) => part !== undefined),
        name,
      )
      .toEqual([]);
    expect.soft(originals.has(hashOf(bytes)), name).toBe(false);
  }
  expect(published).toBeGreaterThan(60);
});

async function* readPictures(cwd: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  for await (const name of glob('**/*.{jpg,jpeg,png,webp,avif,gif,tiff}', { cwd }))
    yield { name, bytes: await readFile(join(cwd, name)) };
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function lookAtPhotos(images: (HTMLElement | SVGElement)[]): Promise<Photo[]> {
  const loaded = images
    .map((image) => image as HTMLImageElement)
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  return Promise.all(
    loaded.map(async (image) => {
      // The width of the element is divided by its density; that of the file is not.
      const file = new Image();
      file.src = image.currentSrc;
      await file.decode();
      const { offsetWidth: width, offsetHeight: height } = image;
      const scale = Math.max(width / file.naturalWidth, height / file.naturalHeight);
      const ratio = (width / height) * (file.naturalHeight / file.naturalWidth);
      return {
        file: image.currentSrc,
        fileWidth: file.naturalWidth,
        drawnWidth: file.naturalWidth * scale,
        isUndistorted: getComputedStyle(image).objectFit === 'cover' || Math.abs(ratio - 1) < 0.01,
      };
    }),
  );
}
