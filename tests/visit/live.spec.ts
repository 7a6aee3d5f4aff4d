import { once } from 'node:events';
import { createServer } from 'node:http';
import { TEST_SITE } from '../../node/sites.ts';
import { startServer } from '../../server/server.ts';
import { inspectLive } from '../../tools/live/inspectLive.ts';
import { PAGES, sourceOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import type { AddressInfo } from 'node:net';

const IMPRINT = '/imprint';
const sources = () => PAGES.map(sourceOf);

async function wrongAt(address: string): Promise<string[]> {
  const remarks = await inspectLive(address);
  return remarks.filter(({ kind }) => kind === 'wrong').map(({ words }) => words);
}

/** Serves the pages like web space without settings. */
async function serveBare(pages = sources(), siteMap = '') {
  const server = createServer(({ url = '' }, answer) => {
    const page = pages[PAGES.findIndex((route) => route === url)];
    if (page === undefined && url === '/sitemap.xml') answer.end(siteMap);
    else if (page === undefined) answer.writeHead(404).end('Not found');
    else answer.writeHead(200, { 'content-type': 'text/html' }).end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

const containing = (...words: string[]) =>
  words.map((word) => expect.stringContaining(word) as unknown);

test('reports only problems of this machine and the samples', async () => {
  await using server = await startServer({ directory: TEST_SITE.folder, port: 0 });
  const { url } = server;
  const wrong = await wrongAt(url);
  const wanted = `Set siteUrl in content/business.yaml to ${url.replace('http:', 'https:')},`;
  expect(wrong).toEqual(
    containing('not encrypted', wanted, 'expected at https://www.example.com', 'Sample content'),
  );
});

test('says why a site does not answer', async () => {
  await expect(inspectLive('https://nobody.invalid')).rejects.toThrow('nobody.invalid is unknown');
  const { url, ...bare } = await serveBare();
  await bare[Symbol.asyncDispose]();
  await expect(inspectLive(url)).rejects.toThrow('does not answer');
});

test('lists the features that web space without settings lacks', async () => {
  await using bare = await serveBare();
  expect(await wrongAt(bare.url)).toEqual(
    containing(
      ...['not encrypted', 'does not compress', 'Missing headers: Cache-'],
      ...['Set siteUrl', 'must get 404.html', 'Send Cache-Control'],
      ...['is missing: /_astro/', 'Sample content'],
    ),
  );
});

test('visits the pages of sitemap.xml and linked ones, such as an imprint', async () => {
  const home = sources()[0]?.replace('</main>', '<a href="/prices">Prices</a></main>') ?? '';
  const siteMap = `<urlset><url><loc>https://www.example.com${IMPRINT}</loc></url></urlset>`;
  await using bare = await serveBare([home, ...sources().slice(1)], siteMap);
  const words = (await wrongAt(bare.url)).find((word) => word.startsWith('Missing pages'));
  expect(words).toContain(`${IMPRINT} (404)`);
  expect(words).toContain('/prices (404)');
});
