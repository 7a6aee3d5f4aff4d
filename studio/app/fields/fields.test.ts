import { expect, it } from 'vitest';
import { DESIGN_COLORS, weakPairs } from '../../../src/logic/palette.ts';
import { nearestReadable } from './nearestReadable.ts';

it('offers the nearest shade in which everything can be read', () => {
  const colors = { ...DESIGN_COLORS, accent: '#ffe600' };
  const shade = nearestReadable(colors, 'accent') ?? '';
  expect(weakPairs({ ...colors, accent: shade })).toEqual([]);
  expect(nearestReadable(DESIGN_COLORS, 'accent')).toBeUndefined();
});
