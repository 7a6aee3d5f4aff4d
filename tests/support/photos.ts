import { expect } from './test.ts';
import type { Page } from './test.ts';

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

/** Photographs, which must be loaded, are sharp, undistorted and not larger than needed. */
export async function expectGoodPhotos(page: Page, density = 1): Promise<void> {
  const needed = Math.min(density, DENSEST) * (1 - ROUNDING);
  const photos = await page.locator('img:visible').evaluateAll(lookAtPhotos);
  for (const { file, fileWidth, drawnWidth, isUndistorted } of photos) {
    expect.soft(fileWidth, file).toBeGreaterThanOrEqual(drawnWidth * needed);
    expect.soft(fileWidth, file).toBeLessThanOrEqual(drawnWidth * density * SPARE);
    expect.soft(isUndistorted, file).toBe(true);
  }
}

function lookAtPhotos(images: (HTMLElement | SVGElement)[]): Promise<Photo[]> {
  return Promise.all(
    (images as HTMLImageElement[]).map(async (image) => {
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
