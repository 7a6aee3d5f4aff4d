import { expect, it } from 'vitest';
import { isEmpty, isGroup, isSame } from './data.ts';
import { UnreadableFileError } from './unreadableFile.ts';

it.each([
  [undefined, undefined],
  ['a', 'a'],
  [{ a: [1, null] }, { a: [1, null] }],
  [Number.NaN, null],
  [new Date('2023-01-31'), '2023-01-31T00:00:00.000Z'],
])('sees %j and %j as the same data', (one, other) => {
  expect(isSame(one, other)).toBe(true);
});

it.each([
  ['1', 1],
  [undefined, null],
  [{ a: 1 }, { a: 2 }],
  [[], {}],
])('tells %j and %j apart', (one, other) => {
  expect(isSame(one, other)).toBe(false);
});

it.each([[undefined], [null], [''], [' \n'], [[]]])('calls %j empty', (value) => {
  expect(isEmpty(value)).toBe(true);
});

it.each([[0], [false], ['a'], [['']], [{}]])('does not call %j empty', (value) => {
  expect(isEmpty(value)).toBe(false);
});

it('calls only groups of fields a group', () => {
  expect([{}, { a: 1 }].every(isGroup)).toBe(true);
  expect([null, undefined, [], ['a'], 'text', 1].some(isGroup)).toBe(false);
});

it.each([
  [3, 'home.yaml:3 has a tab.'],
  [undefined, 'home.yaml: has a tab.'],
])('names file and line %s of a text that cannot be read', (line, message) => {
  const unreadable = { file: 'home.yaml', line, message: 'has a tab.' };
  const error = new UnreadableFileError(unreadable);
  expect(error.message).toBe(message);
  expect(error.unreadable).toBe(unreadable);
});
