import { describe, expect, it } from 'vitest';
import { splitAtWord } from './headline.ts';

describe('splitAtWord', () => {
  it.each([
    ['OCD goes', 'OCD', '', ' goes'],
    ['a little OCD', 'OCD', 'a little ', ''],
    ['OCD', 'OCD', '', ''],
    ['“OCD”, they say', 'OCD', '“', '”, they say'],
    ['de l’ordre', 'ordre', 'de l’', ''],
    ['one tidy-up a day', 'tidy-up', 'one ', ' a day'],
  ])('splits "%s" at "%s"', (line, word, before, after) => {
    expect(splitAtWord(line, word)).toEqual({ before, after });
  });

  it.each([
    ['all small', 'all', '', ' small'],
    ['This is it', 'is', 'This ', ' it'],
    ['Café, a caf', 'caf', 'Café, a ', ''],
    ['it’s it', 'it', 'it’s ', ''],
  ])('passes over a part of another word in "%s"', (line, word, before, after) => {
    expect(splitAtWord(line, word)).toEqual({ before, after });
  });

  it('keeps all that follows when the word comes again', () => {
    expect(splitAtWord('day by day', 'day')).toEqual({ before: '', after: ' by day' });
  });

  it.each([
    ['small', 'all'],
    ['caf\u00e9', 'caf'],
    ['cafe\u0301', 'cafe'],
    ['OCD', 'ocd'],
    ['', 'all'],
    ['small', ''],
  ])('finds nothing in "%s" for "%s"', (line, word) => {
    expect(splitAtWord(line, word)).toBeUndefined();
  });
});
