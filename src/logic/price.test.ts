import { expect, it } from 'vitest';
import { splitPrice } from './price.ts';

it.each([
  ['$290', { signBefore: '$', figure: '290' }],
  ['1.150 €', { figure: '1.150', signAfter: '€' }],
  ['1’150.– CHF', { figure: '1’150.–', signAfter: 'CHF' }],
  ['Fr. 90.–', { signBefore: 'Fr.', figure: '90.–' }],
  ['1 150 kr', { figure: '1 150', signAfter: 'kr' }],
  ['₹1,150', { signBefore: '₹', figure: '1,150' }],
  ['290', { figure: '290' }],
])('finds figure and currency of %s', (price, parts) => {
  expect(splitPrice(price)).toEqual(parts);
});

it.each(['free', 'by plan', '$90 an hour', 'US$ 90 net', '2 × $90'])(
  'leaves %s as words',
  (price) => {
    expect(splitPrice(price)).toBeUndefined();
  },
);
