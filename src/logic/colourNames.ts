import { converter, differenceEuclidean } from 'culori';

/** Colours of rooms and what stands in them, with an example of each in OKLCH. */
const EXAMPLES = {
  white: 'oklch(96% 0.008 90)',
  cream: 'oklch(90% 0.028 85)',
  sand: 'oklch(79% 0.05 75)',
  stone: 'oklch(70% 0.012 85)',
  oak: 'oklch(68% 0.085 70)',
  walnut: 'oklch(43% 0.06 55)',
  rose: 'oklch(79% 0.06 35)',
  terracotta: 'oklch(57% 0.12 42)',
  rust: 'oklch(45% 0.11 35)',
  ochre: 'oklch(74% 0.125 82)',
  olive: 'oklch(52% 0.08 115)',
  sage: 'oklch(72% 0.04 135)',
  forest: 'oklch(40% 0.05 150)',
  petrol: 'oklch(45% 0.06 200)',
  sky: 'oklch(76% 0.05 235)',
  navy: 'oklch(38% 0.07 260)',
  plum: 'oklch(42% 0.08 345)',
  grey: 'oklch(50% 0.012 85)',
  charcoal: 'oklch(27% 0.012 120)',
} as const;

export type ColourName = keyof typeof EXAMPLES;
export const COLOUR_NAMES = Object.keys(EXAMPLES) as ColourName[];

/** Hue and strength count three times as much as light and shadow; the weights are those of squares. */
export const difference = differenceEuclidean('oklab', [1, 9, 9, 0]);
const toOklab = converter('oklab');
const KNOWN = COLOUR_NAMES.flatMap((name) => {
  const example = toOklab(EXAMPLES[name]);
  return example ? [{ name, example }] : [];
});

type Colour = Parameters<typeof difference>[0];

/** The name of a colour: that of the nearest example. */
export function nameColour(colour: Colour): ColourName {
  let nearest: ColourName = 'white';
  let smallest = Infinity;
  for (const { name, example } of KNOWN) {
    const distance = difference(colour, example);
    if (distance >= smallest) continue;
    nearest = name;
    smallest = distance;
  }
  return nearest;
}
