import { expect, it } from 'vitest';
import { readSlideHash, slideHash } from './slideHash.ts';

it('names a picture in the URL, counted from one', () => {
  const position = { gallery: 'garage-oasis', index: 2 };
  expect(slideHash(position)).toBe('#garage-oasis/3');
  expect(readSlideHash('#garage-oasis/3')).toEqual(position);
});

it.each(['', '#about', '#a/', '#a/0', '#a/-1', '#a/two', '#a/3/4', '#/3', '#%2e/3', '#a b/3'])(
  'finds no picture in "%s"',
  (hash) => {
    expect(readSlideHash(hash)).toBeUndefined();
  },
);
