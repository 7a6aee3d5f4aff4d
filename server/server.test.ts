import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFiles } from '../tests/support/siteFixture.ts';
import { startServer } from './server.ts';
import type { ServedSite } from '../tests/support/siteFixture.ts';

const LONG_TEXT = 'A place for everything. '.repeat(200);
const page = (name: string): string => `<!doctype html><title>${name}</title><p>${LONG_TEXT}</p>`;
const HOME = page('Home');
const PORTFOLIO = page('Portfolio');
const LOST = page('Lost');
const SIZE = HOME.length;
const PICTURE = Buffer.from([0xff, 0xd8, 0xff]);
/** Too large to be kept in memory. */
const VIDEO = Buffer.from('0123456789'.repeat(110_000));
const FILES = {
  'index.html': HOME,
  'portfolio.html': PORTFOLIO,
  '404.html': LOST,
  'a shelf.html': PORTFOLIO,
  '_astro/client.abc.js': `console.log(${JSON.stringify(LONG_TEXT)})`,
  '_astro/shelf.abc.avif': PICTURE,
  '_astro/fonts/label.abc.woff2': PICTURE,
  'video.mp4': VIDEO,
  'site.webmanifest': '{}',
  'favicon.svg': '<svg/>',
  'robots.txt': 'User-agent: *',
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
    // As they are written to a proxy.
    ['http://example.com/portfolio?from=mail', PORTFOLIO],
    ['HTTPS://example.com:8080/portfolio', PORTFOLIO],
    ['http://example.com', HOME],
    ['http://example.com?from=mail', HOME],
  ])('answers %s', async (target, content) => {
    const { status, bytes } = await site.ask(target);
    expect(status).toBe(200);
    expect(bytes.toString()).toBe(content);
  });

  it.each([
    ['/portfolio/?from=mail', '/portfolio?from=mail'],
    ['/portfolio.html', '/portfolio'],
    ['/portfolio.html/', '/portfolio'],
    ['/index.html', '/'],
    ['/a%20shelf/', '/a%20shelf'],
    ['/favicon.svg/', '/favicon.svg'],
    ['http://example.com/portfolio/', '/portfolio'],
  ])('leads %s to %s for good', async (target, location) => {
    const { status, headers, bytes } = await site.ask(target);
    expect(status).toBe(308);
    expect(headers.location).toBe(location);
    expect(headers['cache-control']).toBe('no-cache');
    expect(bytes).toHaveLength(0);
  });

  it.each([
    ...[
      '/nothing',
      '/nothing/',
      '/404',
      '/404.html',
      '/Portfolio',
      '/index',
      '/_astro',
      '/_astro/',
    ],
    ...['/404.html%3F', '/portfolio.html%23x', '/portfolio.html%3Fx', '/_astro/gone.js', '*'],
    // Mistyped, or meant to lead elsewhere.
    ...['/100%', '/%ff', '/%00', '//portfolio', '//example.com/', '/%2Fexample.com/'],
    ...['/%5Cexample.com/', '/a%0d%0a//b/', 'http:///portfolio', 'http://localhost//example.com/'],
    ...['/../package.json', '/..%2f..%2fetc%2fpasswd', '/_astro/..%2ffavicon.svg', '/./portfolio'],
    ...['/_astro/%2e%2e/favicon.svg', '/_astro/..', '/.secret', '/%2esecret', '/_headers'],
    // A compressed form has no address of its own.
    ...['/_astro/client.abc.js.br', '/_astro/client.abc.js.br%3F'],
  ])('answers %s with the page for lost visitors and status 404', async (target) => {
    const { status, headers, bytes } = await site.ask(target);
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(bytes.toString()).toBe(LOST);
  });

  it.each(['If-None-Match', 'Range', 'If-Match'])('keeps 404 a 404 with %s', async (name) => {
    const value = name === 'Range' ? 'bytes=0-1' : '*';
    const { status, bytes } = await site.ask('/nothing', { headers: { [name]: value } });
    expect(status).toBe(404);
    expect(bytes.toString()).toBe(LOST);
  });
});

describe('methods', () => {
  it.each(['/portfolio', '/video.mp4'])(
    'answers HEAD %s like GET, without body',
    async (target) => {
      const get = await site.ask(target);
      const head = await site.ask(target, { method: 'HEAD', headers: { Range: 'bytes=0-1' } });
      expect(head.status).toBe(200);
      expect(head.bytes).toHaveLength(0);
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const { status, headers } = await site.ask('/', { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

describe('types and caching', () => {
  const YEAR = 'public, max-age=31536000, immutable';

  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/site.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/favicon.svg', 'image/svg+xml', 'no-cache'],
    ['/archive.gz', 'application/octet-stream', 'no-cache'],
    ['/_astro/client.abc.js', 'text/javascript; charset=utf-8', YEAR],
    ['/_astro/shelf.abc.avif', 'image/avif', YEAR],
    ['/_astro/fonts/label.abc.woff2', 'font/woff2', YEAR],
  ])('sends %s as %s, to be kept: %s', async (target, type, cacheControl) => {
    const { headers } = await site.ask(target);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe(cacheControl);
  });

  it('answers 304 to a visitor who has the page, with its validator and no body', async () => {
    const { headers, bytes } = await site.ask('/');
    const { etag = '', vary, 'content-security-policy': policy } = headers;
    expect(bytes.toString()).toBe(HOME);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await site.ask('/', { headers: { 'If-None-Match': known } });
      expect(again.status).toBe(304);
      expect(again.bytes).toHaveLength(0);
      expect(again.headers).toMatchObject({ etag, vary, 'content-security-policy': policy });
    }
  });

  it.each([
    ['If-None-Match', '"other"', 200],
    // There is no Last-Modified it could be taken from.
    ['If-Modified-Since', 'Fri, 01 Jan 2100 00:00:00 GMT', 200],
    ['If-Match', '"other"', 412],
    ['If-Match', '*', 200],
  ])('answers a visitor who asks with %s: %s with %i', async (name, value, status) => {
    const answer = await site.ask('/', { headers: { [name]: value } });
    expect(answer.status).toBe(status);
    expect(answer.headers['last-modified']).toBeUndefined();
  });

  it('has one validator for each form of a file, the same after every start', async () => {
    await using again = await serveFiles({ ...FILES, 'portfolio.html': page('New') });
    const etagOf = async (from: ServedSite, target: string, accepted = 'identity') => {
      const { headers } = await from.ask(target, { headers: { 'Accept-Encoding': accepted } });
      return headers.etag;
    };
    const etags: unknown[] = [];
    for (const target of ['/', '/video.mp4']) etags.push(await etagOf(site, target));
    for (const encoding of ['br', 'gzip']) etags.push(await etagOf(site, '/', encoding));
    expect(new Set(etags).size).toBe(4);
    expect(await etagOf(again, '/')).toBe(etags[0]);
    expect(await etagOf(again, '/video.mp4')).toBe(etags[1]);
    expect(await etagOf(again, '/portfolio')).not.toBe(await etagOf(site, '/portfolio'));
  });
});

describe('compression', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP, BR', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0.9, br ; q=0.5', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity;q=0, *;q=0.1', 'br'],
    ['identity;q=0, gzip', 'gzip'],
    ['identity;q=0', undefined],
    ['identity, br;q=0.5', undefined],
    ['identity;q=1, *;q=0', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['zstd', undefined],
    ['', undefined],
  ])('answers "%s" with %s', async (accepted, encoding) => {
    for (const [target, content] of [['/', HOME] as const, ['/nothing', LOST] as const]) {
      const { headers, bytes } = await site.ask(target, {
        headers: { 'Accept-Encoding': accepted },
      });
      const decode = { br: brotliDecompressSync, gzip: gunzipSync, '': (as: Buffer) => as };
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['content-length']).toBe(String(bytes.length));
      expect(decode[(encoding ?? '') as keyof typeof decode](bytes).toString()).toBe(content);
    }
  });

  it('leaves pictures as they are, even for who refuses that', async () => {
    const headers = { 'Accept-Encoding': 'br, identity;q=0' };
    const answer = await site.ask('/_astro/shelf.abc.avif', { headers });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toBeUndefined();
    expect(answer.bytes).toEqual(PICTURE);
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=2-9', 2, 9],
    ['BYTES=7-', 7, undefined],
    ['bytes=-5', -5, undefined],
    [`bytes=-${'9'.repeat(30)}`, 0, undefined],
    [`bytes=9-${'9'.repeat(30)}`, 9, undefined],
  ])('sends the part asked for with "%s"', async (range, first, last) => {
    for (const [target, whole] of [
      ['/', Buffer.from(HOME)] as const,
      ['/video.mp4', VIDEO] as const,
    ]) {
      const { status, headers, bytes } = await site.ask(target, { headers: { Range: range } });
      const start = first < 0 ? whole.length + first : first;
      const end = last ?? whole.length - 1;
      expect(status).toBe(206);
      expect(headers['content-range']).toBe(`bytes ${start}-${end}/${whole.length}`);
      expect(headers['accept-ranges']).toBe('bytes');
      expect(bytes.equals(whole.subarray(start, end + 1))).toBe(true);
    }
  });

  it.each(['bytes=5-2', 'bytes=-0', `bytes=${SIZE}-`, `bytes=${'9'.repeat(30)}-`])(
    'refuses "%s" and tells how long the file is, not to be kept',
    async (range) => {
      for (const [target, size] of [['/', SIZE] as const, ['/_astro/shelf.abc.avif', 3] as const]) {
        const { status, headers, bytes } = await site.ask(target, { headers: { Range: range } });
        expect(status).toBe(416);
        expect(headers['content-range']).toBe(`bytes */${size}`);
        expect(headers['cache-control']).toBe('no-cache');
        expect(headers.etag).toBeUndefined();
        expect(bytes).toHaveLength(0);
      }
    },
  );

  it.each(['nonsense', 'bytes=-', 'bytes=a-b', 'bytes=0-1,4-5', 'lines=1-2'])(
    'answers the whole file to the range "%s"',
    async (range) => {
      expect((await site.ask('/', { headers: { Range: range } })).status).toBe(200);
    },
  );

  it('sends the rest of a file only to a visitor who has its beginning, uncompressed', async () => {
    const { etag = '' } = (await site.ask('/')).headers;
    const resume = async (headers: Record<string, string>) =>
      (await site.ask('/', { headers: { Range: 'bytes=7-', ...headers } })).status;
    expect(await resume({ 'If-Range': etag })).toBe(206);
    expect(await resume({ 'If-Range': '"other"' })).toBe(200);
    expect(await resume({ 'If-Range': new Date().toUTCString() })).toBe(200);
    expect(await resume({ 'Accept-Encoding': 'br' })).toBe(200);
  });
});

describe('the folder', () => {
  it('may be built anew: the site stays as it was, and what is gone is no 404', async () => {
    await using short = await serveFiles(FILES);
    await rm(join(short.directory, 'portfolio.html'));
    expect((await short.ask('/portfolio')).bytes.toString()).toBe(PORTFOLIO);
    await writeFile(join(short.directory, 'video.mp4'), VIDEO.toReversed());
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await short.ask('/video.mp4', { method });
      expect(status).toBe(500);
      expect(headers['content-length']).toBe('0');
      expect(headers['cache-control']).toBe('no-cache');
    }
    await rm(join(short.directory, 'video.mp4'));
    expect((await short.ask('/video.mp4')).status).toBe(500);
  });

  it('need not have a page for lost visitors', async () => {
    await using bare = await serveFiles({ 'index.html': HOME });
    const { status, bytes } = await bare.ask('/nothing');
    expect(status).toBe(404);
    expect(bytes).toHaveLength(0);
  });

  it('is not served when the port is taken', async () => {
    const port = Number(new URL(site.url).port);
    const second = startServer({ directory: site.directory, port });
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
