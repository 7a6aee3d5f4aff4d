import { expect, it } from 'vitest';
import { takeInTurn } from './takeInTurn.ts';

it('takes one item of each list in turn', () => {
  const lists = [['a1', 'a2', 'a3'], ['b1'], ['c1', 'c2']];
  expect(takeInTurn(lists, 5)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2']);
  expect(takeInTurn(lists, 9)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  expect(takeInTurn([], 3)).toEqual([]);
});
