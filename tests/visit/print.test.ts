import { describe, expect, it } from 'vitest';
import { business } from '../support/content.ts';
import { DESKTOP } from '../support/devices.ts';
import { PAGES } from '../support/pages.ts';
import { firstMissing, textOf } from '../support/reading.ts';
import { useLook } from '../support/visits.ts';
import { WORDS } from '../support/words.ts';
import type { Page } from 'playwright-core';
import type { PageRoute } from '../support/pages.ts';

/** How many sheets each page takes, whatever the paper. */
const SHEETS: Record<PageRoute, number> = {
  '/': 1,
  '/home-space-organizing': 2,
  '/interior-styling': 2,
  '/portfolio': 2,
  '/site-map': 1,
  '/sample-page': 1,
};
/** What can only be pressed is left out on paper, and of the home page what makes no brochure. */
const LEFT_OUT: Partial<Record<PageRoute, RegExp>> = {
  '/': /^Discover|portfolio$|^About$|\d\+|^Years|^Proj|workflow$|^Elevated d|stylists$/u,
  '/home-space-organizing': /^Contact us$/u,
  '/interior-styling': /^Contact us$/u,
};

/** The number of sheets a page takes. */
async function sheets(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}

/** Lays a page on paper, within its margins, as it is printed. */
async function lay(page: Page): Promise<void> {
  await page.setViewportSize({ width: 688, height: 1000 });
  await page.emulateMedia({ media: 'print' });
}

/** What costs ink or stands in the way: dark grounds, what is fixed to the window, what moves. */
function nuisances(page: Page): Promise<string[]> {
  return page.locator('body *:visible').evaluateAll((elements: Element[]) => {
    const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const isDark = (color: string) => {
      if (!pixel) throw new Error('This browser cannot draw.');
      Object.assign(pixel, { fillStyle: '#fff' }).fillRect(0, 0, 1, 1);
      Object.assign(pixel, { fillStyle: color }).fillRect(0, 0, 1, 1);
      return Math.max(...pixel.getImageData(0, 0, 1, 1).data.slice(0, 3)) < 128;
    };
    return elements.flatMap((element) => {
      const { backgroundColor, position, animationName } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      // Shelves and chips are dark, and small.
      const isDarkGround = width > 60 && height > 20 && isDark(backgroundColor);
      const isNuisance = isDarkGround || position === 'fixed' || animationName !== 'none';
      return isNuisance ? [element.outerHTML.slice(0, 80)] : [];
    });
  });
}

/** Pictures on the sheet that are not there: on a screen they wait until they are near. */
function missingPictures(page: Page): Promise<string[]> {
  return page
    .locator('main img:visible')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ alt }) => alt),
    );
}

/** Sends an empty drawing for every photograph: as it is, it would be encoded anew for each sheet. */
async function sendDrawings(page: Page): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>';
  await page.route(/\/_astro\/.*\.(?:avif|webp|jpg)$/u, async (photo) => {
    const response = await photo.fetch({ method: 'HEAD' });
    await photo.fulfill(response.ok() ? { contentType: 'image/svg+xml', body } : { response });
  });
}

describe.each(PAGES)('on paper, %s', (route) => {
  const page = useLook(route, DESKTOP, {}, sendDrawings);

  it('takes the sheets it should, on either paper, and all its pictures are there', async () => {
    expect(await sheets(page(), 'A4')).toBe(SHEETS[route]);
    expect(await sheets(page(), 'Letter')).toBe(SHEETS[route]);
    await lay(page());
    await expect.poll(() => missingPictures(page())).toEqual([]);
  });

  it('says its words, and leaves out what can only be touched', async () => {
    const words = WORDS[route].filter((word) => LEFT_OUT[route]?.test(word) !== true);
    await lay(page());
    expect(firstMissing(await textOf(page().getByRole('main')), words)).toBeUndefined();
    expect(await textOf(page().locator('body'))).toContain(business.email);
    expect(await page().locator('nav:visible, button:visible:not(h3 > *)').count()).toBe(0);
    expect(await nuisances(page())).toEqual([]);
  });

  if (route === '/') {
    it('shows a whole picture of a service, whatever width it had in the window', async () => {
      await lay(page());
      const picture = page().getByRole('article').first().locator('img').locator('visible=true');
      const box = await picture.evaluate((image) => {
        // As the script of the slider does it, which would put it right as soon as it could.
        const slide = image.closest('picture')?.parentElement;
        if (slide) slide.style.inlineSize = '526px';
        const { width, height } = image.getBoundingClientRect();
        return { width, ratio: width / height };
      });
      expect(box.width).toBeLessThan(300);
      expect(box.ratio).toBeCloseTo(5 / 3, 1);
    });
  }

  if (route === '/portfolio') {
    it('shows before and after side by side', async () => {
      await lay(page());
      const [before, after] = await page().locator('[data-comparison] img').all();
      const [left, right] = [await before?.boundingBox(), await after?.boundingBox()];
      expect(left?.width).toBeGreaterThan(100);
      expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
    });
  }
});
