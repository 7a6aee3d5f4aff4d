import { expect, it } from 'vitest';
import { createTimeEstimate } from './estimateTime.ts';

/** What a task tells that reports this share after each of these seconds. */
function estimates(reports: readonly [seconds: number, share: number][]) {
  let seconds = 0;
  const estimate = createTimeEstimate(() => seconds * 1000);
  return reports.map(([after, share]) => {
    seconds = after;
    return estimate(share);
  });
}

it('tells the minutes that are left, once fifteen seconds have shown how fast it goes', () => {
  const steady = [0, 5, 10, 20, 40, 60].map((seconds) => [seconds, seconds / 600] as const);
  expect(estimates(steady.map(([seconds, share]) => [seconds, share]))).toEqual([
    ...[undefined, undefined, undefined],
    ...[10, 9, 9],
  ]);
});

it('forgets photographs that were in the cache, which take no time', () => {
  const reports: [number, number][] = [
    [0, 0],
    [1, 0.5],
    ...Array.from({ length: 100 }, (_, index): [number, number] => [2 + index, 0.5 + index / 2000]),
  ];
  // 5 % in 100 s: 45 % take 15 minutes.
  expect(estimates(reports).at(-1)).toBe(15);
});

it('tells one minute at the end, and nothing while nothing goes on', () => {
  expect(
    estimates([
      [0, 0],
      [60, 0.99],
    ]).at(-1),
  ).toBe(1);
  expect(
    estimates([
      [0, 0.2],
      [30, 0.2],
    ]).at(-1),
  ).toBeUndefined();
});
