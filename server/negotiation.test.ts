import { expect, it } from 'vitest';
import { chooseVariant, matchesEtag, parseRange } from './negotiation.ts';

const VARIANTS = [{ encoding: 'br' }, { encoding: 'gzip' }, { encoding: 'identity' }];

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0 , gzip;q=0.5', 'gzip'],
  ['br;q=0.1', 'br'],
  ['br;xq=0', 'br'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['*;q=0', 'identity'],
])('with Accept-Encoding "%s" it sends %s', (accepted, encoding) => {
  expect(chooseVariant(VARIANTS, accepted)?.encoding).toBe(encoding);
});

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['"W/a"', false],
  ['', false],
])('If-None-Match %s names the tag "a": %s', (header, isNamed) => {
  expect(matchesEtag(header, '"a"')).toBe(isNamed);
});

it.each([
  ['bytes=0-0', [0, 0]],
  ['BYTES=2-', [2, 9]],
  ['bytes=-3', [7, 9]],
  ['bytes=-30', [0, 9]],
  ['bytes=2-90', [2, 9]],
  ['bytes=9-', [9, 9]],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=3-2', 'unsatisfiable'],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['xbytes=0-1', undefined],
  ['items=0-1', undefined],
])('of ten bytes, %s are %j', (range, bytes) => {
  expect(parseRange(range, 10)).toEqual(bytes);
});
