import { rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { serveFiles } from '../tests/support/siteFixture.ts';
import { startServer } from './server.ts';

const page = (name: string): string =>
  `<!doctype html><title>${name}</title><p>${'A place for everything. '.repeat(200)}</p>`;
const HOME = page('Home');
const PORTFOLIO = page('Portfolio');
const LOST = page('Lost');
/** Sent from memory in several chunks. */
const PICTURE = Buffer.from('9876543210'.repeat(30_000));
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
  'picture.jpeg': PICTURE,
  'video.mp4': VIDEO,
  '.secret': 'hidden',
  _headers: 'for hosts',
  _redirects: '/services /portfolio 301',
  '.well-known/security.txt': 'Contact: mailto:someone@example.com',
};

const WHOLE_FILES = { '/': Buffer.from(HOME), '/picture.jpeg': PICTURE, '/video.mp4': VIDEO };

const site = await serveFiles(FILES);
afterAll(() => site[Symbol.asyncDispose]());

describe('addresses', () => {
  it.each([
    ['/portfolio?from=mail', PORTFOLIO],
    ['/picture.jpeg', PICTURE.toString()],
    ['/video.mp4', VIDEO.toString()],
    ['/.well-known/security.txt', FILES['.well-known/security.txt']],
    ['http://example.com', HOME],
    ['HTTPS://example.com:443?from=mail', HOME],
    ['http://[::1]:80/portfolio?from=mail', PORTFOLIO],
  ])('answers %s', async (target, content) => {
    const { status, bytes } = await site.ask(target);
    expect(status).toBe(200);
    expect(bytes.toString()).toBe(content);
  });

  it.each([
    ['/portfolio/?from=mail', '/portfolio?from=mail'],
    ['/a%20shelf.html', '/a%20shelf'],
    ['http://example.com/portfolio/', '/portfolio'],
  ])('redirects %s to %s', async (target, location) => {
    expect(await site.ask(target)).toMatchObject({ status: 308, headers: { location } });
  });

  it.each(['/services', '/services/', '/services.html'])(
    'leads %s to its new address',
    async (old) => {
      expect(await site.ask(old)).toMatchObject({
        status: 301,
        headers: { location: '/portfolio' },
      });
    },
  );

  it.each([
    ...['/404.html', '/Portfolio', '/index', '/portfolio.html%3Fx', '*', '/%ff', '//portfolio'],
    ...['/%5Cexample.com/', '/a%0d%0a//b/', '/../package.json', '/_astro/..%2fvideo.mp4'],
    ...['/./portfolio', '/_astro/%2e%2e/video.mp4', '/_astro/a.js.br'],
    ...['ftp://example.com/portfolio', 'http://example.com//portfolio'],
  ])('answers %s with the 404 page', async (target) => {
    const { status, headers, bytes } = await site.ask(target);
    expect(status).toBe(404);
    expect(headers).not.toHaveProperty('location');
    expect(bytes.toString()).toBe(LOST);
  });

  it.each(['http:///portfolio', 'http://name@example.com/', 'http://a b/'])(
    'refuses %s',
    async (target) => {
      const head = `GET ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`;
      const socket = connect(Number(new URL(site.url).port), '127.0.0.1').end(head);
      expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /u);
    },
  );
});

describe('the promise to stay with HTTPS', () => {
  it.each([
    ['https', true],
    ['HTTPS , http', true],
    ['http, https', false],
    ['httpsx', false],
    ['xhttps', false],
    ['', false],
  ])('behind a proxy that was asked by "%s": %s', async (protocol, isMade) => {
    const { headers } = await site.ask('/', { headers: { 'X-Forwarded-Proto': protocol } });
    expect('strict-transport-security' in headers).toBe(isMade);
  });
});

describe('compression', () => {
  it('gives each variant of a file its own tag', async () => {
    const encodings = ['', 'br', 'gzip'].map((name) => ({ 'Accept-Encoding': name }));
    const answers = await Promise.all(encodings.map((headers) => site.ask('/', { headers })));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=0.5', 'gzip'],
    ['gzip, br; q=0.0', 'gzip'],
    ['*', 'br'],
    ['*;q=0', ''],
    ['br;q=0, *', 'gzip'],
    ['identity;q=0', ''],
    ['zstd', ''],
  ])('answers "%s" with "%s"', async (accepted, encoding) => {
    const { headers, bytes } = await site.ask('/', { headers: { 'Accept-Encoding': accepted } });
    expect(headers['content-encoding'] ?? '').toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect((DECODERS[encoding]?.(bytes) ?? bytes).toString()).toBe(HOME);
  });
});

describe('ranges of files in memory and on disk', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=2-9', 2, 9],
    ['bytes=7-', 7, undefined],
    ['bytes=-5', -5, undefined],
    [`bytes=9-${'9'.repeat(30)}`, 9, undefined],
  ])('sends the part of "%s"', async (range, first, last) => {
    for (const [target, whole] of Object.entries(WHOLE_FILES)) {
      const { status, headers, bytes } = await site.ask(target, { headers: { Range: range } });
      const start = first < 0 ? whole.length + first : first;
      const end = last ?? whole.length - 1;
      expect(status).toBe(206);
      expect(headers['content-range']).toBe(`bytes ${start}-${end}/${whole.length}`);
      expect(bytes.equals(whole.subarray(start, end + 1))).toBe(true);
    }
  });
});

describe('the folder', () => {
  it('may change while it is served: changed files get 500 and a line in the log', async () => {
    await using short = await serveFiles(FILES);
    await rm(join(short.directory, 'portfolio.html'));
    expect((await short.ask('/portfolio')).bytes.toString()).toBe(PORTFOLIO);
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => errors.mockRestore());
    await writeFile(join(short.directory, 'video.mp4'), VIDEO.toReversed());
    expect((await short.ask('/video.mp4')).status).toBe(500);
    await rm(join(short.directory, 'video.mp4'));
    expect((await short.ask('/video.mp4', { method: 'HEAD' })).status).toBe(500);
    const lines = errors.mock.calls.map((words) => words.join(' '));
    expect(lines).toEqual([
      expect.stringMatching(/^\d{4}-\S+Z GET \/video.mp4: Error: The file has changed./u),
      expect.stringMatching(/^\d{4}-\S+Z HEAD \/video.mp4: Error: ENOENT/u),
    ]);
  });

  // Windows lets only administrators make symbolic links.
  it.skipIf(process.platform === 'win32')('is not escaped through symbolic links', async () => {
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

describe('the server', () => {
  const HOSTS = [
    ['127.0.0.1', 'localhost'],
    ['0.0.0.0', 'localhost'],
    ['::1', '[::1]'],
    ['::', 'localhost'],
    // Only Linux has more addresses of its own.
    ...(process.platform === 'linux' ? [['127.0.0.2', '127.0.0.2']] : []),
  ];

  it.each(HOSTS)('that listens on %s is at %s', async (host, name) => {
    await using server = await startServer({ directory: site.directory, port: 0, host });
    expect(new URL(server.url).hostname).toBe(name);
    expect((await fetch(server.url)).status).toBe(200);
  });

  it('logs no visit unless it is asked to', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
    onTestFinished(() => log.mockRestore());
    await using server = await startServer({ directory: site.directory, port: 0 });
    await (await fetch(server.url)).text();
    expect(log).not.toHaveBeenCalled();
  });
});
