import type { FontSource } from './fontVariants.ts';

/** Labels, headlines and buttons, in the weights the style sheets ask for. */
export const FAMILJEN: FontSource = {
  name: '@fontsource-variable/familjen-grotesk',
  file: 'familjen-grotesk-SET-wght-normal.woff2',
  weight: '400 600',
};

/** Running text. */
export const HEDVIG: FontSource = {
  name: '@fontsource/hedvig-letters-serif',
  file: 'hedvig-letters-serif-SET-400-normal.woff2',
  weight: '400',
};
