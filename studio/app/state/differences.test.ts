import { expect, it } from 'vitest';
import { differences, withTheirs } from './differences.ts';

/** A gallery with pictures of these words, by their files. */
function gallery(pictures: Record<string, string>) {
  return { pictures: Object.entries(pictures).map(([src, alt]) => ({ src, alt })) };
}

const BASE = gallery({ a: 'A', b: 'B', c: 'C' });

/** What is saved when she leaves every answer as it is proposed. */
function settled(yours: unknown, theirs: unknown): unknown {
  return differences(BASE, yours, theirs)
    .filter(({ isTheirs }) => isTheirs)
    .reduce(withTheirs, yours);
}

it.each([
  [
    'words changed elsewhere go with their picture, wherever she moved it',
    gallery({ a: 'A', c: 'C', b: 'B' }),
    gallery({ a: 'A', b: 'B', c: 'better' }),
    gallery({ a: 'A', c: 'better', b: 'B' }),
  ],
  [
    'a picture she has added stands beside words changed elsewhere',
    gallery({ a: 'A', b: 'B', c: 'C', d: 'D' }),
    gallery({ a: 'better', b: 'B', c: 'C' }),
    gallery({ a: 'better', b: 'B', c: 'C', d: 'D' }),
  ],
  [
    'her words stay in an order that was changed elsewhere',
    gallery({ a: 'hers', b: 'B', c: 'C' }),
    gallery({ c: 'C', a: 'A', e: 'E' }),
    gallery({ c: 'C', a: 'hers', e: 'E' }),
  ],
  [
    'pictures added here and elsewhere are all there',
    gallery({ a: 'A', b: 'B', c: 'C', d: 'D' }),
    gallery({ e: 'E', a: 'A', b: 'B', c: 'C' }),
    gallery({ e: 'E', a: 'A', b: 'B', c: 'C', d: 'D' }),
  ],
  [
    'where both were put into another order, hers stays',
    gallery({ c: 'C', b: 'B', a: 'A' }),
    gallery({ b: 'B', a: 'A', c: 'better' }),
    gallery({ c: 'better', b: 'B', a: 'A' }),
  ],
])('%s', (_, yours, theirs, both) => {
  expect(settled(yours, theirs)).toEqual(both);
});

it('keeps both, where the same gallery was begun here and elsewhere', () => {
  const found = differences(undefined, gallery({ a: 'A' }), gallery({ b: 'B', c: 'C' }));
  expect(found).toMatchObject([{ isTheirs: true, added: ['a'] }]);
  expect(found.reduce<unknown>(withTheirs, gallery({ a: 'A' }))).toEqual(
    gallery({ b: 'B', c: 'C', a: 'A' }),
  );
});

it('asks about the words of a picture that both have changed, beside the order', () => {
  const yours = gallery({ b: 'hers', a: 'A', c: 'C' });
  const theirs = gallery({ a: 'A', b: 'theirs', c: 'C' });
  expect(differences(BASE, yours, theirs)).toMatchObject([
    { path: ['pictures', 0, 'alt'], yours: 'hers', theirs: 'theirs', isTheirs: false },
    { path: ['pictures'], isTheirs: false },
  ]);
});

it('compares lists of other things as a whole when one is longer', () => {
  const [yours, theirs] = [{ paragraphs: ['One', 'Two'] }, { paragraphs: ['One'] }];
  expect(differences(theirs, yours, theirs)).toEqual([
    { path: ['paragraphs'], yours: ['One', 'Two'], theirs: ['One'], isTheirs: false },
  ]);
});
