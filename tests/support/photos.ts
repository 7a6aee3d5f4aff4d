import type { Page } from './test.ts';

/** Photographs are published for up to 2 device pixels per CSS pixel. */
const DENSEST = 1.75;
/** Rendered widths are fractional, file widths are not. */
const ROUNDING = 0.01;
/** Tolerated oversize: published widths are up to 1.9 times apart. */
const SPARE = 1.3;

/** Loaded photographs that are blurred, oversized or distorted on a screen of this density. */
export function badPhotos(page: Page, density: number): Promise<string[]> {
  const limits = { least: Math.min(density, DENSEST) * (1 - ROUNDING), most: density * SPARE };
  return page.locator('img:visible').evaluateAll(async (images, { least, most }) => {
    const bad = (images as HTMLImageElement[]).map(async (image) => {
      // `naturalWidth` of an element with `srcset` is divided by its density.
      const file = new Image();
      file.src = image.currentSrc;
      await file.decode();
      const [across, down] = [
        file.naturalWidth / image.offsetWidth,
        file.naturalHeight / image.offsetHeight,
      ];
      const pixels = Math.min(across, down);
      const isWhole = getComputedStyle(image).objectFit !== 'cover';
      const isBad =
        pixels < least || pixels > most || (isWhole && Math.abs(across / down - 1) > 0.01);
      return isBad ? [`${across} x ${down} pixels per unit: ${file.src}`] : [];
    });
    return (await Promise.all(bad)).flat();
  }, limits);
}
