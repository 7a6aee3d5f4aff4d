import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { serveFiles } from '../tests/support/siteFixture.ts';

async function headersOf(
  html: string,
  target = '/',
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const files = {
    'index.html': html,
    'about.html': '<p>',
    '404.html': '<p>',
    '_astro/a.webp': '',
  };
  await using site = await serveFiles(files);
  return (await site.ask(target, { headers })).headers;
}

async function policyOf(html: string, target?: string): Promise<Record<string, string[]>> {
  const { 'content-security-policy': policy } = await headersOf(html, target);
  const directives = String(policy).split('; ');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const SELF = ["'self'"];
const NONE = ["'none'"];

describe('the policy of pages', () => {
  it.each(['/', '/about', '/nothing', '/_astro/gone.webp', '/_astro/%2e%2e/index.html'])(
    'lets in nothing but the site itself and what any page carries inline at %s',
    async (target) => {
      expect(await policyOf('<script>one()</script><style>p{}</style>', target)).toEqual({
        'default-src': NONE,
        'script-src': [...SELF, hashOf('one()')],
        'style-src': [...SELF, hashOf('p{}')],
        'img-src': SELF,
        'font-src': SELF,
        'media-src': SELF,
        'connect-src': SELF,
        'manifest-src': SELF,
        'base-uri': NONE,
        'form-action': NONE,
        'frame-ancestors': NONE,
      });
    },
  );

  it.each([
    ['<script>one()</script><script type="module">one()</script>', ['one()']],
    ['<SCRIPT data-note="a > b">one()</SCRIPT >', ['one()']],
    ['<script>one() </script>', ['one() ']],
    ['<script>one()\r\ntwo()</script>', ['one()\ntwo()']],
    ["<script type='speculationrules'>{}</script>", ['{}']],
    ['<script type="application/ld+json">{}</script>', []],
    ['<script type=text/javascript>one()</script>', ['one()']],
    ['<script src="/a.js"></script>', []],
    ['<style>p{}</style>', []],
  ])('allows of %s what a browser acts upon, as it reads it', async (html, allowed) => {
    const { 'script-src': sources } = await policyOf(html);
    expect(sources).toEqual([...SELF, ...allowed.map(hashOf)]);
  });
});

describe('what goes with pictures and other parts of a page', () => {
  it('is short', async () => {
    const headers = await headersOf('<p>', '/_astro/a.webp');
    expect(Object.keys(headers).filter((name) => /policy|options/u.test(name))).toEqual([
      'cross-origin-resource-policy',
      'x-content-type-options',
    ]);
  });
});

describe('the other headers', () => {
  it.each(['/', '/nothing', '/index.html', '/100%', '/_astro/gone.webp'])(
    'isolate the site and keep browsers from guessing types at %s',
    async (target) => {
      const headers = await headersOf('<p>', target);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['permissions-policy']).toContain('fullscreen=(self)');
    },
  );

  it('keep a site from search engines none of whose pages wants to be listed', async () => {
    const page = '<html><meta name="robots" content="noindex">';
    const files = { 'index.html': page, 'about.html': page, 'a.webp': '' };
    await using preview = await serveFiles(files);
    await using site = await serveFiles({ ...files, 'index.html': '<html><p>' });
    for (const target of ['/', '/about', '/a.webp', '/nothing']) {
      expect((await preview.ask(target)).headers['x-robots-tag']).toBe('noindex');
      expect((await site.ask(target)).headers['x-robots-tag']).toBeUndefined();
    }
  });

  it.each([
    ['/_astro/a.webp', 'cross-origin'],
    ['/', 'same-origin'],
    ['/_astro/gone.webp', 'same-origin'],
  ])('let other sites show the pictures, and nothing else: %s is %s', async (target, policy) => {
    const headers = await headersOf('<p>', target);
    expect(headers['cross-origin-resource-policy']).toBe(policy);
  });

  it.each([
    ['https', true],
    ['https,http', true],
    [' HTTPS , http', true],
    ['http', false],
    ['http,https', false],
    ['httpsx', false],
  ])('demand HTTPS of those who came over HTTPS, as with "%s": %s', async (schemes, demanded) => {
    const headers = await headersOf('<p>', '/', { 'X-Forwarded-Proto': schemes });
    const expected = demanded ? 'max-age=63072000' : undefined;
    expect(headers['strict-transport-security']).toBe(expected);
  });

  it('demand no HTTPS of those who came over plain HTTP', async () => {
    expect(await headersOf('<p>')).not.toHaveProperty('strict-transport-security');
  });
});
