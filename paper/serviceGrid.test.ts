import { expect, it } from 'vitest';
import { serviceGrid } from './serviceGrid.ts';

it.each([
  [1, [[12]]],
  [2, [[7, 5]]],
  [3, [[5, 4, 3]]],
  [4, [[3, 3, 3, 3]]],
  [
    5,
    [
      [4, 4, 4],
      [6, 6],
    ],
  ],
  [
    6,
    [
      [4, 4, 4],
      [4, 4, 4],
    ],
  ],
  [
    7,
    [
      [3, 3, 3, 3],
      [4, 4, 4],
    ],
  ],
  [9, [[3, 3, 3, 3], [3, 3, 3, 3], [12]]],
])('has a place for each of %s services, in rows of twelve columns', (count, rows) => {
  const places = serviceGrid(count);
  expect(places.map(({ columns }) => columns)).toEqual(rows.flat());
  const ends = rows.flatMap((row) => row.map((_, index) => index === row.length - 1));
  expect(places.map(({ endsRow }) => endsRow)).toEqual(ends);
});

it('has lower pictures in two rows, and none in more', () => {
  const [three, six, nine] = [3, 6, 9].map((count) => serviceGrid(count)[0]?.ratio);
  expect(three).toBe(1.5);
  expect(six).toBeGreaterThan(2);
  expect(nine).toBeUndefined();
});
