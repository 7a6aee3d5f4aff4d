import { business } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

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
    for (const [role, snapshot] of [
      ['banner', 'header'],
      ['main', name],
      ['contentinfo', 'footer'],
    ] as const)
      await expect.soft(page.getByRole(role)).toMatchAriaSnapshot({ name: `${snapshot}.aria.yml` });
    const hasBanner = !['/site-map', '/sample-page', '/nowhere'].includes(route);
    const eager = page.locator('img:not([loading="lazy"])');
    await expect.soft(eager, 'only the first picture loads at once').toHaveCount(hasBanner ? 1 : 0);
    const marked = await page.locator('a[aria-current="page"]').allTextContents();
    expect.soft([...new Set(marked)], route).toEqual(current === undefined ? [] : [current]);
  }
});
