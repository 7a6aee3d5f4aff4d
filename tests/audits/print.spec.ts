import { DESKTOP } from '../support/devices.ts';
import { edgesOf } from '../support/scrolling.ts';
import { countSheets } from '../support/sheets.ts';
import { expect, type Locator, test } from '../support/test.ts';

/** The snapshot of each route on paper, and its number of sheets. */
const ON_PAPER = [
  ['home', '/', 1],
  ['organizing', '/home-space-organizing', 2],
  ['styling', '/interior-styling', 2],
  ['portfolio', '/portfolio', 2],
  ['siteMap', '/site-map', 1],
  ['samplePage', '/sample-page', 1],
] as const;

test('pages print completely, without controls, before beside after', async ({ page }) => {
  await page.route(/\/_astro\/.*\.(?:avif|jpeg)$/u, (photo) =>
    // Chromium re-encodes photographs for each sheet, which is slow.
    photo.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>',
    }),
  );
  for (const [name, route, sheets] of ON_PAPER) {
    await page.emulateMedia({ media: null });
    await page.setViewportSize(DESKTOP.viewport);
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    for (const format of ['A4', 'Letter'])
      expect.soft(await countSheets(page, format), format).toBe(sheets);

    await page.setViewportSize({ width: 688, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const body = page.locator('body');
    await expect.soft(body).toMatchAriaSnapshot({ name: `${name}-paper.aria.yml` });
    // Lazy pictures must be loaded for print.
    const pictures = page.locator('main img:visible');
    for (const picture of await pictures.all())
      await expect.soft(picture).not.toHaveJSProperty('naturalWidth', 0);
    if (route === '/portfolio') await expectSideBySide(page.locator('[data-comparison] img'));
  }
});

async function expectSideBySide(pictures: Locator): Promise<void> {
  const [before, after] = [await edgesOf(pictures.first()), await edgesOf(pictures.last())];
  expect(before.right - before.left).toBeGreaterThan(100);
  expect(after.left).toBeGreaterThanOrEqual(before.right);
}
