import { expect, it } from 'vitest';
import { SLOTS } from './slots.ts';
import { placeServices } from './serviceRows.ts';

const published = (count: number) => Array.from({ length: count }, () => ({ href: '/service' }));
const LATER = { href: undefined };

function rowsOf(services: readonly { href: string | undefined }[]): string[] {
  const rows = Map.groupBy(placeServices(services), ({ row }) => row);
  return [...rows.values()].map((row) => row.map(({ slot }) => slot).join(' '));
}

it.each([
  [1, ['serviceWide']],
  [2, ['serviceWide serviceBeside']],
  [3, ['serviceEven serviceEven serviceEven']],
  [4, ['serviceWide serviceBeside', 'serviceBeside serviceWide']],
  [5, ['serviceWide serviceBeside', 'serviceEven serviceEven serviceEven']],
  [6, ['serviceEven serviceEven serviceEven', 'serviceEven serviceEven serviceEven']],
  [
    7,
    [
      'serviceWide serviceBeside',
      'serviceBeside serviceWide',
      'serviceEven serviceEven serviceEven',
    ],
  ],
])('%d services stand in full rows', (count, rows) => {
  expect(rowsOf(published(count))).toEqual(rows);
});

it('eight services stand in a row of two and two of three', () => {
  expect(rowsOf(published(8)).map((row) => row.split(' ').length)).toEqual([2, 3, 3]);
});

it.each([2, 3, 4, 5, 6, 7, 8])(
  'the last of %d services has the smallest slot if it comes later',
  (count) => {
    const slots = placeServices([...published(count - 1), LATER]);
    const sizeOf = (slot: keyof typeof SLOTS) => SLOTS[slot].wide.widths[0];
    const { slot: last, row } = slots.at(-1) ?? {};
    const beside = slots.filter((other) => other.row === row).map(({ slot }) => sizeOf(slot));
    expect(sizeOf(last ?? 'serviceWide')).toBe(Math.min(...beside));
    expect(beside.length).toBeGreaterThan(1);
  },
);

it('alternates the large slot from row to row, unless the last service comes later', () => {
  expect(rowsOf([...published(3), LATER])).toEqual([
    'serviceWide serviceBeside',
    'serviceWide serviceBeside',
  ]);
  expect(rowsOf([...published(2), LATER])).toEqual(['serviceLead serviceSecond serviceThird']);
});
