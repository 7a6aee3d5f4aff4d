import { business } from '../support/content.ts';
import { expect, test } from '../support/test.ts';
import { expectTexts } from '../support/texts.ts';

/* What every page says without JavaScript, and where its links lead. Changed on purpose only. */

test.use({ javaScriptEnabled: false });

/** The snapshot of each route, and the link to itself. */
const PAGES = [
  ['home', '/', business.name],
  ['organizing', '/home-space-organizing', 'Organizing'],
  ['styling', '/interior-styling', 'Styling'],
  ['portfolio', '/portfolio', 'Portfolio'],
  ['siteMap', '/site-map', 'Site map'],
  ['samplePage', '/sample-page', undefined],
  ['notFound', '/nowhere', undefined],
] as const;

test('every page has its texts and marks links to itself', async ({ page }) => {
  for (const [name, route, current] of PAGES) {
    await page.goto(route);
    await expectTexts(page, name);
    const hasBanner = !['/site-map', '/sample-page', '/nowhere'].includes(route);
    const eager = page.locator('img:not([loading="lazy"])');
    await expect.soft(eager, 'only the first picture loads at once').toHaveCount(hasBanner ? 1 : 0);
    const newTabs = page.locator('a[target="_blank"]');
    await expect
      .soft(newTabs, 'the credit opens a new tab')
      .toHaveText(/^Built by Example Studio/u);
    const marked = await page.locator('a[aria-current="page"]').allTextContents();
    expect.soft([...new Set(marked)], route).toEqual(current === undefined ? [] : [current]);
  }
});
