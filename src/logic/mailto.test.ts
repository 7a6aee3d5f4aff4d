import { expect, it } from 'vitest';
import { mailtoHref } from './mailto.ts';

it('leaves a plain address readable', () => {
  expect(mailtoHref('hello@example.com')).toBe('mailto:hello@example.com');
});

it('encodes what would end or split the address', () => {
  expect(mailtoHref('a+b&c?d%e@example.com')).toBe('mailto:a%2Bb%26c%3Fd%25e@example.com');
});
