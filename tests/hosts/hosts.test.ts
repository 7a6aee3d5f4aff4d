import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runNode } from '../../node/processes.ts';
import { ensureBuilt } from '../../node/siteBuild.ts';
import { TEST_SITE } from '../../node/sites.ts';
import { headersFor } from '../../server/headers.ts';
import { ask as askServer } from '../support/siteFixture.ts';
import { HOST_NAMES, startHost } from './startHost.ts';

const PAGE = '/portfolio';
const headersAt = (path: string) =>
  Object.fromEntries(headersFor(path).map(([name, value]) => [name.toLowerCase(), value]));

beforeAll(() => ensureBuilt(TEST_SITE));

it('the built site is readable for all users, such as www-data', () => {
  expect(statSync(TEST_SITE.folder).mode & 0o055).toBe(0o055);
});

// Changed on purpose only. The other hosts prove the same list below.
it('Netlify, Cloudflare and Vercel send the headers of the list', async () => {
  const read = (name: string) => readFileSync(join(TEST_SITE.folder, name), 'utf8');
  const settings = JSON.stringify(JSON.parse(read('vercel.json')), undefined, 2);
  await expect(read('_headers')).toMatchFileSnapshot('snapshots/_headers');
  await expect(settings).toMatchFileSnapshot('snapshots/vercel.json');
});

it('npm run check refuses only the certificate of an unknown authority', async () => {
  await using server = await startHost('Caddy with HTTPS');
  const check = async (environment: Record<string, string>) => {
    const { output } = await runNode(['tools/check.ts', server.url], { quiet: true, environment });
    return output;
  };
  expect(await check({})).toMatch(
    /Browsers refuse the certificate of localhost:\d+ \(.*Request one/u,
  );
  const output = await check({ NODE_EXTRA_CA_CERTS: server.authority });
  expect(output).toContain('The page names https://www.example.com.');
  expect(output).toMatch(/^\d+ pages checked: 1 problem to fix\.$/mu);
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
    // nginx checks its own connection instead.
    if (host === 'nginx') return;
    const hsts = (await ask(PAGE, { 'X-Forwarded-Proto': 'https' })).headers;
    expect(hsts['strict-transport-security']).toBe('max-age=63072000');
  });

  it.each(['.html', '/', '.html?a=b'])('redirects a page with %s to its URL', async (end) => {
    const { status, headers } = await ask(PAGE + end);
    expect(status).toBe(308);
    expect(headers.location?.replace(server.url, '')).toBe(PAGE + end.replace(/^[^?]*/u, ''));
  });

  it.each(['', '/', '.html'])('answers an old address with %j at its end with 301', async (end) => {
    let path = `/services/organizing${end}`;
    let answer = await ask(path);
    // Some hosts correct the spelling first.
    if (answer.status === 308) {
      path = answer.headers.location?.replace(server.url, '') ?? '';
      answer = await ask(path);
    }
    expect(answer.status).toBe(301);
    expect(answer.headers.location?.replace(server.url, '')).toBe('/home-space-organizing');
  });

  it.each([
    '/nowhere',
    '/_astro/gone.js',
    '/.fingerprint',
    '/_headers',
    '/_redirects',
    '/index.html.br',
  ])('answers %s with the 404 page', async (path) => {
    const { status, headers, bytes } = await ask(path);
    expect(status).toBe(404);
    expect(headers).toMatchObject(headersAt(PAGE));
    expect(bytes.toString()).toContain('href="/site-map"');
  });

  it('compresses pages with Brotli and gzip', async () => {
    const brotli = await ask(PAGE, { 'Accept-Encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
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
