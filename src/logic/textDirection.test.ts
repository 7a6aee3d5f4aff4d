import { expect, it } from 'vitest';
import { textDirection } from './textDirection.ts';

it.each([
  ['en', 'ltr'],
  ['de-AT', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
])('the texts of %s run %s', (language, direction) => {
  expect(textDirection(language)).toBe(direction);
});
