import { expect, it } from 'vitest';
import { type EnquiryEntry, hasEntry, withEntry } from './enquiryEntries.ts';

const KITCHEN: EnquiryEntry = ['rooms', 'the kitchen', { label: 'Kitchen', legend: 'Rooms' }];
const WISH: EnquiryEntry = ['wish', 'I would like your help.'];

it('adds a choice once, and takes it back', () => {
  const chosen = withEntry(withEntry([WISH], KITCHEN, true), KITCHEN, true);
  expect(chosen).toEqual([WISH, KITCHEN]);
  expect(hasEntry(chosen, 'rooms', 'the kitchen')).toBe(true);
  expect(withEntry(chosen, KITCHEN, false)).toEqual([WISH]);
});

it('tells choices of other names apart', () => {
  expect(hasEntry([WISH], 'rooms', 'I would like your help.')).toBe(false);
  expect(withEntry([WISH, KITCHEN], ['wish', 'the kitchen'], false)).toEqual([WISH, KITCHEN]);
});
