import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DESIGN_COLORS, paletteStyle, tonesOf, weakColors, weakPairs } from './palette.ts';

const TOKENS = readFileSync('src/styles/tokens.css', 'utf8');
/** How far two colours are apart, in steps of 255. */
function difference(one: string, other: string): number {
  const parts = (hex: string) =>
    [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return Math.max(...parts(one).map((part, index) => Math.abs(part - (parts(other)[index] ?? 0))));
}

it('has the tones of tokens.css for the colours of the design', () => {
  for (const [name, hex] of Object.entries(tonesOf(DESIGN_COLORS))) {
    const [, written = ''] =
      new RegExp(`--palette-${name}: oklch[^#]*(#\\w{6})`, 'u').exec(TOKENS) ?? [];
    expect(difference(hex, written), `${name}: ${hex}, ${written}`).toBeLessThanOrEqual(2);
  }
  expect(weakPairs(DESIGN_COLORS)).toEqual([]);
});

it('names each colour that is hard to see once', () => {
  const weakIn = (colors: Partial<typeof DESIGN_COLORS>) =>
    weakColors({ ...DESIGN_COLORS, ...colors }).map(({ name, isTooLight }) => [name, isTooLight]);
  expect(weakIn({ styling: '#8a6a55' })).toEqual([['styling', false]]);
  expect(weakIn({ accent: '#ffe600' })).toEqual([['accent', true]]);
  expect(weakIn({ accent: '#ffe600', styling: '#8a6a55' })).toHaveLength(2);
  expect(weakIn({ ground: '#000000' })).toEqual([['ground', false]]);
});

it('gives a page tones alone, and every role takes its colour from them', () => {
  const style = paletteStyle({ ...DESIGN_COLORS, dark: '#301040' });
  expect(style).toContain('--palette-spruce:#301040;');
  expect(style).toMatch(/^:root\{(?:--palette-[a-z-]+:#[\da-f]{6};?)+\}$/u);
  expect(TOKENS).not.toMatch(/--color-(?!material)[a-z-]+: (?:oklch|#)/u);
});
