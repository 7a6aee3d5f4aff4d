import { type OwnColors, tonesOf } from './palette.ts';

/** Class of a body, for the ground and colours of its page. */
export type Theme = 'theme-organizing' | 'theme-styling' | 'theme-dark';

/** Colours of the palette (src/styles/tokens.css) for what is no page: browsers, pictures that are shared. */
export const PALETTE = {
  card: '#fcfefd',
  paper: '#f6f7f3',
  sage: '#d0dec8',
  plaster: '#eedace',
  butter: '#f1e09f',
  spruce: '#0f352e',
  ink: '#0c2d26',
  'chalk-blue': '#1c4dba',
  sky: '#a2cafe',
} as const;

/** Those of them that follow from the colours of the business, where it has its own. */
export function siteColors(own: OwnColors | undefined): Record<keyof typeof PALETTE, string> {
  return own === undefined ? PALETTE : tonesOf(own);
}

/** What a page is drawn with. */
export interface GroundColors {
  ground: string;
  line: string;
  text: string;
  touch: string;
  /** A label that hangs from the line. */
  label: { ground: string; text: string; pins: string };
}

/** The colours of a page by its theme. */
export function groundColors(theme?: Theme, colors = siteColors(undefined)): GroundColors {
  const { card, paper, sage, plaster, spruce, ink, sky } = colors;
  const label = { ground: card, text: ink, pins: spruce };
  const light = { line: spruce, text: ink, touch: colors['chalk-blue'], label };
  if (theme === 'theme-dark') return { line: card, text: card, touch: sky, label, ground: spruce };
  if (theme === 'theme-organizing') return { ...light, ground: sage };
  if (theme === 'theme-styling') return { ...light, ground: plaster };
  return { ...light, ground: paper };
}
