import { once } from 'node:events';
import { createServer } from 'node:http';
import { TEST_SITE } from '../../node/sites.ts';
import { startServer } from '../../server/server.ts';
import { inspectLive } from '../../tools/live.ts';
import { PAGES, sourceOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import type { AddressInfo } from 'node:net';

const SITE_MAP = '<urlset><url><loc>https://www.example.com/imprint</loc></url></urlset>';

/** Serves the home page like webspace without settings. */
async function serveBare() {
  const home = sourceOf('/').replace('</main>', '<a href="/prices">Prices</a></main>');
  const files: Partial<Record<string, string>> = { '/': home, '/sitemap.xml': SITE_MAP };
  const server = createServer(({ url = '' }, answer) => {
    const file = files[url];
    answer.writeHead(file === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(file);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(server, { url: `http://127.0.0.1:${port}` });
}

async function faultsAt(address: string): Promise<string[]> {
  const { findings } = await inspectLive(address);
  return findings.map(({ place, message }) => `${place}: ${message}`);
}

const containing = (...words: string[]) =>
  words.map((word) => expect.stringContaining(word) as unknown);

test('finds on a whole site only that it has another address, without HTTPS', async () => {
  await using server = await startServer({ directory: TEST_SITE.folder, port: 0 });
  const wanted = server.url.replace('http:', 'https:');
  expect(await faultsAt(server.url)).toEqual(
    containing(
      `: The page names https://www.example.com. Set siteUrl in content/business.yaml to ${wanted},`,
      `${server.url}: Does not redirect to ${wanted}`,
    ),
  );
  const { routes } = await inspectLive(server.url);
  expect(routes).toEqual(expect.arrayContaining(PAGES.filter((route) => route !== '/sample-page')));
});

test('lists the features that webspace without settings lacks', async () => {
  await using bare = await serveBare();
  const faults = await faultsAt(bare.url);
  expect(faults).toEqual(
    containing(
      '/: The server does not compress pages',
      '/: Missing headers: Cache-Control, ',
      '/: The page names',
      ': This page is missing (404)',
      ': Unknown addresses must get 404.html',
      ': Browsers load it anew',
      'Does not redirect',
    ),
  );
  expect(faults[3]).toMatch(/\/imprint, .*\/prices, /u);
});

test('says why a site does not answer', async () => {
  await expect(inspectLive('https://nobody.invalid')).rejects.toThrow('nobody.invalid is unknown');
  const bare = await serveBare();
  await bare[Symbol.asyncDispose]();
  await expect(inspectLive(bare.url)).rejects.toThrow('does not answer');
});
