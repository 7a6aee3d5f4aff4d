export type Breakpoint = 'narrow' | 'middle' | 'wide';

const BELOW_WIDE = '(width < 56.25rem)';

/** The same breakpoints as in media.css: 600 and 900 px, or more with a larger font size. */
export const BREAKPOINT_MEDIA = { narrow: '(width < 37.5rem)', middle: BELOW_WIDE } as const;

export interface SlotCrop {
  /** Width divided by height. */
  ratio: number;
  /** The width of the slot, for the attribute `sizes`. */
  sizes: string;
  /** Published widths in pixels; for phones at most twice the displayed width. */
  widths: readonly number[];
}

/** A slot for a picture. Without `middle`, `wide` begins at 600 px. */
export interface Slot {
  /** Above 1: a detail around the focus point, instead of all that fits. */
  zoom?: number;
  narrow?: SlotCrop;
  middle?: SlotCrop;
  wide: SlotCrop;
}

const TALL = 4 / 5;
const SQUARE = 1;
const CLASSIC = 4 / 3;
export const THREE_BY_TWO = 3 / 2;
export const BROAD = 16 / 9;

const full = (ratio: number): SlotCrop => ({ ratio, sizes: '90vw', widths: [400, 688] });
const twoThirds = (ratio: number): SlotCrop => ({ ratio, sizes: '60vw', widths: [440] });
const half = (ratio: number): SlotCrop => ({ ratio, sizes: '42.5vw', widths: [340] });

const THREE_COLUMNS = { sizes: `${BELOW_WIDE} 20.5vw, min(21.4vw, 374px)`, widths: [376, 640] };
const FOUR_COLUMNS = { sizes: `${BELOW_WIDE} 28.4vw, min(29vw, 507px)`, widths: [508, 860] };
const FIVE_COLUMNS = { sizes: `${BELOW_WIDE} 37.5vw, min(36.6vw, 640px)`, widths: [640, 1040] };
const SEVEN_COLUMNS = { sizes: 'min(51.9vw, 905px)', widths: [908, 1480] };
const EIGHT_COLUMNS = { sizes: 'min(59.5vw, 1038px)', widths: [1040, 1720] };
// 517 x 502 px at 1440 px; the picture beside it makes a row slightly higher in narrower windows.
const WEAVE_CROP = { ...FIVE_COLUMNS, ratio: 1.03 };
const LEAD_COLUMNS = { sizes: 'min(43.7vw, 764px)', widths: [764, 1280] };
const PAIR_CROP = { ...FOUR_COLUMNS, ratio: 405 / 330 };

/** Every slot for a photograph; each width costs build time. */
export const SLOTS = {
  homeBanner: {
    narrow: { ratio: SQUARE, sizes: 'calc(100vw - 20px)', widths: [400, 700, 840] },
    middle: { ratio: 100 / 72, sizes: '100vw', widths: [900, 1560] },
    // At least 576 px high, so below 1024 px the picture is wider than the window.
    wide: { ratio: BROAD, sizes: 'max(100vw, 1024px)', widths: [1080, 1440, 1920, 2400] },
  },
  aboveIntroduction: {
    narrow: { ratio: 100 / 80, sizes: '100vw', widths: [480, 724] },
    middle: { ratio: 100 / 44, sizes: '100vw', widths: [960, 1440] },
    wide: { ratio: 100 / 44, sizes: '100vw', widths: [960, 1440, 1920, 2400] },
  },
  besideIntroduction: {
    narrow: { ratio: THREE_BY_TWO, sizes: '100vw', widths: [480, 724] },
    middle: { ratio: BROAD, sizes: '100vw', widths: [900, 1560] },
    wide: { ...FOUR_COLUMNS, ratio: 416 / 336 },
  },

  // Small: all seven drawers load at once. Details can be told apart where whole rooms cannot.
  room: {
    zoom: 2,
    narrow: { ratio: SQUARE, sizes: '72px', widths: [144] },
    wide: { ratio: THREE_BY_TWO, sizes: '150px', widths: [160, 276] },
  },
  // Of the drawer that leads to the portfolio: details, like those of rooms.
  card: { zoom: 1.6, wide: { ratio: 11 / 20, sizes: '90px', widths: [90] } },
  situations: { narrow: full(SQUARE), wide: { ...FOUR_COLUMNS, ratio: TALL } },

  serviceLead: { narrow: full(TALL), wide: { ...FIVE_COLUMNS, ratio: TALL } },
  serviceSecond: { narrow: full(SQUARE), wide: { ...FOUR_COLUMNS, ratio: TALL } },
  serviceThird: { narrow: twoThirds(SQUARE), wide: { ...THREE_COLUMNS, ratio: SQUARE } },
  // Equally high, side by side.
  serviceWide: { narrow: full(TALL), wide: { ...SEVEN_COLUMNS, ratio: THREE_BY_TWO } },
  serviceBeside: { narrow: full(SQUARE), wide: WEAVE_CROP },
  serviceEven: { narrow: full(TALL), wide: { ...FOUR_COLUMNS, ratio: TALL } },
  popup: {
    narrow: full(THREE_BY_TWO),
    wide: { ratio: 374 / 405, sizes: '374px', widths: [380, 760] },
  },

  about: { narrow: full(THREE_BY_TWO), wide: { ...FOUR_COLUMNS, ratio: CLASSIC } },
  person: {
    narrow: { ratio: TALL, sizes: '208px', widths: [208, 416] },
    wide: { ratio: TALL, sizes: `${BELOW_WIDE} 24.5vw, min(25.6vw, 459px)`, widths: [376, 640] },
  },
  // One crop for all windows: sixty covers are many files.
  project: {
    wide: {
      ratio: THREE_BY_TWO,
      sizes: `(width < 37.5rem) 90vw, ${BELOW_WIDE} 42.5vw, min(29vw, 507px)`,
      widths: [430, 704],
    },
  },
  beside: { narrow: full(CLASSIC), wide: { ...FOUR_COLUMNS, ratio: CLASSIC } },
  // Over the whole width of the window.
  across: {
    narrow: { ratio: CLASSIC, sizes: '100vw', widths: [480, 724] },
    middle: { ratio: BROAD, sizes: '100vw', widths: [900, 1560] },
    wide: { ratio: 1440 / 640, sizes: '100vw', widths: [1080, 1440, 1920] },
  },

  lead: { narrow: full(CLASSIC), wide: { ...LEAD_COLUMNS, ratio: CLASSIC } },
  // Two beside a large one.
  low: { narrow: half(SQUARE), wide: { ...LEAD_COLUMNS, ratio: 628 / 221 } },
  small: {
    narrow: half(SQUARE),
    wide: { ratio: CLASSIC, sizes: 'min(20.6vw, 362px)', widths: [364, 620] },
  },
  single: { narrow: full(CLASSIC), wide: { ...EIGHT_COLUMNS, ratio: THREE_BY_TWO } },
  weaveWide: { narrow: full(CLASSIC), wide: { ...SEVEN_COLUMNS, ratio: THREE_BY_TWO } },
  weaveNarrow: { narrow: half(SQUARE), wide: WEAVE_CROP },
  weaveSecond: { narrow: full(CLASSIC), wide: WEAVE_CROP },
  pairWide: { narrow: full(CLASSIC), wide: PAIR_CROP },
  pairNarrow: { narrow: half(SQUARE), wide: PAIR_CROP },
  composedWide: { narrow: full(THREE_BY_TWO), wide: { ...SEVEN_COLUMNS, ratio: THREE_BY_TWO } },
  composedTall: { narrow: twoThirds(TALL), wide: { ...FOUR_COLUMNS, ratio: TALL } },
  composedNarrow: { narrow: half(TALL), wide: { ...FOUR_COLUMNS, ratio: TALL } },
  composedSquare: { narrow: half(SQUARE), wide: { ...FOUR_COLUMNS, ratio: SQUARE } },
} as const satisfies Record<string, Slot>;

export type SlotName = keyof typeof SLOTS;

/** The layout of a gallery's thumbnails; Gallery.module.css draws the lines. */
interface Arrangement {
  /** For a pair, the layout below its frame. */
  shape: 'single' | 'trio' | 'weave' | 'lead' | 'twoAboveThree' | 'pair' | 'composed';
  /** One for each thumbnail; at most five (specification, section 9). */
  slots: readonly SlotName[];
}

/** Layouts of one to four pictures, whatever the owner chose. */
const BY_COUNT: readonly Arrangement[] = [
  { shape: 'single', slots: ['single'] },
  { shape: 'weave', slots: ['weaveWide', 'weaveSecond'] },
  { shape: 'trio', slots: ['lead', 'low', 'low'] },
  { shape: 'weave', slots: ['weaveWide', 'weaveNarrow', 'weaveNarrow', 'weaveWide'] },
];

/** Layouts of none to two pictures below a pair. */
const BELOW_PAIR: readonly Arrangement[] = [{ shape: 'pair', slots: [] }, ...BY_COUNT.slice(0, 2)];

/** The layouts an owner can choose in gallery.yaml, as the studio calls them. */
export const GALLERY_LAYOUTS = {
  lead: 'one large picture and smaller ones',
  weave: 'two pictures above three',
  pair: 'before and after in one frame, from two pictures on',
  composed: 'different sizes on two shelves',
};

export type GalleryLayout = keyof typeof GALLERY_LAYOUTS;

const BY_LAYOUT: Record<GalleryLayout, Arrangement> = {
  lead: { shape: 'lead', slots: ['lead', 'small', 'small', 'small', 'small'] },
  weave: {
    shape: 'twoAboveThree',
    slots: ['weaveWide', 'weaveNarrow', 'pairNarrow', 'pairNarrow', 'pairNarrow'],
  },
  pair: { shape: 'pair', slots: ['pairWide', 'pairNarrow', 'pairNarrow'] },
  composed: {
    shape: 'composed',
    slots: ['composedWide', 'composedTall', 'composedNarrow', 'composedSquare', 'beside'],
  },
};

/** Lays out the `count` pictures of a gallery; the owner's layout applies from five on. */
export function planGallery(layout: GalleryLayout, count: number) {
  const isBeforeAndAfter = layout === 'pair' && count > 1;
  const few = isBeforeAndAfter ? BELOW_PAIR[count - 2] : BY_COUNT[count - 1];
  const { shape, slots: others } = few ?? BY_LAYOUT[layout];
  const slots: SlotName[] = isBeforeAndAfter ? ['across', 'across', ...others] : [...others];
  return { shape, slots, isBeforeAndAfter, moreCount: count - slots.length };
}
