import { createHash } from 'node:crypto';
import { symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../tests/support/makeFolder.ts';
import { hostFiles } from './hostFiles.ts';
import { cleanPath, readSite } from './site.ts';

const WRITTEN = new Date('2026-01-02T03:04:05Z');
const tagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url')}"`;

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/portfolio', '/portfolio'],
  ['/portfolio/', '/portfolio'],
  ['/portfolio.html', '/portfolio'],
  ['/portfolio/index.html', '/portfolio'],
  ['/a.html.txt', '/a.html.txt'],
  ['/index', '/index'],
  ['/a.html/b.html', '/a.html/b'],
])('the page at %s is %s', (path, clean) => {
  expect(cleanPath(path)).toBe(clean);
});

it('serves what visitors may see, by clean paths', async () => {
  const root = makeFolder({
    'index.html': 'home',
    'portfolio.html': 'portfolio',
    'portfolio/garage.html': 'garage',
    '404.html': 'lost',
    '_astro/a.js': 'script',
    '.well-known/security.txt': 'contact',
    '.well-known/.hidden': 'hidden',
    '.secret': 'hidden',
    '.hosting/nginx.conf': 'settings',
    'a/.well-known/b': 'hidden',
    _headers: 'settings',
    _redirects: '',
    'vercel.json': 'settings',
  });
  symlinkSync(join(root, 'index.html'), join(root, 'linked.html'));
  symlinkSync(join(root, 'portfolio'), join(root, 'linked'));
  const { files, notFound } = await readSite(root);
  expect([...files.keys()].sort()).toEqual([
    '/',
    '/.well-known/security.txt',
    '/_astro/a.js',
    '/portfolio',
    '/portfolio/garage',
  ]);
  expect(notFound.map(({ bytes }) => String(bytes))).toEqual(['lost']);
});

it('offers compressed variants first, all with the date of the file itself', async () => {
  const root = makeFolder({
    'a.svg': 'drawing',
    'a.svg.br': 'brotli',
    'a.svg.gz': 'gzip',
    'only.br': 'a file of its own',
  });
  utimesSync(join(root, 'a.svg'), WRITTEN, WRITTEN);
  const { files } = await readSite(root);
  expect([...files.keys()].sort()).toEqual(['/a.svg', '/only.br']);
  const variants = files.get('/a.svg') ?? [];
  expect(variants.map(({ encoding, etag, size }) => [encoding, etag, size])).toEqual([
    ['br', tagOf('brotli'), 6],
    ['gzip', tagOf('gzip'), 4],
    ['identity', tagOf('drawing'), 7],
  ]);
  for (const { lastModified, validatorHeaders, etag } of variants) {
    expect(lastModified).toBe(WRITTEN.toUTCString());
    const headers = validatorHeaders.join('\n');
    expect(headers).toContain(`Last-Modified\n${WRITTEN.toUTCString()}`);
    expect(headers).toContain('Vary\nAccept-Encoding');
    expect(headers).toContain(`ETag\n${etag}`);
    expect(headers).toContain("Content-Security-Policy\ndefault-src 'none'; sandbox");
  }
  expect(variants.map(({ contentHeaders }) => contentHeaders.join(' '))).toEqual([
    'Content-Type image/svg+xml Content-Encoding br',
    'Content-Type image/svg+xml Content-Encoding gzip',
    'Content-Type image/svg+xml Accept-Ranges bytes',
  ]);
  const [own] = files.get('/only.br') ?? [];
  expect(own?.validatorHeaders).not.toContain('Vary');
});

it('keeps small files in memory, and reads large ones from the disk', async () => {
  const [small, large] = ['s'.repeat(1_000_000), 'l'.repeat(1_000_001)];
  const { files } = await readSite(makeFolder({ 'small.txt': small, 'large.txt': large }));
  const [kept] = files.get('/small.txt') ?? [];
  const [onDisk] = files.get('/large.txt') ?? [];
  expect(kept).toMatchObject({ etag: tagOf(small), bytes: Buffer.from(small) });
  expect(onDisk).toMatchObject({ etag: tagOf(large), bytes: undefined });
});

it('reads where old addresses lead', async () => {
  const lines = '/about.html /#about 301\n/caf%C3%A9 /portfolio 301!\n';
  const { redirects } = await readSite(makeFolder({ _redirects: lines }));
  expect([...redirects]).toEqual([
    ['/about', '/#about'],
    ['/café', '/portfolio'],
  ]);
  expect([...(await readSite(makeFolder())).redirects]).toEqual([]);
});

it('lets pages send forms where the headers of the build allow it', async () => {
  const policyOf = async (files: Record<string, string>) => {
    const site = await readSite(makeFolder({ 'a.html': 'a', ...files }));
    return site.files.get('/a')?.[0]?.validatorHeaders.join('\n');
  };
  const { _headers } = hostFiles("'self' https://formspree.io/f/abcdwxyz");
  expect(await policyOf({ _headers })).toContain(
    "form-action 'self' https://formspree.io/f/abcdwxyz; frame-ancestors",
  );
  expect(await policyOf({})).toContain("form-action 'none';");
});

it('has no 404 page of its own without the file', async () => {
  expect((await readSite(makeFolder())).notFound).toEqual([]);
});
