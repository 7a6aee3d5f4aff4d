import { expect, it } from 'vitest';
import { detailsOf, telephoneOf } from './businessDetails.ts';

const BUSINESS = {
  name: 'Räume',
  email: 'hello@example.com',
  siteUrl: 'https://www.example.com',
  socialLinks: [],
  copyrightYear: 2026,
  credit: { name: 'Studio', url: 'https://example.com/' },
};

it('lists what the owner has told, in a fixed order', () => {
  const hours = [{ days: 'Monday', hours: '9 to 5' }, { days: 'Friday' }];
  const details = { hours, address: 'Shelf Lane 1', areaServed: 'Town', phone: '1' };
  const told = detailsOf({ ...details, ...BUSINESS });
  expect(told.map(({ field, property, value }) => [field, property, value])).toEqual([
    ['email', 'email', 'hello@example.com'],
    ['phone', 'telephone', '1'],
    ['areaServed', 'areaServed', 'Town'],
    ['address', 'address', 'Shelf Lane 1'],
    ['hours', undefined, 'Monday: 9 to 5'],
    ['hours', undefined, 'Friday'],
  ]);
  expect(detailsOf(BUSINESS).map(({ field }) => field)).toEqual(['email']);
});

it.each([
  ['+49 (0)30 123-45', 'tel:+493012345'],
  ['(555) 01 00', 'tel:5550100'],
])('makes %s a link that calls', (phone, href) => {
  const [email, call] = detailsOf({ ...BUSINESS, phone });
  expect(call?.linkOf?.(phone)).toBe(href);
  expect(telephoneOf({ ...BUSINESS, phone })).toEqual({ number: phone, href });
  expect(telephoneOf(BUSINESS)).toBeUndefined();
  expect(email?.linkOf?.(BUSINESS.email)).toBe('mailto:hello@example.com');
});
