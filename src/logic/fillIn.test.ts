import { expect, it } from 'vitest';
import { fillIn, placeholdersOf } from './fillIn.ts';

it('fills in each value', () => {
  expect(fillIn('{index} of {total}', { index: 2, total: 5 })).toBe('2 of 5');
  expect(() => fillIn('Copyright {yaer}', { year: 2023 })).toThrow('{yaer}');
});

it('lists placeholders in reading order', () => {
  expect(placeholdersOf('{index} of {total}')).toEqual(['index', 'total']);
  expect(placeholdersOf('Close')).toEqual([]);
});
