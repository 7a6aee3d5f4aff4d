import { expect, it } from 'vitest';
import { mailtoHref } from './mailto.ts';

it('leaves a plain address readable', () => {
  expect(mailtoHref('hello@example.com')).toBe('mailto:hello@example.com');
});

it('encodes what would end or split the address', () => {
  expect(mailtoHref('a+b&c?d%e@example.com')).toBe('mailto:a%2Bb%26c%3Fd%25e@example.com');
});

it.each([
  "o'neil@example.com",
  'a?subject=Free&bcc=all@example.com',
  'a#b@example.com',
  'a%0ab@example.com',
  'a/../b@example.com',
  '"quoted, name"@example.com',
  'a;b<c>@example.com',
])('opens a mail to %s alone, with nothing in it (RFC 6068)', (address) => {
  const { pathname, search, hash } = new URL(mailtoHref(address));
  expect(decodeURIComponent(pathname)).toBe(address);
  expect(pathname).not.toMatch(/[\s"<>,;/]/u);
  expect(search + hash).toBe('');
});
