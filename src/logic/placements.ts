export type Breakpoint = 'narrow' | 'middle' | 'wide';

/** The same breakpoints as in media.css. */
export const BREAKPOINT_MEDIA = { narrow: '(width < 600px)', middle: '(width < 900px)' } as const;

export interface PlacementCrop {
  /** Width divided by height. */
  ratio: number;
  /** The width of the place, for the attribute `sizes`. */
  sizes: string;
  /** Published widths in pixels; for phones at most twice the displayed width. */
  widths: readonly number[];
}

/** A place for a picture. Without `middle`, `wide` begins at 600 px. */
export interface Placement {
  /** Above 1: a detail around the focus point, instead of all that fits. */
  zoom?: number;
  narrow?: PlacementCrop;
  middle?: PlacementCrop;
  wide: PlacementCrop;
}

const TALL = 4 / 5;
const SQUARE = 1;
const CLASSIC = 4 / 3;
export const UNCUT = 3 / 2;
export const BROAD = 16 / 9;

const full = (ratio: number): PlacementCrop => ({ ratio, sizes: '90vw', widths: [400, 688] });
const twoThirds = (ratio: number): PlacementCrop => ({ ratio, sizes: '60vw', widths: [440] });
const half = (ratio: number): PlacementCrop => ({ ratio, sizes: '42.5vw', widths: [340] });

const THREE_COLUMNS = { sizes: '(width < 900px) 20.5vw, min(21.4vw, 374px)', widths: [376, 640] };
const FOUR_COLUMNS = { sizes: '(width < 900px) 28.4vw, min(29vw, 507px)', widths: [508, 860] };
const FIVE_COLUMNS = {
  sizes: '(width < 900px) 37.5vw, min(36.6vw, 640px)',
  widths: [640, 1040],
};
const SEVEN_COLUMNS = { sizes: 'min(51.9vw, 905px)', widths: [908, 1480] };
const EIGHT_COLUMNS = { sizes: 'min(59.5vw, 1038px)', widths: [1040, 1720] };

const LEAD: Placement = {
  narrow: full(CLASSIC),
  wide: { ratio: CLASSIC, sizes: 'min(43.7vw, 764px)', widths: [764, 1280] },
};
const SMALL: Placement = {
  narrow: half(SQUARE),
  wide: { ratio: CLASSIC, sizes: 'min(20.6vw, 362px)', widths: [364, 620] },
};

/** Two beside a large one. */
const LOW: Placement = { narrow: half(SQUARE), wide: { ...LEAD.wide, ratio: 628 / 221 } };

/** Over the whole width of the window. */
const ACROSS: Placement = {
  narrow: { ratio: CLASSIC, sizes: '100vw', widths: [480, 724] },
  middle: { ratio: BROAD, sizes: '100vw', widths: [900, 1560] },
  wide: { ratio: 1440 / 640, sizes: '100vw', widths: [1080, 1440, 1920] },
};

/** Every place for a photograph outside the galleries; each width costs build time. */
export const PLACEMENTS = {
  homeBanner: {
    narrow: { ratio: SQUARE, sizes: 'calc(100vw - 20px)', widths: [400, 700, 840] },
    middle: { ratio: 100 / 72, sizes: '100vw', widths: [900, 1560] },
    // At least 576 px high, so below 1024 px the picture is wider than the window.
    wide: { ratio: BROAD, sizes: 'max(100vw, 1024px)', widths: [1080, 1440, 1920, 2400] },
  },
  stylingBanner: {
    narrow: { ratio: 100 / 80, sizes: '100vw', widths: [480, 724] },
    middle: { ratio: 100 / 44, sizes: '100vw', widths: [960, 1440] },
    wide: { ratio: 100 / 44, sizes: '100vw', widths: [960, 1440, 1920, 2400] },
  },
  organizingOpening: {
    narrow: { ratio: UNCUT, sizes: '100vw', widths: [480, 724] },
    middle: { ratio: BROAD, sizes: '100vw', widths: [900, 1560] },
    wide: { ...FOUR_COLUMNS, ratio: 416 / 336 },
  },

  // Small: all seven drawers load at once. Details can be told apart where whole rooms cannot.
  room: {
    zoom: 2,
    narrow: { ratio: SQUARE, sizes: '72px', widths: [144] },
    wide: { ratio: UNCUT, sizes: '150px', widths: [160, 276] },
  },
  situations: { narrow: full(SQUARE), wide: { ...FOUR_COLUMNS, ratio: TALL } },

  serviceLead: { narrow: full(TALL), wide: { ...FIVE_COLUMNS, ratio: TALL } },
  serviceSecond: { narrow: full(SQUARE), wide: { ...FOUR_COLUMNS, ratio: TALL } },
  serviceThird: { narrow: twoThirds(SQUARE), wide: { ...THREE_COLUMNS, ratio: SQUARE } },
  serviceEven: { narrow: full(TALL), wide: { ...FOUR_COLUMNS, ratio: TALL } },
  popup: { narrow: full(UNCUT), wide: { ratio: 374 / 405, sizes: '374px', widths: [380, 760] } },

  teaserLead: LEAD,
  teaserSmall: SMALL,
  about: { narrow: full(UNCUT), wide: { ...THREE_COLUMNS, ratio: TALL } },
  person: {
    narrow: { ratio: TALL, sizes: '120px', widths: [240] },
    wide: { ratio: TALL, sizes: '(width < 900px) 28vw, min(18.8vw, 331px)', widths: [332, 560] },
  },
  across: ACROSS,
  beside: { narrow: full(CLASSIC), wide: { ...FOUR_COLUMNS, ratio: CLASSIC } },
} as const satisfies Record<string, Placement>;

/** The layout of a gallery's thumbnails; GallerySection.module.css draws the lines. */
interface GalleryArrangement {
  /** For a pair, the layout below its frame. */
  shape: 'single' | 'trio' | 'weave' | 'lead' | 'pair' | 'composed';
  /** One for each thumbnail; at most five (specification, section 9). */
  placements: readonly Placement[];
}

// 517 x 502 px at 1440 px; the picture beside it makes a row slightly higher in narrower windows.
const WEAVE_CROP = { ...FIVE_COLUMNS, ratio: 1.03 };
const WEAVE_WIDE = { narrow: full(CLASSIC), wide: { ...SEVEN_COLUMNS, ratio: UNCUT } };
const WEAVE_NARROW = { narrow: half(SQUARE), wide: WEAVE_CROP };
const PAIR_CROP = { ...FOUR_COLUMNS, ratio: 405 / 330 };
const WEAVE: GalleryArrangement = {
  shape: 'weave',
  placements: [WEAVE_WIDE, WEAVE_NARROW, WEAVE_NARROW, WEAVE_WIDE],
};

/** Layouts of one to four pictures, whatever the owner chose. */
const LAYOUTS_BY_COUNT: readonly GalleryArrangement[] = [
  {
    shape: 'single',
    placements: [{ narrow: full(CLASSIC), wide: { ...EIGHT_COLUMNS, ratio: UNCUT } }],
  },
  { shape: 'weave', placements: [WEAVE_WIDE, { narrow: full(CLASSIC), wide: WEAVE_CROP }] },
  { shape: 'trio', placements: [LEAD, LOW, LOW] },
  WEAVE,
];

function pairAbove({ shape, placements }: GalleryArrangement): GalleryArrangement {
  return { shape, placements: [ACROSS, ACROSS, ...placements] };
}

const PAIRS_BY_COUNT = [
  { shape: 'pair' as const, placements: [] },
  ...LAYOUTS_BY_COUNT.slice(0, 2),
].map(pairAbove);

export type GalleryLayout = 'lead' | 'weave' | 'pair' | 'composed';

interface Layout {
  /** Shown to the owner. */
  meaning: string;
  min: number;
  max?: number;
  isBeforeAndAfter?: boolean;
  /** For five or more pictures, or for exactly `min` if `max` equals it. */
  arrangement: GalleryArrangement;
}

/** The layouts an owner can choose in gallery.yaml. */
export const GALLERY_LAYOUTS: Record<GalleryLayout, Layout> = {
  lead: {
    meaning: 'one large picture and smaller ones',
    min: 1,
    arrangement: { shape: 'lead', placements: [LEAD, SMALL, SMALL, SMALL, SMALL] },
  },
  weave: { meaning: 'four in two rows', min: 4, max: 4, arrangement: WEAVE },
  pair: {
    meaning: 'the first two are before and after, in one frame',
    min: 2,
    isBeforeAndAfter: true,
    arrangement: pairAbove({
      shape: 'pair',
      placements: [
        { narrow: full(CLASSIC), wide: PAIR_CROP },
        { narrow: half(SQUARE), wide: PAIR_CROP },
        { narrow: half(SQUARE), wide: PAIR_CROP },
      ],
    }),
  },
  composed: {
    meaning: 'different sizes on two shelves',
    min: 5,
    arrangement: {
      shape: 'composed',
      placements: [
        { narrow: full(UNCUT), wide: { ...SEVEN_COLUMNS, ratio: UNCUT } },
        { narrow: twoThirds(TALL), wide: { ...FOUR_COLUMNS, ratio: TALL } },
        { narrow: half(TALL), wide: { ...FOUR_COLUMNS, ratio: TALL } },
        { narrow: half(SQUARE), wide: { ...FOUR_COLUMNS, ratio: SQUARE } },
        { narrow: full(CLASSIC), wide: { ...FOUR_COLUMNS, ratio: CLASSIC } },
      ],
    },
  },
};

/** Lays out the `count` pictures of a gallery; the owner's layout applies from five on. */
export function planGallery(layout: GalleryLayout, count: number) {
  const { arrangement, isBeforeAndAfter = false } = GALLERY_LAYOUTS[layout];
  const byCount = isBeforeAndAfter ? PAIRS_BY_COUNT[count - 2] : LAYOUTS_BY_COUNT[count - 1];
  const chosen = byCount ?? arrangement;
  return { ...chosen, isBeforeAndAfter, moreCount: count - chosen.placements.length };
}
