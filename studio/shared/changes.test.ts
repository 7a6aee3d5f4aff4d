import { expect, it } from 'vitest';
import { type Change, changesBetween } from './changes.ts';

const between = (before: unknown, now: unknown) => changesBetween({ home: before }, { home: now });
const change = (kind: Change['kind'], path: Change['path'], before: unknown, now: unknown) => {
  return { kind, file: 'home', path, before, now };
};
const [ANNA, BEN, CLEO] = ['Anna', 'Ben', 'Cleo'].map((name) => ({ name }));

it.each([
  ['a list that became a text', { a: ['x'] }, { a: 'x' }],
  ['a text that became a list', { a: 'x' }, { a: ['x'] }],
  ['a list that became a group', { a: ['x'] }, { a: { b: 1 } }],
  ['a group that became a text', { a: { b: 1 } }, { a: 'x' }],
  ['a text that became a group', { a: 'x' }, { a: { b: 1 } }],
  ['a new field', {}, { a: { b: 1 } }],
])('finds %s as one change', (_, before: { a?: unknown }, now: { a?: unknown }) => {
  expect(between(before, now)).toEqual([change('changed', ['a'], before.a, now.a)]);
});

it('finds no change of files that neither state has', () => {
  expect(between(undefined, undefined)).toEqual([]);
  expect(between({ a: 1 }, { a: 1 })).toEqual([]);
});

it('says where a moved entry came from, and what changed inside of it', () => {
  const grown = { name: 'Cleo', role: 'Owner' };
  expect(between([ANNA, BEN, CLEO], [grown, ANNA, BEN])).toEqual([
    { ...change('moved', [0], grown, grown), backTo: 2 },
    change('changed', [0, 'role'], undefined, 'Owner'),
  ]);
  expect(between([ANNA, BEN, CLEO], [BEN, CLEO, ANNA])).toEqual([
    { ...change('moved', [2], ANNA, ANNA), backTo: 0 },
  ]);
  expect(between([ANNA, BEN], [BEN, ANNA])).toHaveLength(1);
});

it('says where a removed entry would stand again', () => {
  expect(between([ANNA, BEN, CLEO], [ANNA, CLEO])).toEqual([
    change('removed', [1], BEN, undefined),
  ]);
  expect(between([ANNA, BEN, CLEO], [CLEO])).toEqual([
    change('removed', [0], ANNA, undefined),
    change('removed', [0], BEN, undefined),
  ]);
  expect(between([ANNA, BEN], [ANNA])).toEqual([change('removed', [1], BEN, undefined)]);
});

it('finds an added entry between others', () => {
  expect(between([ANNA, CLEO], [ANNA, BEN, CLEO])).toEqual([change('added', [1], undefined, BEN)]);
});
