import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pagePolicy } from '../../../server/contentSecurityPolicy.ts';
import { writeHostFiles } from './hostFiles.ts';

/* What servers make of these files is seen in tests/hosts. */

const PAGE = '<!doctype html><script>one()</script>';
const POLICY = pagePolicy([PAGE]);

async function written(name: string): Promise<string> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'site-'));
  for (const page of ['index', 'portfolio', '404']) {
    await writeFile(join(folder.path, `${page}.html`), PAGE);
  }
  await writeHostFiles(folder.path);
  return await readFile(join(folder.path, name), 'utf8');
}

/** The headers of an address, as Netlify adds up rules: the last one wins, lines without colon are none. */
function headersAt(address: string, file: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let fits = false;
  for (const line of file.split('\n')) {
    if (line.startsWith('/')) fits = address.startsWith(line.replace('*', ''));
    const [, name, value] = /^ {2}([\w-]+): (.+)$/u.exec(line) ?? [];
    if (fits && name !== undefined && value !== undefined) headers[name] = value;
  }
  return headers;
}

it('tells Netlify and Cloudflare the headers of pages and of files that never change', async () => {
  const file = await written('_headers');
  expect(headersAt('/', file)).toMatchObject({
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': POLICY,
    'Strict-Transport-Security': 'max-age=63072000',
  });
  expect(headersAt('/_astro/client.js', file)).toMatchObject({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  });
  // Cloudflare would join what is not taken back.
  for (const name of ['Cache-Control', 'Content-Security-Policy', 'Cross-Origin-Resource-Policy']) {
    expect(file).toContain(`\n  ! ${name}\n`);
  }
});

it('leads them from other spellings of every page to its one address', async () => {
  expect(await written('_redirects')).toBe(
    '/index.html / 301\n/portfolio.html /portfolio 301\n/portfolio/ /portfolio 301\n',
  );
});

it('tells Vercel the same, by rules of which one fits', async () => {
  const settings = JSON.parse(await written('vercel.json')) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const cachingAt = (address: string) =>
    settings.headers
      .filter(({ source }) => new RegExp(`^${source}$`, 'u').test(address))
      .map(({ headers }) => headers.find(({ key }) => key === 'Cache-Control')?.value);
  expect(settings).toMatchObject({ cleanUrls: true, trailingSlash: false });
  expect(cachingAt('/portfolio')).toEqual(['no-cache']);
  expect(cachingAt('/_astro/client.js')).toEqual(['public, max-age=31536000, immutable']);
});

it.each(['.htaccess', '.hosting/nginx.conf', '.hosting/Caddyfile'])(
  'says in %s what the policy of this very build is',
  async (name) => {
    expect(await written(name)).toContain(POLICY);
  },
);
