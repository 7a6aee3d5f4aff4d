export type Breakpoint = 'narrow' | 'middle' | 'wide';

/** The same breakpoints as in media.css. */
export const BREAKPOINT_MEDIA = { narrow: '(width < 600px)', middle: '(width < 900px)' } as const;

export interface PlacementCrop {
  /** Width divided by height. */
  ratio: number;
  /** The width of the place, for the attribute `sizes`. */
  sizes: string;
  /** Published widths in pixels; narrow ones stop at twice the place. */
  widths: readonly number[];
}

/** A place for a picture. Without `middle`, `wide` begins at 600 px. */
export interface Placement {
  narrow?: PlacementCrop;
  middle?: PlacementCrop;
  wide: PlacementCrop;
}

export const TALL = 4 / 5;
export const SQUARE = 1;
export const CLASSIC = 4 / 3;
export const UNCUT = 3 / 2;
export const BROAD = 16 / 9;

export const full = (ratio: number): PlacementCrop => ({
  ratio,
  sizes: '90vw',
  widths: [400, 688],
});
export const twoThirds = (ratio: number): PlacementCrop => ({
  ratio,
  sizes: '60vw',
  widths: [440],
});
export const half = (ratio: number): PlacementCrop => ({ ratio, sizes: '42.5vw', widths: [340] });

const THREE_COLUMNS = { sizes: '(width < 900px) 20.5vw, min(21.4vw, 374px)', widths: [376, 640] };
export const FOUR_COLUMNS = {
  sizes: '(width < 900px) 28.4vw, min(29vw, 507px)',
  widths: [508, 860],
};
export const FIVE_COLUMNS = {
  sizes: '(width < 900px) 37.5vw, min(36.6vw, 640px)',
  widths: [400, 640, 1040],
};
export const SEVEN_COLUMNS = { sizes: 'min(51.9vw, 905px)', widths: [400, 908, 1480] };
export const EIGHT_COLUMNS = { sizes: 'min(59.5vw, 1038px)', widths: [480, 1040, 1720] };

export const LEAD: Placement = {
  narrow: full(CLASSIC),
  wide: { ratio: CLASSIC, sizes: 'min(43.7vw, 764px)', widths: [400, 764, 1280] },
};
export const SMALL: Placement = {
  narrow: half(SQUARE),
  wide: { ratio: CLASSIC, sizes: 'min(20.6vw, 362px)', widths: [364, 620] },
};

/** One of two pictures in the frame of before and after. */
export const SHARED: Placement = {
  narrow: { ratio: CLASSIC, sizes: '100vw', widths: [480, 724] },
  middle: { ratio: BROAD, sizes: '100vw', widths: [900, 1560] },
  wide: { ratio: 1440 / 640, sizes: '100vw', widths: [1080, 1440, 1920] },
};

/** Every place for a photograph outside the galleries; each width costs build time. */
export const PLACEMENTS = {
  homeBanner: {
    narrow: { ratio: SQUARE, sizes: 'calc(100vw - 20px)', widths: [400, 700, 840] },
    middle: { ratio: 100 / 72, sizes: '100vw', widths: [900, 1560] },
    // Never lower than 576 px, so below 1024 px the picture is wider than the window.
    wide: { ratio: BROAD, sizes: 'max(100vw, 1024px)', widths: [1080, 1440, 1920, 2400] },
  },
  stylingBanner: {
    narrow: { ratio: 100 / 80, sizes: '100vw', widths: [480, 724] },
    wide: { ratio: 100 / 44, sizes: '100vw', widths: [960, 1440, 1920, 2400] },
  },
  organizingOpening: {
    narrow: { ratio: UNCUT, sizes: '100vw', widths: [480, 724] },
    middle: { ratio: BROAD, sizes: '100vw', widths: [900, 1560] },
    wide: { ...FOUR_COLUMNS, ratio: 416 / 336 },
  },

  // In a drawer of the cabinet: small, as all of them come near at once.
  room: {
    narrow: { ratio: SQUARE, sizes: '72px', widths: [144] },
    wide: { ratio: UNCUT, sizes: '150px', widths: [160, 276] },
  },
  situations: { wide: { ...FOUR_COLUMNS, ratio: TALL } },

  serviceLead: { narrow: full(TALL), wide: { ...FIVE_COLUMNS, ratio: TALL } },
  serviceSecond: { narrow: full(SQUARE), wide: { ...FOUR_COLUMNS, ratio: TALL } },
  serviceThird: { narrow: twoThirds(SQUARE), wide: { ...THREE_COLUMNS, ratio: SQUARE } },
  popup: {
    narrow: full(UNCUT),
    wide: { ratio: 374 / 405, sizes: '374px', widths: [380, 760] },
  },

  teaserLead: LEAD,
  teaserSmall: SMALL,
  about: { narrow: full(UNCUT), wide: { ...THREE_COLUMNS, ratio: TALL } },
} as const satisfies Record<string, Placement>;
