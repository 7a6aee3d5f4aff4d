import { expect, it } from 'vitest';
import { markDifference } from './markDifference.ts';

it('marks the words that differ between two texts', () => {
  const mine = 'We bring calm to one space at a time.';
  const theirs = 'We bring calm to one room at a time.';
  expect(markDifference(mine, theirs)).toEqual(['We bring calm to one ', 'space ', 'at a time.']);
  expect(markDifference(theirs, mine)[1]).toBe('room ');
});

it('marks nothing in equal texts, and all of a text beside an empty one', () => {
  expect(markDifference('the same', 'the same')).toEqual(['the same', '', '']);
  expect(markDifference('only here', '')).toEqual(['', 'only here', '']);
});

it('marks a word once that is added to words like it', () => {
  expect(markDifference('calm calm calm', 'calm calm')[1]).not.toBe('');
});
