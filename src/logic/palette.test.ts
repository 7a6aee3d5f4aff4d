import { wcagContrast } from 'culori';
import { expect, it } from 'vitest';
import {
  DEFAULT_COLORS,
  eveningTonesOf,
  groundColor,
  type OwnColors,
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

it('computes the tones of the design from its own colours', () => {
  expect(tonesOf(DEFAULT_COLORS)).toMatchInlineSnapshot(`
    {
      "butter": "#f1e09f",
      "butter-empty": "#dfce8c",
      "card": "#fdfefd",
      "chalk-blue": "#1c4dba",
      "chalk-blue-deep": "#0e3895",
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

it('keeps the hues in the evening, makes the grounds dark and the contact cobalt', () => {
  expect(eveningTonesOf(DEFAULT_COLORS)).toMatchInlineSnapshot(`
    {
      "brass": "#c5b697",
      "butter": "#43360f",
      "card": "#ede4cf",
      "chalk-blue": "#1c4dba",
      "chalk-blue-deep": "#0e3895",
      "ink": "#0c2d27",
      "ink-soft": "#29453f",
      "lamp": "#f3eee1",
      "mist": "#d1cab9",
      "night": "#051a17",
      "paper": "#0d272d",
      "plaster": "#47281e",
      "sage": "#1e3722",
      "sky": "#a2cafe",
      "spruce": "#10275c",
      "strip-first": "#99c195",
      "strip-second": "#e7a58e",
      "strip-third": "#ddc26d",
      "wall": "#1e434c",
    }
  `);
});

const OWNERS: [string, OwnColors][] = [
  ['the design', DEFAULT_COLORS],
  ['greys', { ...DEFAULT_COLORS, first: '#dddddd', dark: '#333333', accent: '#555555' }],
  ['vivid colours', { ...DEFAULT_COLORS, first: '#a8ff3e', second: '#ffd0f0', third: '#ffe600' }],
  ['a violet dark and an orange accent', { ...DEFAULT_COLORS, dark: '#2f2a3f', accent: '#a8431f' }],
  ['a yellow accent', { ...DEFAULT_COLORS, accent: '#7a6a00' }],
];

it.each(OWNERS)('everything is readable in an evening of %s', (_, colors) => {
  const tones = eveningTonesOf(colors);
  const least = (
    names: readonly (keyof typeof tones)[],
    grounds: readonly (keyof typeof tones)[],
  ) =>
    Math.min(
      ...names.flatMap((name) => grounds.map((ground) => wcagContrast(tones[name], tones[ground]))),
    );
  const rooms = ['paper', 'sage', 'plaster', 'butter', 'spruce'] as const;
  const strips = ['strip-first', 'strip-second', 'strip-third'] as const;
  expect.soft(least(['lamp'], rooms)).toBeGreaterThan(9.8);
  expect.soft(least(['mist'], rooms)).toBeGreaterThan(7);
  expect.soft(least(['brass'], rooms)).toBeGreaterThan(5.5);
  expect.soft(least(['sky'], rooms)).toBeGreaterThan(6.5);
  expect.soft(least(['ink'], ['card'])).toBeGreaterThan(11);
  expect.soft(least(['ink'], strips)).toBeGreaterThan(7);
  expect.soft(least(['chalk-blue'], strips)).toBeGreaterThan(3);
  expect.soft(least(['chalk-blue', 'spruce', 'ink-soft'], ['card'])).toBeGreaterThan(4.5);
  expect.soft(least(['card', 'sky'], ['night'])).toBeGreaterThan(9);
  for (const theme of ['first', 'second', 'third'] as const) {
    const room = groundColor(theme, 'evening', colors);
    expect.soft(wcagContrast(tones[`strip-${theme}`], room), theme).toBeGreaterThan(5);
  }
  // The brightest pixel of a photograph behind the headline is the wall itself.
  expect.soft(least(['lamp'], ['wall'])).toBeGreaterThan(8);
});

it('keeps a grey room grey in the evening', () => {
  const { sage } = eveningTonesOf({ ...DEFAULT_COLORS, first: '#dddddd' });
  expect(new Set(sage.slice(1).match(/../gu)).size).toBe(1);
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
  const style = paletteStyle({ ...DEFAULT_COLORS, ground: '#ffffff' }, 'day');
  expect(style).toMatch(/^:root\{--palette-paper:#ffffff;--palette-card:#[0-9a-f]{6};.*\}$/u);
  expect(style.split(';')).toHaveLength(Object.keys(tonesOf(DEFAULT_COLORS)).length);
  expect(paletteStyle(DEFAULT_COLORS, 'evening')).toContain('--palette-paper:#0d272d;');
});

it('knows the background of a page by theme and look', () => {
  const tones = eveningTonesOf(DEFAULT_COLORS);
  expect(groundColor(undefined, 'day', DEFAULT_COLORS)).toBe(DEFAULT_COLORS.ground);
  expect(groundColor('dark', 'day', DEFAULT_COLORS)).toBe(DEFAULT_COLORS.dark);
  expect(groundColor(undefined, 'evening', DEFAULT_COLORS)).toBe(tones.paper);
  expect(groundColor('dark', 'evening', DEFAULT_COLORS)).toBe(tones.spruce);
  expect(groundColor('second', 'evening', DEFAULT_COLORS)).toBe(tones.plaster);
});
