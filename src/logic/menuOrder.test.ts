import { expect, it } from 'vitest';
import { compareOrder } from './menuOrder.ts';

it('puts pages in the order of their position, then services first, then by name', () => {
  const pages = [
    { name: 'zebra', position: 10 },
    { name: 'last', position: 60 },
    { name: 'b-page' },
    { name: 'a-page', position: 50 },
    { name: 'y-service', service: {} },
    { name: 'x-service', service: {}, position: 50 },
  ];
  const wanted = ['zebra', 'x-service', 'y-service', 'a-page', 'b-page', 'last'];
  expect(pages.toSorted(compareOrder).map(({ name }) => name)).toEqual(wanted);
  expect(
    pages
      .toReversed()
      .sort(compareOrder)
      .map(({ name }) => name),
  ).toEqual(wanted);
});
