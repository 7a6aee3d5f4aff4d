import { expect, it } from 'vitest';
import { walk } from './walk.ts';

it('visits groups before their fields, with the path to each', () => {
  const value = { about: { counters: [{ value: 1 }] }, name: null };
  expect(walk(value)).toEqual([
    { path: [], value },
    { path: ['about'], value: value.about },
    { path: ['about', 'counters'], value: value.about.counters },
    { path: ['about', 'counters', 0], value: { value: 1 } },
    { path: ['about', 'counters', 0, 'value'], value: 1 },
    { path: ['name'], value: null },
  ]);
});

it('visits a value that is no group alone', () => {
  expect(walk('text', ['title'])).toEqual([{ path: ['title'], value: 'text' }]);
  expect(walk(undefined)).toEqual([{ path: [], value: undefined }]);
});
