import { expect, it } from 'vitest';
import { countOf } from './countOf.ts';

it('counts how often a part occurs', () => {
  expect(countOf('a b a', 'a')).toBe(2);
  expect(countOf('b', 'a')).toBe(0);
  expect(countOf('aaa', 'aa')).toBe(1);
});
