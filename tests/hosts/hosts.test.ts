import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runNode } from '../../node/processes.ts';
import { ensureBuilt } from '../../node/siteBuild.ts';
import { TEST_SITE } from '../../node/sites.ts';
import { headersFor, HTTPS_HEADERS } from '../../server/headers.ts';
import { ask as askServer } from '../support/siteFixture.ts';
import { HOST_NAMES, nginxHasBrotli, startHost } from './startHost.ts';

const PAGE = '/portfolio';
const HSTS = Object.fromEntries(HTTPS_HEADERS.map(([name, value]) => [name.toLowerCase(), value]));
const headersAt = (path: string) =>
  Object.fromEntries(headersFor(path).map(([name, value]) => [name.toLowerCase(), value]));

beforeAll(() => ensureBuilt(TEST_SITE));

it('the built site is readable for all users, such as www-data', () => {
  expect(statSync(TEST_SITE.folder).mode & 0o055).toBe(0o055);
});

/** The headers that Netlify and Cloudflare send for a path: later rules add, "!" removes. */
function headersByRules(rules: string, path: string): Record<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules.split(/\n(?=\/)/u)) {
    const [pattern = '', ...lines] = rule.split('\n').map((line) => line.trim());
    if (!new RegExp(`^${RegExp.escape(pattern).replaceAll(String.raw`\*`, '.*')}$`, 'u').test(path))
      continue;
    for (const line of lines) {
      const [name = '', value] = line.split(/: (.*)/u);
      if (value === undefined) headers.delete(name.replace('! ', '').toLowerCase());
      else headers.set(name.toLowerCase(), value);
    }
  }
  return Object.fromEntries(headers);
}

/** The same for Vercel. */
function headersOnVercel(settings: string, path: string): Record<string, string> {
  type Rule = Record<'source', string> & { headers: Record<'key' | 'value', string>[] };
  const { headers } = JSON.parse(settings) as { headers: Rule[] };
  const matching = headers.filter(({ source }) => new RegExp(`^${source}$`, 'u').test(path));
  return Object.fromEntries(
    matching.flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );
}

it.each([
  ['Netlify and Cloudflare', '_headers', headersByRules],
  ['Vercel', 'vercel.json', headersOnVercel],
] as const)('%s send the headers of the list', (_, name, headersOf) => {
  const file = readFileSync(join(TEST_SITE.folder, name), 'utf8');
  for (const path of ['/', '/portfolio', '/favicon.svg', '/_astro/a.js', '/_astro/a.svg'])
    expect.soft(headersOf(file, path), path).toEqual({ ...headersAt(path), ...HSTS });
});

describe('npm run check -- https://localhost', () => {
  let server: Awaited<ReturnType<typeof startHost>>;
  const check = async (environment: Record<string, string>) => {
    const { output } = await runNode(['tools/check.ts', server.url], { quiet: true, environment });
    return output;
  };

  beforeAll(async () => {
    server = await startHost('Caddy with HTTPS');
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it('refuses a certificate of an unknown authority', async () => {
    const said = await check({});
    expect(said).toMatch(/Browsers refuse the certificate of localhost:\d+ \(.*Request one/u);
  });

  it('finds on an encrypted site only that it has another address', async () => {
    const said = await check({ NODE_EXTRA_CA_CERTS: server.authority });
    expect(said).toContain('The page names https://www.example.com.');
    expect(said).toMatch(/^\d+ pages checked: 1 problem to fix\.$/mu);
  });
});

it.runIf(process.platform === 'linux')('the server listens on the address in HOST', async () => {
  await using server = await startHost('own server', '127.0.0.2');
  expect(server.url).toContain('127.0.0.2');
  await expect(fetch(server.url.replace('.2:', '.1:'))).rejects.toThrow();
});

describe.each(HOST_NAMES)('%s', (host) => {
  let server: Awaited<ReturnType<typeof startHost>>;

  beforeAll(async () => {
    server = await startHost(host);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const ask = (path: string, headers = {}, method = 'GET') =>
    askServer(server.url, path, { method, headers });

  it('sends a page with every header, and HSTS only over HTTPS', async () => {
    const { status, headers } = await ask(PAGE);
    expect(status).toBe(200);
    expect(headers).toMatchObject(headersAt(PAGE));
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/iu);
    expect(headers).not.toHaveProperty('strict-transport-security');
    // nginx and Caddy check their own connection instead.
    if (host === 'nginx' || host === 'Caddy') return;
    const hsts = (await ask(PAGE, { 'X-Forwarded-Proto': 'https' })).headers;
    expect(hsts['strict-transport-security']).toBe('max-age=63072000');
  });

  it.each(['.html', '/', '.html?a=b'])('redirects a page with %s to its URL', async (end) => {
    const { status, headers } = await ask(PAGE + end);
    expect(status).toBe(308);
    expect(headers.location?.replace(server.url, '')).toBe(PAGE + end.replace(/^[^?]*/u, ''));
  });

  it.each(['/nowhere', '/_astro/gone.js', '/.fingerprint', '/_headers', '/index.html.br'])(
    'answers %s with the 404 page',
    async (path) => {
      const { status, headers, bytes } = await ask(path);
      expect(status).toBe(404);
      expect(headers).toMatchObject(headersAt(PAGE));
      expect(bytes.toString()).toContain('href="/site-map"');
    },
  );

  it('compresses pages with Brotli and gzip', async () => {
    const brotli = await ask(PAGE, { 'Accept-Encoding': 'gzip, br' });
    const best = host === 'nginx' && !nginxHasBrotli ? 'gzip' : 'br';
    expect(brotli.headers).toMatchObject({ 'content-encoding': best, vary: 'Accept-Encoding' });
    const { headers, bytes } = await ask(PAGE, { 'Accept-Encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(bytes)).toEqual((await ask(PAGE)).bytes);
  });

  it('sends a range of a picture that browsers may cache for a year', async () => {
    const [picture = ''] = globSync('_astro/*.jpeg', { cwd: TEST_SITE.folder });
    const { status, headers, bytes } = await ask(`/${picture}`, { Range: 'bytes=0-99' });
    expect([status, bytes.length]).toEqual([206, 100]);
    expect(headers).toMatchObject({ ...headersAt('/_astro/'), 'content-type': 'image/jpeg' });
  });

  it('answers 304 to a cached page, HEAD without a body, and 405 to POST', async () => {
    const { headers, bytes } = await ask(PAGE, {}, 'HEAD');
    expect(bytes).toHaveLength(0);
    expect((await ask(PAGE, { 'If-None-Match': headers.etag })).status).toBe(304);
    expect((await ask(PAGE, {}, 'POST')).status).toBe(405);
  });

  it.each([
    ['/.well-known/security.txt', 'text/plain'],
    ['/contact.vcf', 'text/vcard'],
    ['/version.txt', 'text/plain'],
    ['/favicon.svg', 'image/svg+xml'],
  ])('sends %s as %s', async (path, type) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject(headersAt(path));
    expect(headers['content-type']).toContain(type);
  });
});
