import { expect, it } from 'vitest';
import { merge } from './merge.ts';

const picture = (src: string, alt = src) => ({ src, alt });
const [A, B, C] = ['a', 'b', 'c'].map((name) => picture(name));
const neverAsked = () => expect.fail('nothing was changed by both');

it('keeps what each side changed, down to entries of lists', () => {
  const merged = merge(
    {
      base: { title: 'T', list: ['x', 'y'], seo: { name: 'N', text: 'X' } },
      yours: { title: 'Mine', list: ['x', 'mine'], seo: { name: 'N', text: 'X' } },
      theirs: { title: 'T', list: ['theirs', 'y'], seo: { name: 'N', text: 'Theirs' } },
    },
    neverAsked,
  );
  const seo = { name: 'N', text: 'Theirs' };
  expect(merged).toEqual({ title: 'Mine', list: ['theirs', 'mine'], seo });
});

it.each([
  ['a text', 'base', 'mine', 'theirs'],
  ['the order of pictures', [A, B, C], [B, A, C], [C, A, B]],
  ['pictures, and moved them', [A, B], [picture('a', 'Mine'), B], [B, A]],
  ['the end of a list', [A], [picture('a', 'Mine')], [A, C]],
  ['a file that was removed there', { a: 1 }, { a: 2 }, undefined],
  ['a file that was removed here', { a: 1 }, undefined, { a: 2 }],
])('asks which counts if both changed %s', (_, base, yours, theirs) => {
  expect(merge({ base, yours, theirs }, (changed) => changed.theirs)).toEqual(theirs);
  expect(merge({ base, yours, theirs }, (changed) => changed.yours)).toEqual(yours);
});
