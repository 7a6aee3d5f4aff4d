import { converter, formatHex, toGamut as gamutOf, wcagContrast, wcagLuminance } from 'culori';

/** Colours of pages and services; on a page, "theme-" and the name is the class of the body. */
export const THEMES = ['first', 'second', 'third', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Looks of the whole site; "evening" is a class of the body. */
export const LOOKS = ['day', 'evening'] as const;
export type Look = (typeof LOOKS)[number];

/** The six colours of src/styles/tokens.css that an owner may replace. */
export const DEFAULT_COLORS = {
  ground: '#f6f7f3',
  first: '#d0dec8',
  second: '#eedace',
  third: '#f1e09f',
  dark: '#0f352e',
  accent: '#1c4dba',
};

export type OwnColors = typeof DEFAULT_COLORS;
type ColorName = keyof OwnColors;

const toOklch = converter('oklch');
const toGamut = gamutOf('rgb', 'oklch');

/** A tone of the palette: the colour it follows, and how it differs. */
interface Tone {
  from: ColorName;
  lightness?: number;
  chroma?: number;
  hue?: number;
  /** Keeps the tone light or dark whatever colour it follows. */
  fixedLightness?: number;
  /** Keeps the tone as vivid whatever colour it follows; a grey stays grey. */
  fixedChroma?: number;
}

const TONES = {
  paper: { from: 'ground' },
  card: { from: 'ground', fixedLightness: 0.995, chroma: -0.004, hue: 30 },
  sage: { from: 'first' },
  'sage-empty': { from: 'first', lightness: -0.055, chroma: 0.002 },
  plaster: { from: 'second' },
  'plaster-empty': { from: 'second', lightness: -0.052, chroma: 0.004 },
  butter: { from: 'third' },
  'butter-empty': { from: 'third', lightness: -0.055, chroma: 0.002 },
  mist: { from: 'first', lightness: -0.005, chroma: -0.009, hue: 31 },
  spruce: { from: 'dark' },
  night: { from: 'dark', lightness: -0.1, chroma: -0.017, hue: 4 },
  ink: { from: 'dark', lightness: -0.03, chroma: -0.005 },
  'ink-soft': { from: 'dark', lightness: 0.065, chroma: -0.01, hue: -2 },
  'chalk-blue': { from: 'accent' },
  'chalk-blue-deep': { from: 'accent', lightness: -0.08, chroma: -0.02 },
  sky: { from: 'accent', fixedLightness: 0.83, chroma: -0.095, hue: -8 },
} as const satisfies Record<string, Tone>;

type ToneName = keyof typeof TONES;

/**
 * The same names after sunset: rooms keep their hue and change lightness, the contact has the touch.
 * Lightness is fixed, so that every colour of an owner is readable.
 */
const EVENING_TONES = {
  paper: { from: 'dark', fixedLightness: 0.255, fixedChroma: 0.034, hue: 37 },
  sage: { from: 'first', fixedLightness: 0.31, fixedChroma: 0.05, hue: 14 },
  plaster: { from: 'second', fixedLightness: 0.315, fixedChroma: 0.05, hue: -13 },
  butter: { from: 'third', fixedLightness: 0.34, fixedChroma: 0.058, hue: -5 },
  spruce: { from: 'accent', fixedLightness: 0.29, fixedChroma: 0.1, hue: 1 },
  night: { from: 'dark', fixedLightness: 0.2, fixedChroma: 0.028, hue: 4 },
  ink: { from: 'dark', fixedLightness: 0.27, fixedChroma: 0.04 },
  'ink-soft': { from: 'dark', fixedLightness: 0.365, fixedChroma: 0.035 },
  'chalk-blue': { from: 'accent', fixedLightness: 0.46 },
  'chalk-blue-deep': { from: 'accent', fixedLightness: 0.38, chroma: -0.02 },
  sky: TONES.sky,
  // Of the evening alone: strips below pictures, and the wall of the banner beside its lamp.
  'strip-first': { from: 'first', fixedLightness: 0.77, fixedChroma: 0.075, hue: 8 },
  'strip-second': { from: 'second', fixedLightness: 0.78, fixedChroma: 0.085, hue: -13 },
  'strip-third': { from: 'third', fixedLightness: 0.82, fixedChroma: 0.11, hue: -3 },
  wall: { from: 'dark', fixedLightness: 0.36, fixedChroma: 0.045, hue: 37 },
} as const satisfies Record<string, Tone>;

/** The light of an evening, the same in every house. */
const LAMP_LIGHT = {
  lamp: '#f3eee1',
  mist: '#d1cab9',
  card: '#ede4cf',
  brass: '#c5b697',
};

const TEXTS = 4.5;
const SHAPES = 3;
/** Minimum contrast of tones on their backgrounds (WCAG 2.2, 1.4.3 and 1.4.11). */
const PAIRS: [needed: number, tones: ToneName[], grounds: ToneName[]][] = [
  [TEXTS, ['ink'], ['paper', 'card', 'sage', 'plaster', 'butter', 'mist', 'sky']],
  [TEXTS, ['ink-soft'], ['paper', 'card', 'sage', 'plaster', 'butter']],
  [TEXTS, ['card', 'mist'], ['spruce', 'night']],
  [TEXTS, ['card'], ['chalk-blue']],
  [
    SHAPES,
    ['spruce', 'chalk-blue', 'chalk-blue-deep'],
    ['paper', 'card', 'sage', 'plaster', 'butter'],
  ],
  [SHAPES, ['sky'], ['spruce', 'night']],
];

/** Below it, the hue of a colour cannot be seen. */
const GREY_CHROMA = 0.004;

function toneOf(colors: OwnColors, tone: Tone): string {
  if (Object.keys(tone).length === 1) return colors[tone.from];
  const { l = 0, c = 0, h = 0 } = toOklch(colors[tone.from]) ?? {};
  const color = {
    mode: 'oklch',
    l: tone.fixedLightness ?? Math.max(l + (tone.lightness ?? 0), 0),
    c: Math.max(c + (tone.chroma ?? 0), 0),
    h: h + (tone.hue ?? 0),
  } as const;
  if (tone.fixedChroma === undefined) return formatHex(color);
  const isGrey = c < GREY_CHROMA;
  return formatHex(toGamut({ ...color, c: isGrey ? c : tone.fixedChroma }));
}

function computeTones<Name extends string>(
  colors: OwnColors,
  tones: Record<Name, Tone>,
): Record<Name, string> {
  const entries = Object.entries<Tone>(tones).map(([name, tone]) => [name, toneOf(colors, tone)]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

export function tonesOf(colors: OwnColors): Record<ToneName, string> {
  return computeTones(colors, TONES);
}

/** The tones of the evening look, with the names of those that they replace. */
export function eveningTonesOf(
  colors: OwnColors,
): Record<keyof typeof EVENING_TONES | keyof typeof LAMP_LIGHT, string> {
  return { ...computeTones(colors, EVENING_TONES), ...LAMP_LIGHT };
}

/** Pairs of colours whose tones have too little contrast. */
export function weakPairs(colors: OwnColors): [ColorName, ColorName][] {
  const tones = tonesOf(colors);
  return PAIRS.flatMap(([needed, names, grounds]) =>
    names.flatMap((name) =>
      grounds
        .filter((ground) => wcagContrast(tones[name], tones[ground]) < needed)
        .map((ground): [ColorName, ColorName] => [TONES[name].from, TONES[ground].from]),
    ),
  );
}

/** Steps of lightness between black and white. */
const SHADES = 100;

/** The nearest shade of a colour that is readable beside the others; undefined if there is none. */
export function readableShade(colors: OwnColors, name: ColorName): string | undefined {
  const { l: own = 0, c = 0, h = 0 } = toOklch(colors[name]) ?? {};
  const shades = Array.from({ length: SHADES + 1 }, (_, step) => step / SHADES)
    .sort((one, other) => Math.abs(one - own) - Math.abs(other - own))
    // The browser cannot show every colour of OKLCH.
    .map((l) => formatHex(toGamut({ mode: 'oklch', l, c, h })));
  return shades.find(
    (shade) =>
      !weakPairs({ ...colors, [name]: shade })
        .flat()
        .includes(name),
  );
}

interface WeakColor {
  name: ColorName;
  /** The colour that it is too close to. */
  other: ColorName;
  isTooLight: boolean;
  /** A shade of it that is readable. */
  shade: string | undefined;
}

/** The colours to change, each with one that it is too close to. */
export function weakColors(colors: OwnColors): WeakColor[] {
  const found: WeakColor[] = [];
  let current = colors;
  let pairs = weakPairs(current);
  while (pairs.length > 0) {
    const names = pairs.flat().filter((name) => current[name] !== DEFAULT_COLORS[name]);
    const weakWithout = (name: ColorName) =>
      weakPairs({ ...current, [name]: DEFAULT_COLORS[name] }).length;
    // The colour whose default mends the most.
    const [name = 'ground'] = names.sort((a, b) => weakWithout(a) - weakWithout(b));
    const pair = pairs.find((one) => one.includes(name));
    const other = pair?.find((one) => one !== name) ?? name;
    const isTooLight = wcagLuminance(current[other]) > 0.2;
    found.push({ name, other, isTooLight, shade: readableShade(current, name) });
    current = { ...current, [name]: DEFAULT_COLORS[name] };
    pairs = weakPairs(current);
  }
  return found;
}

/** The style sheet that replaces the palette of src/styles/tokens.css. */
export function paletteStyle(colors: OwnColors, look: Look): string {
  const tones = look === 'evening' ? eveningTonesOf(colors) : tonesOf(colors);
  const properties = Object.entries(tones).map(([name, hex]) => `--palette-${name}:${hex}`);
  return `:root{${properties.join(';')}}`;
}

const GROUNDS = {
  first: 'sage',
  second: 'plaster',
  third: 'butter',
  dark: 'spruce',
} as const satisfies Record<Theme, ToneName>;

/** The background of a page, for the browser's own toolbar. */
export function groundColor(theme: Theme | undefined, look: Look, colors: OwnColors): string {
  if (look === 'day') return colors[theme ?? 'ground'];
  return eveningTonesOf(colors)[theme ? GROUNDS[theme] : 'paper'];
}
