import { once } from 'node:events';
import { createServer } from 'node:http';
import { pagePolicy } from '../../build/pages.ts';
import { serveFiles } from '../support/siteFixture.ts';
import { expect, test } from '../support/test.ts';
import type { AddressInfo } from 'node:net';

test('a page may show a map of another site that its policy allows', async ({ page }) => {
  const other = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<h1>Map</h1>');
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const map = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const policy = `${pagePolicy('')}; frame-src ${map}`;
  await using site = await serveFiles({
    'index.html': `<!doctype html><meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="${policy}">
      <title>Home</title><iframe src="${map}" title="Map"></iframe>`,
  });
  await page.goto(site.url);
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Map');
  other.close();
});
