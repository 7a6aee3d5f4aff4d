import { expect, it } from 'vitest';
import { ownAddress } from './ownAddress.ts';

const SITE = 'https://www.example.com';

it.each([
  ['/portfolio', '/portfolio'],
  ['portfolio#kitchens', '/portfolio#kitchens'],
  [`${SITE}/portfolio`, '/portfolio'],
  [SITE, '/'],
  [`${SITE}.au/portfolio`, `${SITE}.au/portfolio`],
  ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
  ['mailto:anna@example.com', 'mailto:anna@example.com'],
  ['', ''],
])('makes of the typed address "%s" the address "%s"', (typed, address) => {
  expect(ownAddress(typed, SITE)).toBe(address);
});

it('takes an address as typed while the site has none', () => {
  expect(ownAddress('/portfolio', '')).toBe('/portfolio');
});
