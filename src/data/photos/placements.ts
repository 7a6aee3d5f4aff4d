/** The ranges of window width the design distinguishes. */
export type Breakpoint = 'narrow' | 'middle' | 'wide';

/** When a breakpoint below the widest applies. The same borders stand in the style sheets. */
export const BREAKPOINT_MEDIA = { narrow: '(width < 600px)', middle: '(width < 900px)' } as const;

/** How a picture stands in its place. */
export interface PlacementCrop {
  /** Width divided by height. The picture is cut to it around its focus point. */
  ratio: number;
  /** How wide the place is, as the browser is told in `sizes`. */
  sizes: string;
  /** Published widths in pixels. Narrow ones stop at twice the place, whatever the screen. */
  widths: readonly number[];
}

/** A place for a picture. Without `middle`, `wide` begins at 600 px. */
export interface Placement {
  narrow: PlacementCrop;
  middle?: PlacementCrop;
  wide: PlacementCrop;
}

const TALL = 4 / 5;
const SQUARE = 1;
const CLASSIC = 4 / 3;
const UNCUT = 3 / 2;

const full = (ratio: number): PlacementCrop => ({ ratio, sizes: '90vw', widths: [400, 688] });
const twoThirds = (ratio: number): PlacementCrop => ({ ratio, sizes: '60vw', widths: [440] });
const half = (ratio: number): PlacementCrop => ({ ratio, sizes: '42.5vw', widths: [340] });

const THREE_COLUMNS = { sizes: '(width < 900px) 20.5vw, min(21.4vw, 334px)', widths: [336, 640] };
const FOUR_COLUMNS = { sizes: '(width < 900px) 28.4vw, min(29vw, 454px)', widths: [456, 860] };
const FIVE_COLUMNS = {
  sizes: '(width < 900px) 37.5vw, min(36.6vw, 573px)',
  widths: [400, 576, 1040],
};
const SEVEN_COLUMNS = { sizes: 'min(51.9vw, 812px)', widths: [400, 816, 1480] };
const EIGHT_COLUMNS = { sizes: 'min(59.5vw, 931px)', widths: [480, 936, 1720] };

const LEAD: Placement = {
  narrow: full(CLASSIC),
  wide: { ratio: CLASSIC, sizes: 'min(43.7vw, 684px)', widths: [400, 688, 1280] },
};
const SMALL: Placement = {
  narrow: half(SQUARE),
  wide: { ratio: CLASSIC, sizes: 'min(20.6vw, 322px)', widths: [324, 620] },
};
// 517 x 496 px at 1440 px, 269 x 276 px at 768 px: the crop lies between, the style sheet trims.
const WEAVE_NARROW: PlacementCrop = { ...FIVE_COLUMNS, ratio: 1.03 };
const PAIR_SMALL: PlacementCrop = { ...FOUR_COLUMNS, ratio: 405 / 330 };

/**
 * Every place for a photograph on the site: how it is cut, how wide it stands, and the widths
 * it is published in. Widths are few on purpose; each costs build time for every picture.
 */
export const PLACEMENTS = {
  homeBanner: {
    narrow: { ratio: 4 / 4.6, sizes: 'calc(100vw - 20px)', widths: [400, 700, 840] },
    middle: { ratio: 100 / 72, sizes: '100vw', widths: [900, 1560] },
    // Never lower than 576 px, so below 1024 px the picture is wider than the window.
    wide: { ratio: 16 / 9, sizes: 'max(100vw, 1024px)', widths: [1080, 1440, 1920, 2400] },
  },
  stylingBanner: {
    narrow: { ratio: 100 / 44, sizes: '100vw', widths: [480, 760] },
    wide: { ratio: 100 / 44, sizes: '100vw', widths: [960, 1440, 1920, 2400] },
  },

  serviceLead: { narrow: full(TALL), wide: { ...FIVE_COLUMNS, ratio: TALL } },
  serviceSecond: { narrow: full(SQUARE), wide: { ...FOUR_COLUMNS, ratio: TALL } },
  serviceThird: { narrow: twoThirds(SQUARE), wide: { ...THREE_COLUMNS, ratio: SQUARE } },
  popup: {
    narrow: full(UNCUT),
    wide: { ratio: 374 / 405, sizes: '374px', widths: [380, 760] },
  },

  teaserLead: LEAD,
  teaserSmall: SMALL,
  about: { narrow: twoThirds(TALL), wide: { ...THREE_COLUMNS, ratio: TALL } },

  galleryLead: LEAD,
  gallerySmall: SMALL,
  weaveWide: { narrow: full(CLASSIC), wide: { ...SEVEN_COLUMNS, ratio: UNCUT } },
  weaveNarrow: { narrow: half(SQUARE), wide: WEAVE_NARROW },
  pairLarge: LEAD,
  pairSmall: { narrow: half(SQUARE), wide: PAIR_SMALL },
  /** The odd one out at the end of a pair gallery: full width on narrow windows. */
  pairLast: { narrow: full(CLASSIC), wide: PAIR_SMALL },
  /** The only picture of a gallery. */
  single: { narrow: full(CLASSIC), wide: { ...EIGHT_COLUMNS, ratio: UNCUT } },
  /** The second of two pictures: full width on narrow windows. */
  duoSecond: { narrow: full(CLASSIC), wide: WEAVE_NARROW },

  composedWide: { narrow: full(UNCUT), wide: { ...SEVEN_COLUMNS, ratio: UNCUT } },
  composedTall: { narrow: twoThirds(TALL), wide: { ...FOUR_COLUMNS, ratio: TALL } },
  composedSide: { narrow: half(TALL), wide: { ...FOUR_COLUMNS, ratio: TALL } },
  composedSquare: { narrow: half(SQUARE), wide: { ...FOUR_COLUMNS, ratio: SQUARE } },
  composedLast: { narrow: full(CLASSIC), wide: { ...FOUR_COLUMNS, ratio: CLASSIC } },
} as const satisfies Record<string, Placement>;

/** The name of a place for a photograph. */
export type PlacementName = keyof typeof PLACEMENTS;
