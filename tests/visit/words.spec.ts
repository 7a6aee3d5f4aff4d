import { expect, test } from '../support/test.ts';

/* What every page says without JavaScript, and where its links lead. Changed on purpose only. */

test.use({ javaScriptEnabled: false });

for (const [name, route] of [
  ['home', '/'],
  ['organizing', '/home-space-organizing'],
  ['styling', '/interior-styling'],
  ['portfolio', '/portfolio'],
  ['siteMap', '/site-map'],
  ['samplePage', '/sample-page'],
  ['notFound', '/nowhere'],
] as const) {
  test(`the ${name} page says its words, and those of the footer`, async ({ page }) => {
    await page.goto(route);
    await expect
      .soft(page.getByRole('main'))
      .toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    await expect
      .soft(page.getByRole('contentinfo'))
      .toMatchAriaSnapshot({ name: 'footer.aria.yml' });
  });
}
