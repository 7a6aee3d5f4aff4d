import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { DESIGN_COLORS, paletteStyle, tonesOf, weakPairs } from './palette.ts';

const TOKENS = readFileSync('src/styles/tokens.css', 'utf8');
/** How far two colours are apart, in steps of 255. */
function difference(one: string, other: string): number {
  const parts = (hex: string) =>
    [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return Math.max(...parts(one).map((part, index) => Math.abs(part - (parts(other)[index] ?? 0))));
}

describe('the palette', () => {
  it('gives with the colours of the design the tones of the design', () => {
    for (const [name, hex] of Object.entries(tonesOf(DESIGN_COLORS))) {
      const [, written = ''] =
        new RegExp(`--palette-${name}: oklch[^#]*(#\\w{6})`, 'u').exec(TOKENS) ?? [];
      expect(difference(hex, written), `${name}: ${hex}, ${written}`).toBeLessThanOrEqual(2);
    }
    expect(weakPairs(DESIGN_COLORS)).toEqual([]);
  });

  it('finds every tone that could not be made out, with its ground and the figure', () => {
    const [pair] = weakPairs({ ...DESIGN_COLORS, styling: '#8a6a55' });
    expect(pair).toMatchObject({ name: 'styling', ground: '#8a6a55', needed: 4.5 });
    expect(pair?.ratio).toBeCloseTo(wcagContrast(pair?.tone ?? '', '#8a6a55'));
    expect(
      weakPairs({ ...DESIGN_COLORS, accent: '#a2cafe' }).map(({ needed }) => needed),
    ).toContain(3);
    expect(weakPairs({ ...DESIGN_COLORS, dark: '#88aa99' }).length).toBeGreaterThan(5);
    expect(weakPairs({ ...DESIGN_COLORS, ground: '#333333' }).map(({ name }) => name)).toContain(
      'ground',
    );
  });

  it('gives a page tones alone: what they are for, print and the system included, is said elsewhere', () => {
    const style = paletteStyle({ ...DESIGN_COLORS, dark: '#301040' });
    expect(style).toContain('--palette-spruce:#301040;');
    expect(style).toMatch(/^:root\{(?:--palette-[a-z-]+:#[\da-f]{6};?)+\}$/u);
    const literals = TOKENS.match(/--color-(?!material)[a-z-]+: (?:oklch|#)/gu);
    expect(literals, 'a role that the six colours would not reach').toBeNull();
  });
});
