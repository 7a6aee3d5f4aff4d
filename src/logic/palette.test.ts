import { expect, it } from 'vitest';
import {
  DEFAULT_COLORS,
  groundColor,
  paletteStyle,
  readableShade,
  tonesOf,
  weakColors,
  weakPairs,
} from './palette.ts';

it('follows the colours of the owner', () => {
  const tones = tonesOf({ ...DEFAULT_COLORS, ground: '#ffffff', dark: '#222244' });
  expect(tones).toMatchObject({ paper: '#ffffff', spruce: '#222244', sage: '#d0dec8' });
  expect(tones.night).not.toBe(tonesOf(DEFAULT_COLORS).night);
});

it('keeps the tones of the evening look dark on any ground', () => {
  expect(tonesOf(DEFAULT_COLORS)).toMatchInlineSnapshot(`
    {
      "butter": "#f1e09f",
      "butter-empty": "#dfce8c",
      "card": "#fdfefd",
      "chalk-blue": "#1c4dba",
      "chalk-blue-deep": "#0e3895",
      "dusk": "#191510",
      "dusk-first": "#212a1b",
      "dusk-second": "#2d211a",
      "dusk-third": "#2b2615",
      "ink": "#0c2d27",
      "ink-soft": "#2a443e",
      "mist": "#c9ddd3",
      "night": "#061a17",
      "paper": "#f6f7f3",
      "plaster": "#eedace",
      "plaster-empty": "#dfc8bb",
      "sage": "#d0dec8",
      "sage-empty": "#beccb5",
      "sky": "#a2cafe",
      "spruce": "#0f352e",
    }
  `);
});

it('has no tone darker than black', () => {
  expect(tonesOf({ ...DEFAULT_COLORS, dark: '#000000' }).night).toMatch(/^#[0-9a-f]{6}$/u);
});

it('finds no weak pair among its own colours, and names those of a pale accent', () => {
  expect(weakPairs(DEFAULT_COLORS)).toEqual([]);
  const pairs = weakPairs({ ...DEFAULT_COLORS, accent: '#ffe600' });
  expect(pairs).toContainEqual(['accent', 'ground']);
  expect(pairs.flat()).toContain('accent');
  expect(pairs.every((pair) => pair.includes('accent'))).toBe(true);
});

it.each([
  ['accent', '#ffe600', [{ name: 'accent', other: 'ground', isTooLight: true }]],
  ['dark', '#cccccc', [{ name: 'dark', other: 'ground', isTooLight: true }]],
  ['ground', '#333333', [{ name: 'ground', other: 'dark', isTooLight: false }]],
] as const)('tells to change %s if it is %s', (name, hex, wanted) => {
  expect(weakColors({ ...DEFAULT_COLORS, [name]: hex })).toMatchObject(wanted);
});

it.each([
  ['accent', '#ffe600'],
  ['dark', '#cccccc'],
  ['ground', '#333333'],
] as const)('offers for %s in %s the nearest shade that is readable', (name, hex) => {
  const colors = { ...DEFAULT_COLORS, [name]: hex };
  const shade = readableShade(colors, name) ?? '';
  expect(shade).toMatch(/^#[0-9a-f]{6}$/u);
  expect(weakColors({ ...colors, [name]: shade })).toEqual([]);
});

it('offers the colour itself where it is readable', () => {
  expect(readableShade(DEFAULT_COLORS, 'accent')).toMatch(/^#1[a-d]4[a-f]b/u);
});

it('tells of two colours that are both too close to others', () => {
  const found = weakColors({ ...DEFAULT_COLORS, accent: '#ffe600', dark: '#cccccc' });
  expect(found.map(({ name }) => name).sort()).toEqual(['accent', 'dark']);
  expect(weakColors(DEFAULT_COLORS)).toEqual([]);
});

it('writes a style sheet with every tone', () => {
  const style = paletteStyle({ ...DEFAULT_COLORS, ground: '#ffffff' });
  expect(style).toMatch(/^:root\{--palette-paper:#ffffff;--palette-card:#[0-9a-f]{6};.*\}$/u);
  expect(style.split(';')).toHaveLength(Object.keys(tonesOf(DEFAULT_COLORS)).length);
});

it('knows the background of a page by theme and look', () => {
  const tones = tonesOf(DEFAULT_COLORS);
  expect(groundColor(undefined, 'day', DEFAULT_COLORS)).toBe(DEFAULT_COLORS.ground);
  expect(groundColor('dark', 'day', DEFAULT_COLORS)).toBe(DEFAULT_COLORS.dark);
  expect(groundColor(undefined, 'evening', DEFAULT_COLORS)).toBe(tones.dusk);
  expect(groundColor('dark', 'evening', DEFAULT_COLORS)).toBe(tones.dusk);
  expect(groundColor('second', 'evening', DEFAULT_COLORS)).toBe(tones['dusk-second']);
});
