import { rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { serveFiles } from '../tests/support/siteFixture.ts';
import { startServer } from './server.ts';

const page = (name: string): string =>
  `<!doctype html><title>${name}</title><p>${'A place for everything. '.repeat(200)}</p>`;
const HOME = page('Home');
const PORTFOLIO = page('Portfolio');
const LOST = page('Lost');
/** Larger than the files kept in memory. */
const VIDEO = Buffer.from('0123456789'.repeat(110_000));
const DECODERS: Partial<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};
const FILES = {
  'index.html': HOME,
  'portfolio.html': PORTFOLIO,
  '404.html': LOST,
  'a shelf.html': PORTFOLIO,
  '_astro/a.js': `console.log(${JSON.stringify(HOME)})`,
  'video.mp4': VIDEO,
  '.secret': 'hidden',
  _headers: 'for hosts',
  '.well-known/security.txt': 'Contact: mailto:someone@example.com',
};

const site = await serveFiles(FILES);
afterAll(() => site[Symbol.asyncDispose]());

describe('addresses', () => {
  it.each([
    ['/', HOME],
    ['/portfolio?from=mail', PORTFOLIO],
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
    expect(await site.ask(target)).toMatchObject({ status: 308, headers: { location } });
  });

  it.each([
    ...['/nothing', '/404', '/404.html', '/Portfolio', '/index', '/_astro/', '/_astro/gone.js'],
    ...['/portfolio.html%3Fx', '*', 'http:///portfolio', 'http://example.com/portfolio'],
    ...['/100%', '/%ff', '/%00', '//portfolio', '//example.com/', '/%2Fexample.com/'],
    ...['/%5Cexample.com/', '/a%0d%0a//b/', '/../package.json', '/..%2f..%2fetc%2fpasswd'],
    ...['/_astro/..%2fvideo.mp4', '/./portfolio', '/_astro/%2e%2e/video.mp4', '/%2esecret'],
    ...['/.secret', '/_headers', '/_astro/a.js.br'],
  ])('answers %s with the 404 page', async (target) => {
    const { status, headers, bytes } = await site.ask(target);
    expect(status).toBe(404);
    expect(headers).not.toHaveProperty('location');
    expect(bytes.toString()).toBe(LOST);
  });
});

describe('compression', () => {
  it('gives each form of a file its own tag', async () => {
    const encodings = ['', 'br', 'gzip'].map((name) => ({ 'Accept-Encoding': name }));
    const answers = await Promise.all(encodings.map((headers) => site.ask('/', { headers })));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['*', 'br'],
    ['br;q=0.000, *', 'gzip'],
    ['identity;q=0', ''],
    ['zstd', ''],
  ])('answers "%s" with "%s"', async (accepted, encoding) => {
    const { headers, bytes } = await site.ask('/', { headers: { 'Accept-Encoding': accepted } });
    expect(headers['content-encoding'] ?? '').toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect((DECODERS[encoding]?.(bytes) ?? bytes).toString()).toBe(HOME);
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=2-9', 2, 9],
    ['bytes=7-', 7, undefined],
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

  it.each([
    [416, { Range: 'bytes=5-2' }],
    [416, { Range: 'bytes=-0' }],
    [416, { Range: `bytes=${HOME.length}-` }],
    [200, { Range: 'nonsense' }],
    [200, { Range: 'bytes=0-1,4-5' }],
    [200, { Range: 'bytes=7-', 'If-Range': '"other"' }],
    [200, { Range: 'bytes=7-', 'Accept-Encoding': 'br' }],
  ])('answers %s to %j', async (status, headers) => {
    const answer = await site.ask('/', { headers });
    expect(answer.status).toBe(status);
    if (status === 416) expect(answer.headers['content-range']).toBe(`bytes */${HOME.length}`);
  });
});

describe('the folder', () => {
  it('may change while it is served: changed files get 500', async () => {
    await using short = await serveFiles(FILES);
    await rm(join(short.directory, 'portfolio.html'));
    expect((await short.ask('/portfolio')).bytes.toString()).toBe(PORTFOLIO);
    await writeFile(join(short.directory, 'video.mp4'), VIDEO.toReversed());
    expect((await short.ask('/video.mp4')).status).toBe(500);
    await rm(join(short.directory, 'video.mp4'));
    expect((await short.ask('/video.mp4', { method: 'HEAD' })).status).toBe(500);
  });

  it('is not escaped through symbolic links', async () => {
    await using files = await serveFiles({ 'rooms/index.html': HOME });
    const { directory } = files;
    await symlink('/etc', join(directory, 'etc'));
    await symlink('.', join(directory, 'self'));
    await symlink('rooms/index.html', join(directory, 'copy.html'));
    await using server = await startServer({ directory, port: 0 });
    const paths = ['/rooms', '/etc/passwd', '/self/rooms', '/copy'];
    const answers = await Promise.all(paths.map((path) => fetch(server.url + path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 404]);
  });
});
