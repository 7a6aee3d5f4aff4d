import { expect, it } from 'vitest';
import { fillIn, placeholdersOf } from './fillIn.ts';

it('puts each value in its place', () => {
  expect(fillIn('{index} of {total}', { index: 2, total: 5 })).toBe('2 of 5');
});

it('refuses a place that nobody fills', () => {
  expect(() => fillIn('Copyright {yaer}', { year: 2023 })).toThrow('{yaer}');
});

it('lists placeholders in reading order', () => {
  expect(placeholdersOf('{index} of {total}')).toEqual(['index', 'total']);
});

it('finds no placeholders in plain words', () => {
  expect(placeholdersOf('Close')).toEqual([]);
});
