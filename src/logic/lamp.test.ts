import { expect, it } from 'vitest';
import { bearsLamp, lampRule } from './lamp.ts';

const BESIDE = { wide: '74% 44%', middle: '70% 50%', narrow: '40% 50%' };
const HEADLINE = ['Because a little', 'OCD goes', 'a long way'];

it('lights a picture whose subject stands beside the headline', () => {
  expect(bearsLamp(BESIDE, HEADLINE)).toBe(true);
});

it('keeps the plain ground where the subject stands behind the headline', () => {
  expect(bearsLamp({ ...BESIDE, wide: '50% 50%' }, HEADLINE)).toBe(false);
  expect(bearsLamp({ ...BESIDE, middle: '63% 50%' }, HEADLINE)).toBe(false);
});

it('keeps the plain ground beside a headline that is too long for the wall', () => {
  expect(bearsLamp(BESIDE, ['Because a little bit', 'OCD goes', 'a long way'])).toBe(false);
  expect(bearsLamp(BESIDE, ['BECAUSE A LITTLE', 'OCD GOES', 'A LONG WAY'])).toBe(false);
  expect(bearsLamp(BESIDE, ['暮らしを整えるための棚', '整理', '毎日'])).toBe(false);
});

it('puts the lamp at the focus point of each window', () => {
  const name = '.focus-40-50-70-50-74-44';
  expect(lampRule(BESIDE)).toBe(
    `${name}{--lamp-x:74%;--lamp-y:44%}` +
      `@media (width < 56.25rem){${name}{--lamp-x:70%;--lamp-y:50%}}` +
      `@media (width < 37.5rem){${name}{--lamp-x:40%;--lamp-y:50%}}`,
  );
});
