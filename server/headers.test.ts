import { expect, it } from 'vitest';
import { serveFiles } from '../tests/support/siteFixture.ts';

async function headersOf(target: string) {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const files = {
    'index.html': '<p>',
    '404.html': '',
    '_astro/a.webp': '',
    '_astro/a.svg': drawing,
  };
  await using site = await serveFiles({ ...files, 'a.svg': drawing });
  return (await site.ask(target)).headers;
}

it.each(['/', '/nothing', '/index.html'])('protects documents at %s', async (target) => {
  const headers = await headersOf(target);
  // It would block maps and films of other sites.
  expect(headers).not.toHaveProperty('cross-origin-embedder-policy');
  expect(headers).toMatchObject({
    'content-security-policy':
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/fullscreen=\(self\).*camera=\(\)/u) as string,
  });
});

it('lets other sites embed pictures', async () => {
  const headers = await headersOf('/_astro/a.webp');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

it.each(['/a.svg', '/_astro/a.svg'])('forbids scripts in %s', async (target) => {
  const { 'content-security-policy': policy } = await headersOf(target);
  expect(policy).toBe("default-src 'none'; sandbox");
});
