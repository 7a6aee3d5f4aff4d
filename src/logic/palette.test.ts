import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, toHex, toOklch } from './colors.ts';
import { type OwnColors, paletteStyle, tonesOf, weakPairs } from './palette.ts';

const TOKENS = readFileSync('src/styles/tokens.css', 'utf8');
/** Those of the design. */
const COLORS: OwnColors = {
  ground: '#f6f7f3',
  organizing: '#d0dec8',
  styling: '#eedace',
  products: '#f1e09f',
  dark: '#0f352e',
  accent: '#1c4dba',
};

/** How far two colours are apart, in steps of 255. */
function difference(one: string, other: string): number {
  const parts = (hex: string) =>
    [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return Math.max(...parts(one).map((part, index) => Math.abs(part - (parts(other)[index] ?? 0))));
}

describe('colours', () => {
  it.each(['#000000', '#ffffff', '#ff0000', '#1c4dba', '#123456'])(
    'stay %s on their way',
    (hex) => {
      expect(toHex(toOklch(hex))).toBe(hex);
    },
  );

  it('know the contrast of two', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
    expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 1);
  });
});

describe('the palette', () => {
  it('gives with the colours of the design the tones of the design', () => {
    for (const [name, hex] of Object.entries(tonesOf(COLORS))) {
      const [, written = ''] =
        new RegExp(`--palette-${name}: oklch[^#]*(#\\w{6})`, 'u').exec(TOKENS) ?? [];
      expect(difference(hex, written), `${name}: ${hex}, ${written}`).toBeLessThanOrEqual(2);
    }
    expect(weakPairs(COLORS)).toEqual([]);
  });

  it('finds every tone that could not be made out, with its ground and the figure', () => {
    const [pair] = weakPairs({ ...COLORS, styling: '#8a6a55' });
    expect(pair).toMatchObject({ name: 'styling', ground: '#8a6a55', needed: 4.5 });
    expect(pair?.ratio).toBeCloseTo(contrast(pair?.tone ?? '', '#8a6a55'));
    expect(weakPairs({ ...COLORS, accent: '#a2cafe' }).map(({ needed }) => needed)).toContain(3);
    expect(weakPairs({ ...COLORS, dark: '#88aa99' }).length).toBeGreaterThan(5);
    expect(weakPairs({ ...COLORS, ground: '#333333' }).map(({ name }) => name)).toContain('ground');
  });

  it('gives a page tones alone: what they are for, print and the system included, is said elsewhere', () => {
    const style = paletteStyle({ ...COLORS, dark: '#301040' });
    expect(style).toContain('--palette-spruce:#301040;');
    expect(style).toMatch(/^:root\{(?:--palette-[a-z-]+:#[\da-f]{6};?)+\}$/u);
    const literals = TOKENS.match(/--color-(?!material)[a-z-]+: (?:oklch|#)/gu);
    expect(literals, 'a role that the six colours would not reach').toBeNull();
  });
});
