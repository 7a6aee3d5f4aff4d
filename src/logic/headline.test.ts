import { expect, it } from 'vitest';
import { splitAtWord, splitLastLetter } from './headline.ts';

it.each([
  ['a little OCD', 'OCD', 'a little ', ''],
  ['“OCD”, they say', 'OCD', '“', '”, they say'],
  ['de l’ordre', 'ordre', 'de l’', ''],
  ['one tidy-up a day', 'tidy-up', 'one ', ' a day'],
  ['This is it', 'is', 'This ', ' it'],
  ['Café, a caf', 'caf', 'Café, a ', ''],
  ['it’s it', 'it', 'it’s ', ''],
  ['day by day', 'day', '', ' by day'],
])('splits "%s" at the first "%s"', (line, word, before, after) => {
  expect(splitAtWord(line, word)).toEqual({ before, after });
});

it.each([
  ['small', 'all'],
  ['caf\u00e9', 'caf'],
  ['cafe\u0301', 'cafe'],
  ['OCD', 'ocd'],
  ['small', ''],
])('in "%s", "%s" is not a word', (line, word) => {
  expect(splitAtWord(line, word)).toBeUndefined();
});

it('splits off the last letter with its accent', () => {
  expect(splitLastLetter('cafe\u0301')).toEqual({ rest: 'caf', last: 'e\u0301' });
});
