import { expect, it } from 'vitest';
import { capitalize } from './capitalize.ts';

it('begins words with a capital letter of the language', () => {
  expect(capitalize('in a life transition', 'en')).toBe('In a life transition');
  expect(capitalize('iki', 'tr')).toBe('İki');
  expect(capitalize('𐐨x', 'en')).toBe('𐐀x');
});
