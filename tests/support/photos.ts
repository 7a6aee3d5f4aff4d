import { expect } from './test.ts';
import type { Page } from './test.ts';

/** Photographs are published for up to 2 device pixels per CSS pixel. */
const DENSEST = 1.75;
/** Rendered widths are fractional, file widths are not. */
const ROUNDING = 0.01;
/** Tolerated oversize: published widths are up to 1.9 times apart. */
const SPARE = 1.3;

/** A visible photograph; lengths in CSS pixels unless they say otherwise. */
interface Photo {
  file: string;
  fileWidth: number;
  /** Rendered width of the whole file, including the cropped part. */
  drawnWidth: number;
  isUndistorted: boolean;
}

/** Expects loaded photographs to be sharp, undistorted and not oversized. */
export async function expectGoodPhotos(page: Page, density: number): Promise<void> {
  const needed = Math.min(density, DENSEST) * (1 - ROUNDING);
  const photos = await page.locator('img:visible').evaluateAll(lookAtPhotos);
  for (const { file, fileWidth, drawnWidth, isUndistorted } of photos) {
    expect.soft(fileWidth, `${file} is sharp`).toBeGreaterThanOrEqual(drawnWidth * needed);
    expect.soft(fileWidth, `${file} is small`).toBeLessThanOrEqual(drawnWidth * density * SPARE);
    expect.soft(isUndistorted, `${file} is undistorted`).toBe(true);
  }
}

function lookAtPhotos(images: (HTMLElement | SVGElement)[]): Promise<Photo[]> {
  return Promise.all(
    (images as HTMLImageElement[]).map(async (image) => {
      // `naturalWidth` of an element with `srcset` is divided by its density.
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
