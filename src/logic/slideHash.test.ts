import { describe, expect, it } from 'vitest';
import { readSlideHash, slideHash } from './slideHash.ts';

describe('the hash of an enlarged picture', () => {
  it('counts pictures from one', () => {
    expect(slideHash({ gallery: 'garage-oasis', index: 2 })).toBe('#garage-oasis/3');
  });

  it('is read as it was written', () => {
    const position = { gallery: 'tidy-touch', index: 0 };
    expect(readSlideHash(slideHash(position))).toEqual(position);
  });

  it.each([
    '',
    '#about',
    '#garage-oasis',
    '#garage-oasis/',
    '#garage-oasis/0',
    '#garage-oasis/two',
  ])('is not found in "%s"', (hash) => {
    expect(readSlideHash(hash)).toBeUndefined();
  });

  it.each(['#garage-oasis/3/4', '#/3', '#%2e/3', '#garage oasis/3', '#garage-oasis/-1'])(
    'takes nothing odd, such as "%s"',
    (hash) => {
      expect(readSlideHash(hash)).toBeUndefined();
    },
  );
});
