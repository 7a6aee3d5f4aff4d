import { converter, formatHex, type Rgb } from 'culori';
import { type ColourName, difference, nameColour } from './colourNames.ts';

/** A colour of photographs, such as "#c9b99b" under the name "sand". */
export interface NamedColour {
  name: ColourName;
  hex: string;
}

interface Found extends NamedColour {
  /** Its part of all pixels, from 0 to 1. */
  share: number;
  /** The larger, the more it stands out. */
  strength: number;
}

/** Walls, wood, stone and shadow: they cover much and stand out little. */
const NEUTRALS: ReadonlySet<ColourName> = new Set([
  ...(['white', 'cream', 'sand', 'stone', 'oak', 'walnut', 'grey', 'charcoal'] as const),
]);
/** A colour in fewer pixels is a detail that nobody sees. */
const MIN_SHARE = 0.0015;
/** Accents among the chosen colours. */
const ACCENT_SHARE = 0.4;

const toOklab = converter('oklab');

/** The average colour of all pixels with the same name. */
function groupByName(pixels: readonly Rgb[]): Found[] {
  const sums = new Map<ColourName, { count: number; l: number; a: number; b: number }>();
  for (const pixel of pixels) {
    const { l, a, b } = toOklab(pixel);
    const name = nameColour({ mode: 'oklab', l, a, b });
    const sum = sums.get(name) ?? { count: 0, l: 0, a: 0, b: 0 };
    sums.set(name, { count: sum.count + 1, l: sum.l + l, a: sum.a + a, b: sum.b + b });
  }
  return [...sums].map(([name, { count, l, a, b }]) => {
    const mean = { mode: 'oklab', l: l / count, a: a / count, b: b / count } as const;
    const share = count / pixels.length;
    const strength = Math.sqrt(share) * Math.hypot(mean.a, mean.b);
    return { name, hex: formatHex(mean), share, strength };
  });
}

/** The neutral that differs most from the chosen ones and still covers much. */
function nextNeutral(neutrals: readonly Found[], chosen: readonly Found[]): Found | undefined {
  const worth = ({ hex, share }: Found) =>
    Math.sqrt(share) * Math.min(1, ...chosen.map((other) => difference(hex, other.hex)));
  return neutrals
    .filter((one) => !chosen.includes(one))
    .toSorted((one, other) => worth(other) - worth(one))[0];
}

/**
 * The colours that one remembers of photographs, from light to dark: accents such as sage and
 * terracotta, however small, and the neutrals around them. At most `count`.
 */
export function chooseColours(pixels: readonly Rgb[], count: number): NamedColour[] {
  const found = groupByName(pixels).filter(({ share }) => share >= MIN_SHARE);
  const accents = found
    .filter(({ name }) => !NEUTRALS.has(name))
    .toSorted((one, other) => other.strength - one.strength);
  const neutrals = found.filter(({ name }) => NEUTRALS.has(name));
  const accentCount = Math.max(Math.round(count * ACCENT_SHARE), count - neutrals.length);
  const shownAccents = accents.slice(0, accentCount);
  const shownNeutrals: Found[] = [];
  while (shownNeutrals.length + shownAccents.length < count) {
    const next = nextNeutral(neutrals, shownNeutrals);
    if (!next) break;
    shownNeutrals.push(next);
  }
  const lightness = ({ hex }: Found) => toOklab(hex)?.l ?? 0;
  return [...shownNeutrals, ...shownAccents]
    .toSorted((one, other) => lightness(other) - lightness(one))
    .map(({ name, hex }) => ({ name, hex }));
}
