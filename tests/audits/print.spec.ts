import { business, home } from '../support/content.ts';
import { DESKTOP } from '../support/devices.ts';
import { PAGES } from '../support/pages.ts';
import { edgesOf } from '../support/scrolling.ts';
import { expect, test } from '../support/test.ts';
import type { Locator, Page } from '../support/test.ts';

/** Number of sheets per page, and the texts of the screen that paper leaves out. */
const ON_PAPER: Record<string, { sheets: number; leftOut?: string[] }> = {
  '/': {
    sheets: 1,
    leftOut: [
      ...['Portfolio', home.portfolio.button, 'About', '25+', 'Years of experience', '145+'],
      ...['Projects', 'Smooth workflow', 'Elevated design', 'Master stylists'],
      'Save to your contacts',
    ],
  },
  '/home-space-organizing': { sheets: 2, leftOut: ['+2'] },
  '/interior-styling': { sheets: 2, leftOut: ['+1'] },
  '/portfolio': { sheets: 2, leftOut: ['Contact us', business.email] },
  '/site-map': { sheets: 1 },
  '/sample-page': { sheets: 1 },
};

test('pages print completely, without controls, before beside after', async ({ page }) => {
  await page.route(/\/_astro\/.*\.(?:avif|jpeg)$/u, (photo) =>
    // Chromium re-encodes photographs for each sheet, which is slow.
    photo.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>',
    }),
  );
  for (const route of PAGES) {
    await page.emulateMedia({ media: null });
    await page.setViewportSize(DESKTOP.viewport);
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    const { sheets, leftOut = [] } = ON_PAPER[route] ?? { sheets: 0 };
    for (const format of ['A4', 'Letter'])
      expect.soft(await countSheets(page, format), format).toBe(sheets);

    const texts = await visibleTexts(page);
    await page.setViewportSize({ width: 688, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const printed = await visibleTexts(page);
    const missing = texts.filter((text) => !printed.includes(text));
    expect.soft([...new Set(missing)]).toEqual(leftOut);
    await expect.soft(page.getByText(business.email).locator('visible=true').first()).toBeVisible();
    await expect.soft(page.locator('nav:visible, button:visible:not(h3 > *)')).toHaveCount(0);
    await expect
      .poll(() => page.locator('main img:visible').evaluateAll(missingPictures))
      .toEqual([]);
    if (route === '/portfolio') await expectSideBySide(page.locator('[data-comparison] img'));
  }
});

async function expectSideBySide(pictures: Locator): Promise<void> {
  const [before, after] = [await edgesOf(pictures.first()), await edgesOf(pictures.last())];
  expect(before.right - before.left).toBeGreaterThan(100);
  expect(after.left).toBeGreaterThan(before.right);
}

async function countSheets(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}

async function visibleTexts(page: Page): Promise<string[]> {
  const texts = await page.locator('main :is(h1, h2, h3, p, li):visible').allInnerTexts();
  return texts.filter((text) => text !== '');
}

/** Lazy pictures must be loaded for print. */
function missingPictures(images: (HTMLElement | SVGElement)[]): string[] {
  return images
    .map((image) => image as HTMLImageElement)
    .filter(({ naturalWidth }) => naturalWidth === 0)
    .map(({ alt }) => alt);
}
