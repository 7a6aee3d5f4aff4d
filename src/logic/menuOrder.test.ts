import { expect, it } from 'vitest';
import { sortPages } from './menuOrder.ts';

const PAGES = [
  { name: 'imprint', isText: true },
  { name: 'zebra' },
  { name: 'a-page' },
  { name: 'y-service', service: {} },
  { name: 'x-service', service: {} },
];

it('puts services first, then pages, then pages of text, each by name', () => {
  const names = sortPages(PAGES).map(({ name }) => name);
  expect(names).toEqual(['x-service', 'y-service', 'a-page', 'zebra', 'imprint']);
});

it('follows the order of the owner, and puts pages that it does not name last', () => {
  const order = ['imprint', 'gone', 'zebra', 'y-service'];
  const names = sortPages(PAGES.toReversed(), order).map(({ name }) => name);
  expect(names).toEqual(['imprint', 'zebra', 'y-service', 'x-service', 'a-page']);
});
