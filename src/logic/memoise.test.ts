import { expect, it } from 'vitest';
import { memoise } from './memoise.ts';

/** Joins the words of a list, and counts how often. */
function countingJoin() {
  const counts = { made: 0 };
  const join = memoise((words: readonly string[], separator) => {
    counts.made += 1;
    return words.join(separator);
  });
  return { counts, join };
}

it('makes the same of an unchanged object once, by name', () => {
  const { counts, join } = countingJoin();
  const words = Object.freeze(['one', 'two']);
  expect([join(words, '-'), join(words, '-'), join(words, '+')]).toEqual([
    'one-two',
    'one-two',
    'one+two',
  ]);
  expect(counts.made).toBe(2);
});

it('makes another one of a changed copy, and remembers nothing that can still change', () => {
  const { counts, join } = countingJoin();
  const words = ['one', 'two'];
  expect(join(words)).toBe('onetwo');
  words.push('three');
  expect(join(words)).toBe('onetwothree');
  expect(join(Object.freeze([...words, 'four']))).toBe('onetwothreefour');
  expect(counts.made).toBe(3);
});

it('remembers that something has no result', () => {
  const counts = { made: 0 };
  const find = memoise((): string | undefined => {
    counts.made += 1;
    return undefined;
  });
  const source = Object.freeze({});
  expect([find(source), find(source)]).toEqual([undefined, undefined]);
  expect(counts.made).toBe(1);
});
