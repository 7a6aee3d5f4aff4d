import { expect, it } from 'vitest';
import { isText, mediaTypeOf } from './fileTypes.ts';
import { headersFor } from './headers.ts';

it('lets browsers keep files with a hash in their name, and ask again for others', () => {
  const page = new Map(headersFor('/portfolio'));
  const asset = new Map(headersFor('/_astro/a.js'));
  expect(page.get('Cache-Control')).toBe('no-cache');
  expect(asset.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(page.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(asset.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
});

it('lets no script run in a drawing', () => {
  const policy = (path: string) => new Map(headersFor(path)).get('Content-Security-Policy');
  expect(policy('/a.svg')).toBe("default-src 'none'; sandbox");
  expect(policy('/svg')).toContain("frame-ancestors 'none'");
});

it.each([
  ['/index.html', 'text/html; charset=utf-8', true],
  ['/A.JPG', 'image/jpeg', false],
  ['/a.json', 'application/json', true],
  ['/a.svg', 'image/svg+xml', true],
  ['/site.webmanifest', 'application/manifest+json', true],
  ['/contact.vcf', 'text/vcard; charset=utf-8', true],
  ['/a.woff2', 'font/woff2', false],
  ['/a.unknown', 'application/octet-stream', false],
  ['/a', 'application/octet-stream', false],
])('%s is of the type %s', (name, type, isCompressed) => {
  expect(mediaTypeOf(name)).toBe(type);
  expect(isText(name)).toBe(isCompressed);
});
