import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedSite, serveFiles } from '../tests/support/siteFixture.ts';
import { startServer } from './server.ts';

const page = (name: string): string =>
  `<!doctype html><title>${name}</title><p>${'A place for everything. '.repeat(200)}</p>`;
const HOME = page('Home');
const PORTFOLIO = page('Portfolio');
const LOST = page('Lost');
const SIZE = HOME.length;
const PICTURE = Buffer.from([0xff, 0xd8, 0xff]);
/** Too large for memory. */
const VIDEO = Buffer.from('0123456789'.repeat(110_000));
const FILES = {
  'index.html': HOME,
  'portfolio.html': PORTFOLIO,
  '404.html': LOST,
  'a shelf.html': PORTFOLIO,
  '_astro/client.abc.js': `console.log(${JSON.stringify(HOME)})`,
  '_astro/shelf.abc.avif': PICTURE,
  'video.mp4': VIDEO,
  'archive.gz': PICTURE,
  '.secret': 'hidden',
  _headers: 'for hosts',
  '.well-known/security.txt': 'Contact: mailto:someone@example.com',
};

let site: ServedSite;

beforeAll(async () => {
  site = await serveFiles(FILES);
});

afterAll(() => site[Symbol.asyncDispose]());

describe('addresses', () => {
  it.each([
    ['/', HOME],
    ['/portfolio?from=mail', PORTFOLIO],
    ['/%70ortfolio', PORTFOLIO],
    ['/a%20shelf', PORTFOLIO],
    ['/.well-known/security.txt', FILES['.well-known/security.txt']],
  ])('answers %s', async (target, content) => {
    const { status, bytes } = await site.ask(target);
    expect(status).toBe(200);
    expect(bytes.toString()).toBe(content);
  });

  it.each([
    ['/portfolio/?from=mail', '/portfolio?from=mail'],
    ['/portfolio.html', '/portfolio'],
    ['/index.html', '/'],
    ['/a%20shelf/', '/a%20shelf'],
  ])('redirects %s to %s', async (target, location) => {
    const { status, headers } = await site.ask(target);
    expect({ status, location: headers.location }).toEqual({ status: 308, location });
  });

  it.each([
    ...['/nothing', '/404', '/404.html', '/Portfolio', '/index', '/_astro/', '/_astro/gone.js'],
    ...['/portfolio.html%3Fx', '*', 'http:///portfolio', 'http://example.com/portfolio'],
    ...['/100%', '/%ff', '/%00', '//portfolio', '//example.com/', '/%2Fexample.com/'],
    ...['/%5Cexample.com/', '/a%0d%0a//b/', '/../package.json', '/..%2f..%2fetc%2fpasswd'],
    ...['/_astro/..%2fvideo.mp4', '/./portfolio', '/_astro/%2e%2e/video.mp4', '/%2esecret'],
    ...['/.secret', '/_headers', '/_astro/client.abc.js.br'],
  ])('answers %s with the 404 page', async (target) => {
    const { status, headers, bytes } = await site.ask(target);
    expect(status).toBe(404);
    expect(headers).not.toHaveProperty('location');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(bytes.toString()).toBe(LOST);
  });
});

it.each(['/portfolio', '/video.mp4'])('answers HEAD %s like GET, without body', async (target) => {
  const get = await site.ask(target);
  const head = await site.ask(target, { method: 'HEAD', headers: { Range: 'bytes=0-1' } });
  expect(head.bytes).toHaveLength(0);
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
  const { status, headers } = await site.ask('/', { method });
  expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
});

describe('types and caching', () => {
  const YEAR = 'public, max-age=31536000, immutable';

  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/archive.gz', 'application/octet-stream', 'no-cache'],
    ['/_astro/client.abc.js', 'text/javascript; charset=utf-8', YEAR],
    ['/_astro/shelf.abc.avif', 'image/avif', YEAR],
  ])('sends %s as %s with %s', async (target, type, cacheControl) => {
    const { headers } = await site.ask(target);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cacheControl });
  });

  it.each(['/', '/video.mp4'])(
    'answers 304 for %s that the browser has already',
    async (target) => {
      const { etag = '' } = (await site.ask(target)).headers;
      const statusWith = async (tag: string) =>
        (await site.ask(target, { headers: { 'If-None-Match': tag } })).status;
      for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
        expect(await statusWith(tag)).toBe(304);
      expect(await statusWith('"other"')).toBe(200);
    },
  );

  it('gives each form of a file its own tag', async () => {
    const tagOf = async (accepted: string) =>
      (await site.ask('/', { headers: { 'Accept-Encoding': accepted } })).headers.etag;
    expect(new Set(await Promise.all(['', 'br', 'gzip'].map(tagOf))).size).toBe(3);
  });
});

describe('compression', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0.9, br ; q=0.5', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity;q=0', undefined],
    ['identity, br;q=0.000', undefined],
    ['zstd', undefined],
    ['', undefined],
  ])('answers "%s" with %s', async (accepted, encoding) => {
    const { headers, bytes } = await site.ask('/', { headers: { 'Accept-Encoding': accepted } });
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, '': (as: Buffer) => as };
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(decode[(encoding ?? '') as keyof typeof decode](bytes).toString()).toBe(HOME);
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=2-9', 2, 9],
    ['BYTES=7-', 7, undefined],
    ['bytes=-5', -5, undefined],
    [`bytes=9-${'9'.repeat(30)}`, 9, undefined],
  ])('sends the part of "%s"', async (range, first, last) => {
    for (const [target, whole] of Object.entries({ '/': Buffer.from(HOME), '/video.mp4': VIDEO })) {
      const { status, headers, bytes } = await site.ask(target, { headers: { Range: range } });
      const start = first < 0 ? whole.length + first : first;
      const end = last ?? whole.length - 1;
      expect(status).toBe(206);
      expect(headers['content-range']).toBe(`bytes ${start}-${end}/${whole.length}`);
      expect(bytes.equals(whole.subarray(start, end + 1))).toBe(true);
    }
  });

  it.each(['bytes=5-2', 'bytes=-0', `bytes=${SIZE}-`])('refuses "%s"', async (range) => {
    const { status, headers } = await site.ask('/', { headers: { Range: range } });
    expect(status).toBe(416);
    expect(headers['content-range']).toBe(`bytes */${SIZE}`);
  });

  it.each([
    [{ Range: 'nonsense' }],
    [{ Range: 'bytes=0-1,4-5' }],
    [{ Range: 'bytes=7-', 'If-Range': '"other"' }],
    [{ Range: 'bytes=7-', 'Accept-Encoding': 'br' }],
  ])('sends the whole file with %j', async (headers) => {
    expect((await site.ask('/', { headers })).status).toBe(200);
  });
});

describe('the folder', () => {
  it('may change while the site is served: files on the disk that changed get 500', async () => {
    await using short = await serveFiles(FILES);
    await rm(join(short.directory, 'portfolio.html'));
    expect((await short.ask('/portfolio')).bytes.toString()).toBe(PORTFOLIO);
    await writeFile(join(short.directory, 'video.mp4'), VIDEO.toReversed());
    expect((await short.ask('/video.mp4')).status).toBe(500);
    await rm(join(short.directory, 'video.mp4'));
    expect((await short.ask('/video.mp4', { method: 'HEAD' })).status).toBe(500);
  });

  it('is not left through symbolic links', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'site-'));
    await mkdir(join(directory, 'rooms'));
    await writeFile(join(directory, 'rooms/index.html'), HOME);
    await symlink('/etc', join(directory, 'etc'));
    await symlink('.', join(directory, 'self'));
    await symlink('rooms/index.html', join(directory, 'copy.html'));
    await using server = await startServer({ directory, port: 0 });
    const statusOf = async (path: string) => (await fetch(server.url + path)).status;
    expect(await statusOf('/rooms')).toBe(200);
    for (const path of ['/etc/passwd', '/self/rooms', '/copy'])
      expect(await statusOf(path)).toBe(404);
  });
});
