import { expect, it } from 'vitest';
import { slugify } from './slugify.ts';

it.each([
  ['Smith Küche', 'smith-kuche'],
  ['Ku\u0308che (1)', 'kuche-1'],
  ['GROSSE Straße_2', 'grosse-strasse-2'],
  ['01-wide', '01-wide'],
  ['Łódź', 'lodz'],
  ['Smørrebrød, Þingvellir', 'smorrebrod-thingvellir'],
  ['客厅', ''],
])('writes %s as %s', (name, plain) => {
  expect(slugify(name)).toBe(plain);
});
