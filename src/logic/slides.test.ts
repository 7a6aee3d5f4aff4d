import { expect, it } from 'vitest';
import { readSlideHash, slideHash } from './slides.ts';

it('counts pictures from 1 in the address', () => {
  expect(slideHash({ gallery: 'garage-oasis', index: 2 })).toBe('#garage-oasis/3');
  expect(readSlideHash('#garage-oasis/3')).toEqual({ gallery: 'garage-oasis', index: 2 });
  expect(readSlideHash('#a/10')).toEqual({ gallery: 'a', index: 9 });
});

it.each(['', '#about', '#garage/0', '#garage/01', '#garage/', '#/1', 'x#garage/1', '#garage/1x'])(
  'reads no picture from "%s"',
  (hash) => expect(readSlideHash(hash)).toBeUndefined(),
);
