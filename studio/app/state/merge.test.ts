import { expect, it } from 'vitest';
import { differences, mergeData, withTheirs } from './merge.ts';

const picture = (src: string, alt = src) => ({ src, alt });
const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((name) => picture(name));

it('keeps what each side changed, down to entries of lists', () => {
  const merged = mergeData({
    base: { title: 'T', list: ['x', 'y'], seo: { name: 'N', text: 'X' } },
    yours: { title: 'Mine', list: ['x', 'mine'], seo: { name: 'N', text: 'X' } },
    theirs: { title: 'T', list: ['theirs', 'y'], seo: { name: 'N', text: 'Theirs' } },
  });
  expect(merged).toEqual({
    title: 'Mine',
    list: ['theirs', 'mine'],
    seo: { name: 'N', text: 'Theirs' },
  });
});

it('takes pictures added and moved elsewhere, and keeps her words and her new ones', () => {
  const merged = mergeData({
    base: [A, B],
    yours: [picture('a', 'Mine'), B, D],
    theirs: [C, B, A],
  });
  expect(merged).toEqual([C, B, picture('a', 'Mine'), D]);
});

it.each([
  ['a text', 'base', 'mine', 'theirs'],
  ['the order of pictures', [A, B, C], [B, A, C], [C, A, B]],
  ['a file that was removed there', { a: 1 }, { a: 2 }, undefined],
  ['a file that was removed here', { a: 1 }, undefined, { a: 2 }],
])('finds that both changed %s', (_, base, yours, theirs) => {
  const [found] = differences({ base, yours, theirs });
  expect(found?.changedBy).toBe('both');
  expect(found && withTheirs(yours, [found])).toEqual(theirs);
});

it('leaves an order that only she changed', () => {
  const versions = { base: [A, B], yours: [B, A], theirs: [A, picture('b', 'Theirs')] };
  expect(mergeData(versions)).toEqual([picture('b', 'Theirs'), A]);
});
