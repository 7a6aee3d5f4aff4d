import { ACCESS } from './access.ts';
import { CONTENT } from './content.ts';
import { COUNTERS } from './counters.ts';
import { DRAFT } from './draft.ts';
import { LIGHTBOX } from './lightbox.ts';
import { LIMITS } from './limits.ts';
import { MOTION } from './motion.ts';
import { ONLINE } from './online.ts';
import { PAGES } from './pages.ts';
import { PAPER } from './paper.ts';
import { POPUP } from './popup.ts';
import { SERVER } from './server.ts';
import { SLIDER } from './slider.ts';
import { STUDIO } from './studio.ts';
import { STUDIO_WINDOW } from './studioWindow.ts';
import { WAYFINDING } from './wayfinding.ts';
import type { Mutant } from './mutant.ts';

/** Every breakage, in the order in which they are tried. */
export const MUTANTS: readonly Mutant[] = [
  ...PAGES,
  ...SLIDER,
  ...COUNTERS,
  ...POPUP,
  ...DRAFT,
  ...LIGHTBOX,
  ...MOTION,
  ...WAYFINDING,
  ...ACCESS,
  ...CONTENT,
  ...LIMITS,
  ...SERVER,
  ...ONLINE,
  ...STUDIO,
  ...STUDIO_WINDOW,
  ...PAPER,
];
