import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { serveFiles } from '../tests/support/siteFixture.ts';

async function headersOf(html: string, target = '/', headers: Record<string, string> = {}) {
  await using site = await serveFiles({ 'index.html': html, '404.html': '', '_astro/a.webp': '' });
  const answer = await site.ask(target, { headers });
  return answer.headers;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

it.each(['/', '/nothing', '/index.html', '/100%', '/_astro/gone.webp'])(
  'isolates the site, and allows only its own files and inline scripts at %s',
  async (target) => {
    const own = ['img-src', 'font-src', 'media-src', 'connect-src', 'manifest-src'];
    const policy = [
      "default-src 'none'",
      `script-src 'self' ${hashOf('one()')}`,
      `style-src 'self' ${hashOf('p{}')}`,
      ...own.map((name) => `${name} 'self'`),
      ...['base-uri', 'form-action', 'frame-ancestors'].map((name) => `${name} 'none'`),
    ];
    expect(await headersOf('<script>one()</script><style>p{}</style>', target)).toMatchObject({
      'content-security-policy': policy.join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/fullscreen=\(self\).*camera=\(\)/u) as string,
    });
  },
);

it.each([
  ['<script>one()</script><script type="module">one()</script>', ['one()']],
  ['<SCRIPT data-note="a > b">one()</SCRIPT >', ['one()']],
  ['<script>one()\r\ntwo()</script>', ['one()\ntwo()']],
  ["<script type='speculationrules'>{}</script>", ['{}']],
  ['<script type="application/ld+json">{}</script>', []],
  ['<script type=text/javascript>one()</script>', ['one()']],
  ['<script src="/a.js"></script>', []],
])('allows of %s what a browser runs', async (html, allowed) => {
  const { 'content-security-policy': policy = '' } = await headersOf(html);
  const expected = ["script-src 'self'", ...allowed.map(hashOf)].join(' ');
  expect(String(policy).split('; ')).toContain(expected);
});

it('lets other sites show pictures', async () => {
  const { 'cross-origin-resource-policy': policy } = await headersOf('', '/_astro/a.webp');
  expect(policy).toBe('cross-origin');
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
  ['http,https', false],
  ['', false],
])('demands HTTPS of visitors who came over "%s": %s', async (scheme, isDemanded) => {
  const headers = await headersOf('<p>', '/', { 'X-Forwarded-Proto': scheme });
  expect('strict-transport-security' in headers).toBe(isDemanded);
});
