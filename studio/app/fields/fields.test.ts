import { describe, expect, it } from 'vitest';
import { DESIGN_COLORS, weakPairs } from '../../../src/logic/palette.ts';
import { withParagraphs } from '../state/content.ts';
import { nearestReadable } from './nearestReadable.ts';

describe('colours', () => {
  it('offers the nearest shade in which everything can be read', () => {
    const colors = { ...DESIGN_COLORS, accent: '#ffe600' };
    const shade = nearestReadable(colors, 'accent') ?? '';
    expect(weakPairs({ ...colors, accent: shade })).toEqual([]);
    expect(nearestReadable(DESIGN_COLORS, 'accent')).toBeUndefined();
  });
});

describe('pasted paragraphs', () => {
  const [first, second, third] = ['First.', 'Second.', 'Third.'];

  it('become entries; without room, the last entry takes the rest', () => {
    const paste = (max: number) => withParagraphs(['a', 'b'], 1, [first, second, third], max);
    expect(paste(5)).toEqual(['a', first, second, third]);
    expect(paste(3)).toEqual(['a', first, 'Second. Third.']);
  });
});
