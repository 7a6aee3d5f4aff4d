import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, inject, it } from 'vitest';
import { withHeaders } from '../../src/integrations/pageTidying.ts';
import { inspectLive } from '../../tools/live/inspectLive.ts';
import { sourceOf } from '../support/html.ts';
import { PAGES } from '../support/pages.ts';
import type { AddressInfo } from 'node:net';

async function wrongAt(address: string): Promise<string[]> {
  const remarks = await inspectLive(address);
  expect(remarks.length).toBeGreaterThan(PAGES.length);
  return remarks.filter(({ kind }) => kind === 'wrong').map(({ words }) => words);
}

/** The pages as a web space sends them that was told nothing, or something of old. */
async function serveBare(
  headers: Record<string, string>,
  lost = 404,
  pages = PAGES.map((page) => sourceOf(page)),
) {
  const server = createServer(({ url = '' }, answer) => {
    const route = PAGES.find((page) => page === url);
    if (route === undefined) answer.writeHead(lost).end('Not found');
    else
      answer
        .writeHead(200, { 'content-type': 'text/html', ...headers })
        .end(pages[PAGES.indexOf(route)]);
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

it('of the site as its own server sends it, only says what this machine and the samples are', async () => {
  const origin = inject('siteUrl');
  expect(await wrongAt(origin)).toEqual([
    expect.stringContaining('not encrypted'),
    expect.stringContaining(
      `set siteUrl in content/business.yaml to ${origin.replace('http:', 'https:')},`,
    ),
    expect.stringContaining('is looked for at https://www.example.com'),
    expect.stringContaining('Samples are still there'),
  ]);
});

it('says why there is no site', async () => {
  await expect(inspectLive('https://nobody.invalid')).rejects.toThrow(
    'The name nobody.invalid leads nowhere yet',
  );
  const { url, ...bare } = await serveBare({});
  await bare[Symbol.asyncDispose]();
  await expect(inspectLive(url)).rejects.toThrow('Nobody answers at 127.0.0.1:');
});

it('says what a web space lacks that was told nothing', async () => {
  await using bare = await serveBare({});
  expect(await wrongAt(bare.url)).toEqual(
    [
      'not encrypted',
      'does not compress',
      'headers are missing: Cache-Control',
      'There is no Content-Security-Policy',
      'set siteUrl',
      'Lost visitors do not get',
      'asked for anew on every visit',
      'is not there: /_astro/',
      'Samples are still there',
    ].map((words) => expect.stringContaining(words) as unknown),
  );
});

it('lets a host be that cannot be told any headers, which the pages say themselves', async () => {
  await using bare = await serveBare({}, 404, withHeaders(PAGES.map((page) => sourceOf(page))));
  const remarks = await inspectLive(bare.url);
  const about = (words: string) => remarks.filter((remark) => remark.words.includes(words));
  for (const words of ['These headers would be more', 'asked for anew on every visit'])
    expect(about(words)).toMatchObject([{ kind: 'advice' }]);
  expect(about('The policy allows')).toMatchObject([{ kind: 'right' }]);
});

it('finds no picture where a web space answers everything with words', async () => {
  await using bare = await serveBare({}, 200);
  expect(await wrongAt(bare.url)).toEqual(
    expect.arrayContaining([expect.stringContaining('is not there: /_astro/')]),
  );
});

it('tells of a policy that is of another build', async () => {
  await using bare = await serveBare({ 'content-security-policy': "script-src 'self'" });
  expect(await wrongAt(bare.url)).toContainEqual(
    expect.stringContaining('The policy is that of another build'),
  );
});
