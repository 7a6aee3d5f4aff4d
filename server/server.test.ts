import { existsSync } from 'node:fs';
import { readdir, readlink, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serveFiles } from '../tests/support/siteFixture.ts';
import { startServer } from './server.ts';
import type { ServedSite } from '../tests/support/siteFixture.ts';

const LONG_TEXT = 'A place for everything. '.repeat(200);
const page = (name: string): string => `<!doctype html><title>${name}</title><p>${LONG_TEXT}</p>`;
const HOME = page('Home');
const PORTFOLIO = page('Portfolio');
const LOST = page('Lost');
/** Too large for what a connection holds by itself. */
const VIDEO = Buffer.alloc(32_000_000);
/** Where Linux tells which files a process has open. */
const OPEN_FILES = '/proc/self/fd';
const PICTURE = Buffer.from([0xff, 0xd8, 0xff]);

let site: ServedSite;

beforeAll(async () => {
  site = await serveFiles({
    'index.html': HOME,
    'portfolio.html': PORTFOLIO,
    '404.html': LOST,
    '_astro/client.abc.js': `console.log(${JSON.stringify(LONG_TEXT)})`,
    '_astro/shelf.abc.avif': PICTURE,
    '_astro/fonts/label.abc.woff2': PICTURE,
    'video.mp4': VIDEO,
    'site.webmanifest': '{}',
    'favicon.svg': '<svg/>',
    'robots.txt': 'User-agent: *',
    '.secret': 'hidden',
    '.well-known/security.txt': 'Contact: mailto:someone@example.com',
  });
});

afterAll(() => site.close());

describe('addresses', () => {
  it('answers a page at its clean address', async () => {
    const { status, bytes } = await site.ask('/portfolio?from=mail');
    expect(status).toBe(200);
    expect(bytes.toString()).toBe(PORTFOLIO);
  });

  it('answers the home page at the root', async () => {
    expect((await site.ask('/')).bytes.toString()).toBe(HOME);
  });

  it.each([
    ['/portfolio/?from=mail', '/portfolio?from=mail'],
    ['/portfolio.html', '/portfolio'],
    ['/index.html', '/'],
    ['/a%20shelf/', '/a%20shelf'],
    ['/what%3F/', '/what%3F'],
  ])('leads %s to %s for good', async (target, location) => {
    const { status, headers } = await site.ask(target);
    expect(status).toBe(308);
    expect(headers.location).toBe(location);
  });

  it.each([
    '/nothing',
    '/404',
    '/404.html%3F',
    '/_astro',
    '/_astro/gone.js',
    '/Portfolio',
    '/portfolio.html%23x',
    '/portfolio.html%3Fx',
    '/index',
  ])('answers %s with the page for lost visitors and status 404', async (target) => {
    const { status, headers, bytes } = await site.ask(target);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(bytes.toString()).toBe(LOST);
  });

  it.each([
    ['http://example.com/portfolio?from=mail', PORTFOLIO],
    ['HTTPS://example.com:8080/portfolio', PORTFOLIO],
    ['http://example.com', HOME],
    ['http://example.com?from=mail', HOME],
  ])('answers %s, as it is written to a proxy', async (target, page) => {
    const { status, bytes } = await site.ask(target);
    expect(status).toBe(200);
    expect(bytes.toString()).toBe(page);
  });

  it('keeps 404 a 404 when the visitor has the page already', async () => {
    const { status } = await site.ask('/nothing', { headers: { 'If-None-Match': '*' } });
    expect(status).toBe(404);
  });

  it.each([
    '/%',
    '/%ff',
    '/%00',
    '//example.com/',
    '/%5Cexample.com/',
    '/a%0d%0a//b/',
    '*',
    'http:///portfolio',
    'http://localhost//example.com/',
    '/../package.json',
    '/..%2f..%2fetc%2fpasswd',
    '/_astro/..%2ffavicon.svg',
    '/_astro/%2e%2e/favicon.svg',
    '/./portfolio',
    '/_astro/..',
  ])('refuses %s as malformed', async (target) => {
    const { status, headers, bytes } = await site.ask(target);
    expect(status).toBe(400);
    expect(headers.location).toBeUndefined();
    expect(bytes).toHaveLength(0);
  });

  it.each(['/.secret', '/%2esecret'])('gives nothing away at %s', async (target) => {
    const { status, bytes } = await site.ask(target);
    expect(status).toBe(404);
    expect(bytes.toString()).toBe(LOST);
  });

  it('serves the one hidden folder that is meant for the public', async () => {
    expect((await site.ask('/.well-known/security.txt')).status).toBe(200);
  });

  it.each(['/_astro/client.abc.js.br', '/_astro/client.abc.js.br%3F'])(
    'does not answer at %s, the name of a compressed file',
    async (target) => {
      expect((await site.ask(target)).status).toBe(404);
    },
  );

  it('survives a request that is not HTTP', async () => {
    const { port } = new URL(site.url);
    const reply = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), 'localhost', () => socket.write('NONSENSE\r\n\r\n'));
      socket.on('data', (data) => {
        resolve(data.toString());
      });
    });
    expect(reply).toContain('400 Bad Request');
    expect((await site.ask('/')).status).toBe(200);
  });
});

describe('methods', () => {
  it('answers HEAD like GET, without the body', async () => {
    const get = await site.ask('/portfolio');
    const head = await site.ask('/portfolio', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.bytes).toHaveLength(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const { status, headers } = await site.ask('/', { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

describe('types', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/_astro/client.abc.js', 'text/javascript; charset=utf-8'],
    ['/_astro/shelf.abc.avif', 'image/avif'],
    ['/_astro/fonts/label.abc.woff2', 'font/woff2'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
  ])('sends %s as %s', async (target, type) => {
    expect((await site.ask(target)).headers['content-type']).toBe(type);
  });
});

describe('caching', () => {
  it('lets files named after their content be kept for a year', async () => {
    const { headers } = await site.ask('/_astro/shelf.abc.avif');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/', '/portfolio', '/robots.txt', '/nothing'])(
    'has %s asked for again',
    async (target) => {
      expect((await site.ask(target)).headers['cache-control']).toBe('no-cache');
    },
  );

  it('answers 304 to a visitor who has the page, with its validator and no body', async () => {
    const first = await site.ask('/');
    const etag = first.headers.etag ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await site.ask('/', { headers: { 'If-None-Match': known } });
      expect(again.status).toBe(304);
      expect(again.bytes).toHaveLength(0);
      expect(again.headers.etag).toBe(etag);
      expect(again.headers.vary).toBe('Accept-Encoding');
      expect(again.headers['content-security-policy']).toBeDefined();
    }
  });

  it('sends the page again to a visitor who has another one', async () => {
    const { status } = await site.ask('/', { headers: { 'If-None-Match': '"other"' } });
    expect(status).toBe(200);
  });

  it('gives every form of a file its own validator', async () => {
    const plain = await site.ask('/');
    const brotli = await site.ask('/', { headers: { 'Accept-Encoding': 'br' } });
    expect(brotli.headers.etag).not.toBe(plain.headers.etag);
  });
});

describe('compression', () => {
  it('prefers Brotli', async () => {
    const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
    const answer = await site.ask('/', { headers });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.bytes).toString()).toBe(HOME);
  });

  it('falls back to gzip', async () => {
    const answer = await site.ask('/', { headers: { 'Accept-Encoding': 'gzip, br;q=0' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.bytes).toString()).toBe(HOME);
  });

  it.each(['', 'identity', 'br;q=0, gzip;q=0', 'zstd'])(
    'sends plain text for "%s"',
    async (accepted) => {
      const answer = await site.ask('/', { headers: { 'Accept-Encoding': accepted } });
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(answer.bytes.toString()).toBe(HOME);
    },
  );

  it('compresses the page for lost visitors as well', async () => {
    const answer = await site.ask('/nothing', { headers: { 'Accept-Encoding': 'br' } });
    expect(brotliDecompressSync(answer.bytes).toString()).toBe(LOST);
  });

  it('leaves pictures as they are', async () => {
    const headers = { 'Accept-Encoding': 'br, gzip' };
    const answer = await site.ask('/_astro/shelf.abc.avif', { headers });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toBeUndefined();
    expect(answer.bytes).toEqual(PICTURE);
  });
});

describe('ranges', () => {
  const WHOLE = Buffer.from(HOME);
  const SIZE = WHOLE.length;

  it.each([
    ['bytes=0-1', 0, 1],
    ['bytes=2-9', 2, 9],
    ['bytes=0-', 0, SIZE - 1],
    ['bytes=7-', 7, SIZE - 1],
    ['bytes=-5', SIZE - 5, SIZE - 1],
    [`bytes=9-${'9'.repeat(30)}`, 9, SIZE - 1],
  ])('sends the part asked for with "%s"', async (range, first, last) => {
    const { status, headers, bytes } = await site.ask('/', { headers: { Range: range } });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${first}-${last}/${SIZE}`);
    expect(headers['content-length']).toBe(String(last - first + 1));
    expect(headers['accept-ranges']).toBe('bytes');
    expect(bytes).toEqual(WHOLE.subarray(first, last + 1));
  });

  it.each(['bytes=5-2', 'bytes=-0', `bytes=${SIZE}-`, `bytes=${'9'.repeat(30)}-`])(
    'refuses "%s" and tells how long the file is',
    async (range) => {
      const { status, headers, bytes } = await site.ask('/', { headers: { Range: range } });
      expect(status).toBe(416);
      expect(headers['content-range']).toBe(`bytes */${SIZE}`);
      expect(bytes).toHaveLength(0);
      expect((await site.ask('/')).status).toBe(200);
    },
  );

  it.each(['nonsense', 'bytes=-', 'bytes=a-b', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=0-0'])(
    'answers the whole file to the range "%s"',
    async (range) => {
      const { status, bytes } = await site.ask('/', { headers: { Range: range } });
      expect(status).toBe(200);
      expect(bytes.toString()).toBe(HOME);
    },
  );

  it('sends the rest of a file only to a visitor who has its beginning', async () => {
    const etag = (await site.ask('/')).headers.etag ?? '';
    const resume = (known: string): Record<string, string> => ({
      Range: 'bytes=7-',
      'If-Range': known,
    });
    expect((await site.ask('/', { headers: resume(etag) })).status).toBe(206);
    expect((await site.ask('/', { headers: resume('"other"') })).status).toBe(200);
  });

  it('sends no part of the page for lost visitors', async () => {
    const { status, bytes } = await site.ask('/nothing', { headers: { Range: 'bytes=0-1' } });
    expect(status).toBe(404);
    expect(bytes.toString()).toBe(LOST);
  });

  it('answers HEAD for the whole file', async () => {
    const headers = { Range: 'bytes=0-1' };
    expect((await site.ask('/', { method: 'HEAD', headers })).status).toBe(200);
  });
});

describe('robustness', () => {
  it('keeps serving the site it started with while the folder is built anew', async () => {
    const short = await serveFiles({ 'index.html': HOME, 'portfolio.html': PORTFOLIO });
    await rm(`${short.directory}/portfolio.html`);
    expect((await short.ask('/portfolio')).bytes.toString()).toBe(PORTFOLIO);
    await short.close();
  });

  it('answers 404 without a body on a site that has no page for lost visitors', async () => {
    const bare = await serveFiles({ 'index.html': HOME });
    const { status, bytes } = await bare.ask('/nothing');
    expect(status).toBe(404);
    expect(bytes).toHaveLength(0);
    await bare.close();
  });

  it.runIf(existsSync(OPEN_FILES))('keeps no file open for a visitor who leaves', async () => {
    const openVideos = async () => {
      const files = await readdir(OPEN_FILES);
      const paths = await Promise.all(
        files.map((file) => readlink(`${OPEN_FILES}/${file}`).catch(() => '')),
      );
      return paths.filter((path) => path.endsWith('video.mp4'));
    };
    const { body } = await fetch(`${site.url}/video.mp4`);
    const reader = body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await vi.waitFor(async () => expect(await openVideos()).toEqual([]));
    expect((await site.ask('/')).status).toBe(200);
  });

  it('says so when the port is taken', async () => {
    const port = Number(new URL(site.url).port);
    const second = startServer({ directory: site.directory, port });
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
