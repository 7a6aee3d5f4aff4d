import { expect, it } from 'vitest';
import { formatRange, parseRange } from './unicodeRange.ts';

it.each(['U+20-7E', 'U+A9', 'U+20-7E,U+A9,U+2018-2019,U+201C-201D'])(
  '%s stays what it is',
  (range) => {
    expect(formatRange(parseRange(range))).toBe(range);
  },
);

it('holds both ends', () => {
  expect(parseRange('U+0041-0043,U+00DF')).toEqual(
    Array.from('ABCß', (letter) => letter.codePointAt(0)),
  );
});
