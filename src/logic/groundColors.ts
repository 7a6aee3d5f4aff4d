/** Class of a body, for the ground and colours of its page. */
export type Theme = 'theme-organizing' | 'theme-styling' | 'theme-dark';

/** Colours of the palette (src/styles/tokens.css) for what is no page: browsers, pictures that are shared. */
export const PALETTE = {
  card: '#fcfefd',
  paper: '#f6f7f3',
  sage: '#d1e2d1',
  plaster: '#eedace',
  spruce: '#0f352e',
  ink: '#0c2d26',
  'chalk-blue': '#1c4dba',
  sky: '#a2cafe',
} as const;

/** What a page is drawn with. */
export interface GroundColors {
  ground: string;
  line: string;
  text: string;
  touch: string;
}

const LIGHT = { line: PALETTE.spruce, text: PALETTE.ink, touch: PALETTE['chalk-blue'] };
const DARK = { line: PALETTE.card, text: PALETTE.card, touch: PALETTE.sky };

/** The colours of a page by its theme. */
export function groundColors(theme?: Theme): GroundColors {
  if (theme === 'theme-dark') return { ...DARK, ground: PALETTE.spruce };
  if (theme === 'theme-organizing') return { ...LIGHT, ground: PALETTE.sage };
  if (theme === 'theme-styling') return { ...LIGHT, ground: PALETTE.plaster };
  return { ...LIGHT, ground: PALETTE.paper };
}
