import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { serveFiles } from '../tests/support/siteFixture.ts';

async function headersOf(html: string, target = '/', headers: Record<string, string> = {}) {
  await using site = await serveFiles({ 'index.html': html, '404.html': '', '_astro/a.webp': '' });
  return (await site.ask(target, { headers })).headers;
}

function hashOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

it.each(['/', '/nothing', '/index.html'])('allows only own files at %s', async (target) => {
  expect(await headersOf('<script>one()</script><style>p{}</style>', target)).toMatchObject({
    'content-security-policy':
      `default-src 'none'; script-src 'self' ${hashOf('one()')}; ` +
      `style-src 'self' ${hashOf('p{}')}; img-src 'self'; font-src 'self'; media-src 'self'; ` +
      "connect-src 'self'; manifest-src 'self'; " +
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/fullscreen=\(self\).*camera=\(\)/u) as string,
  });
});

it.each([
  ['<script>one()</script><script type="module">one()</script>', ['one()']],
  ['<SCRIPT data-note="a > b">one()</SCRIPT >', ['one()']],
  ['<script>one()\r\ntwo()</script>', ['one()\ntwo()']],
  ['<script type="speculationrules">{}</script>', ['{}']],
  ['<script type="application/ld+json">{}</script>', []],
  ['<script src="/a.js"></script>', []],
])('allows of %s what a browser runs', async (html, allowed) => {
  const { 'content-security-policy': policy } = await headersOf(html);
  expect(policy).toContain(`; ${["script-src 'self'", ...allowed.map(hashOf)].join(' ')}; `);
});

it('lets other sites show pictures', async () => {
  const headers = await headersOf('', '/_astro/a.webp');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

it('hides a site from search engines if all of its pages ask for it', async () => {
  const page = '<html><meta name="robots" content="noindex">';
  const files = { 'index.html': page, 'about.html': page, 'a.webp': '' };
  await using preview = await serveFiles(files);
  await using site = await serveFiles({ ...files, 'index.html': '<html><p>' });
  for (const target of ['/', '/a.webp', '/nothing']) {
    expect((await preview.ask(target)).headers['x-robots-tag']).toBe('noindex');
    expect((await site.ask(target)).headers['x-robots-tag']).toBeUndefined();
  }
});

it.each([
  ['https', true],
  [' HTTPS , http', true],
  ['', false],
])('demands HTTPS of visitors who came over "%s": %s', async (scheme, isDemanded) => {
  const headers = await headersOf('<p>', '/', { 'X-Forwarded-Proto': scheme });
  expect('strict-transport-security' in headers).toBe(isDemanded);
});
