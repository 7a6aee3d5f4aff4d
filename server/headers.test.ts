import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { serveFiles } from '../tests/support/siteFixture.ts';
import type { Answer, ServedSite } from '../tests/support/siteFixture.ts';

let site: ServedSite | undefined;

afterEach(async () => {
  await site?.close();
  site = undefined;
});

async function visit(html: string, headers: Record<string, string> = {}): Promise<Answer> {
  site = await serveFiles({ 'index.html': html });
  return site.ask('/', { headers });
}

async function policyFor(html: string): Promise<Map<string, string[]>> {
  const { headers } = await visit(html);
  const directives = String(headers['content-security-policy']).split('; ');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

describe('content security policy', () => {
  it('lets in nothing but the site itself', async () => {
    expect(await policyFor('<p>')).toEqual(
      new Map([
        ['default-src', ["'none'"]],
        ['script-src', ["'self'"]],
        ['style-src', ["'self'"]],
        ['img-src', ["'self'"]],
        ['font-src', ["'self'"]],
        ['media-src', ["'self'"]],
        ['connect-src', ["'self'"]],
        ['manifest-src', ["'self'"]],
        ['base-uri', ["'none'"]],
        ['form-action', ["'none'"]],
        ['frame-ancestors', ["'none'"]],
      ]),
    );
  });

  it('allows each inline script and style by its hash, once', async () => {
    const policy = await policyFor(
      '<style>p{color:red}</style><script>one()</script><script type="module">two()</script>' +
        '<script data-note="a > b">one()</script>',
    );
    expect(policy.get('style-src')).toEqual(["'self'", hashOf('p{color:red}')]);
    expect(policy.get('script-src')).toHaveLength(3);
    expect(policy.get('script-src')).toContain(hashOf('one()'));
    expect(policy.get('script-src')).toContain(hashOf('two()'));
  });

  it('no longer allows a script that was changed', async () => {
    const policy = await policyFor('<script>one() </script>');
    expect(policy.get('script-src')).not.toContain(hashOf('one()'));
    expect(policy.get('script-src')).toContain(hashOf('one() '));
  });

  it('allows speculation rules, which a browser acts upon', async () => {
    const policy = await policyFor('<script type="speculationrules">{}</script>');
    expect(policy.get('script-src')).toContain(hashOf('{}'));
  });

  it('needs nothing for data and for scripts from files', async () => {
    const policy = await policyFor(
      '<script type="application/ld+json">{}</script><script src="/a.js"></script>',
    );
    expect(policy.get('script-src')).toEqual(["'self'"]);
  });

  it('hashes line breaks as the browser reads them', async () => {
    const policy = await policyFor('<script>one()\r\ntwo()</script>');
    expect(policy.get('script-src')).toContain(hashOf('one()\ntwo()'));
  });

  it('is the same on every page, whichever page carries the script', async () => {
    const pages = { 'index.html': '<p>', 'about.html': '<script>one()</script>' };
    const { ask } = (site = await serveFiles(pages));
    const policies = await Promise.all(
      ['/', '/about', '/nothing'].map(async (target) => {
        const { headers } = await ask(target);
        return headers['content-security-policy'];
      }),
    );
    expect(policies[0]).toContain(hashOf('one()'));
    expect(new Set(policies).size).toBe(1);
  });
});

describe('the policy of pictures and other parts of a page', () => {
  it('lets a browser put a picture in the middle of a page of its own', async () => {
    site = await serveFiles({ 'index.html': '<p>', '_astro/a.webp': '' });
    const { headers } = await site.ask('/_astro/a.webp');
    const policy = headers['content-security-policy'];
    expect(policy).toContain("style-src 'unsafe-inline'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
  });

  it('is not that of a page, wherever the page comes up', async () => {
    site = await serveFiles({ 'index.html': '<p>', '404.html': '<p>' });
    for (const target of ['/', '/_astro/missing.webp', '/_astro/%2e%2e/index.html']) {
      const { headers } = await site.ask(target);
      expect(headers['content-security-policy']).not.toContain('unsafe-inline');
    }
  });
});

describe('the other headers', () => {
  it('isolates the site and keeps browsers from guessing types', async () => {
    const { headers } = await visit('<p>');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['permissions-policy']).toContain('fullscreen=(self)');
  });

  it('goes with every kind of answer', async () => {
    site = await serveFiles({ 'index.html': '<p>' });
    for (const target of ['/', '/nothing', '/index.html', '/%']) {
      const { headers } = await site.ask(target);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('demands HTTPS of those who came over HTTPS only', async () => {
    const plain = await visit('<p>');
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    await site?.close();
    const secure = await visit('<p>', { 'X-Forwarded-Proto': 'https' });
    expect(secure.headers['strict-transport-security']).toBe('max-age=63072000');
  });
});
