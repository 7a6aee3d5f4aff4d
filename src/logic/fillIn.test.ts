import { expect, it } from 'vitest';
import { fillIn, placeholdersOf } from './fillIn.ts';

it('replaces each placeholder by its value', () => {
  expect(fillIn('{index} of {total}: {index}', { index: 2, total: 'five' })).toBe('2 of five: 2');
  expect(fillIn('{title}', { title: '{index}' })).toBe('{index}');
  expect(fillIn('{ title } {}', {})).toBe('{ title } {}');
});

it('names the placeholder without a value', () => {
  const message = '"{index} of {total}" has no value for {total}';
  expect(() => fillIn('{index} of {total}', { index: 1 })).toThrow(message);
});

it('lists the placeholders of a message', () => {
  expect(placeholdersOf('{index} of {total}')).toEqual(['index', 'total']);
  expect(placeholdersOf('none')).toEqual([]);
});
