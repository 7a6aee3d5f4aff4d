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

  it('become entries as far as there is room', () => {
    expect(withParagraphs(['a', 'b'], 0, [first, second], 5)).toEqual([first, second, 'b']);
  });

  it('replace the entries after them in a list of fixed length', () => {
    const samples = ['a', 'b', 'c'];
    expect(withParagraphs(samples, 0, [first, second, third], 3)).toEqual([first, second, third]);
    expect(withParagraphs(samples, 1, [first, second, third], 3)).toEqual([
      'a',
      first,
      'Second. Third.',
    ]);
  });
});
