import {
  BROAD,
  CLASSIC,
  EIGHT_COLUMNS,
  FIVE_COLUMNS,
  FOUR_COLUMNS,
  full,
  half,
  LEAD,
  type Placement,
  SEVEN_COLUMNS,
  SHARED,
  SMALL,
  SQUARE,
  TALL,
  twoThirds,
  UNCUT,
} from './placements.ts';

/** How the thumbnails of a gallery stand; GallerySection.module.css draws the lines. */
interface GalleryArrangement {
  /** Of a pair, the shape below its frame. */
  shape: 'single' | 'trio' | 'weave' | 'lead' | 'pair' | 'composed';
  /** From 600 px the first picture stands over two columns and two rows. */
  hasLead?: boolean;
  /** One for each thumbnail; at most five (specification, section 9). */
  placements: readonly Placement[];
}

// 517 x 496 px at 1440 px, 269 x 276 px at 768 px: the crop lies between, the style sheet trims.
const WEAVE_CROP = { ...FIVE_COLUMNS, ratio: 1.03 };
const WEAVE_WIDE = { narrow: full(CLASSIC), wide: { ...SEVEN_COLUMNS, ratio: UNCUT } };
const WEAVE_NARROW = { narrow: half(SQUARE), wide: WEAVE_CROP };
const PAIR_CROP = { ...FOUR_COLUMNS, ratio: 405 / 330 };
const WEAVE: GalleryArrangement = {
  shape: 'weave',
  placements: [WEAVE_WIDE, WEAVE_NARROW, WEAVE_NARROW, WEAVE_WIDE],
};

/** One to four pictures, whatever the layout. */
const FEW: readonly GalleryArrangement[] = [
  {
    shape: 'single',
    placements: [{ narrow: full(CLASSIC), wide: { ...EIGHT_COLUMNS, ratio: UNCUT } }],
  },
  { shape: 'weave', placements: [WEAVE_WIDE, { narrow: full(CLASSIC), wide: WEAVE_CROP }] },
  { shape: 'trio', hasLead: true, placements: [LEAD, SMALL, SMALL] },
  WEAVE,
];

function pairAbove({ shape, placements }: GalleryArrangement): GalleryArrangement {
  return { shape, placements: [SHARED, SHARED, ...placements] };
}

/** Before and after, with no, one or two pictures below. */
const FEW_PAIRS = [{ shape: 'pair' as const, placements: [] }, ...FEW.slice(0, 2)].map(pairAbove);

export type GalleryLayout = 'lead' | 'weave' | 'pair' | 'composed';

interface Layout {
  /** Words for the owner. */
  meaning: string;
  /** How many pictures it takes. */
  min: number;
  max?: number;
  isBeforeAndAfter?: boolean;
  /** For five and more pictures, or the only number it takes. */
  arrangement: GalleryArrangement;
}

/** The layouts an owner can choose in gallery.yaml. */
export const GALLERY_LAYOUTS: Record<GalleryLayout, Layout> = {
  lead: {
    meaning: 'one large picture and smaller ones',
    min: 1,
    arrangement: {
      shape: 'lead',
      hasLead: true,
      placements: [LEAD, SMALL, SMALL, SMALL, SMALL],
    },
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
    meaning: 'different heights on two shelves',
    min: 5,
    arrangement: {
      shape: 'composed',
      placements: [
        { narrow: full(UNCUT), wide: { ...SEVEN_COLUMNS, ratio: BROAD } },
        { narrow: twoThirds(TALL), wide: { ...FOUR_COLUMNS, ratio: TALL } },
        { narrow: half(TALL), wide: { ...FOUR_COLUMNS, ratio: TALL } },
        { narrow: half(SQUARE), wide: { ...FOUR_COLUMNS, ratio: SQUARE } },
        { narrow: full(CLASSIC), wide: { ...FOUR_COLUMNS, ratio: CLASSIC } },
      ],
    },
  },
};

/** Arranges the `count` pictures of a gallery; from five on, its layout decides. */
export function planGallery(layout: GalleryLayout, count: number) {
  const { arrangement, isBeforeAndAfter = false } = GALLERY_LAYOUTS[layout];
  const few = isBeforeAndAfter ? FEW_PAIRS[count - 2] : FEW[count - 1];
  const chosen = few ?? arrangement;
  // The lightbox alone shows the rest.
  return { ...chosen, isBeforeAndAfter, moreCount: count - chosen.placements.length };
}

/** The layout of galleries that may grow. */
export const FOR_ANY_NUMBER: GalleryLayout = 'lead';

/** The layout of a gallery with so many pictures: `FOR_ANY_NUMBER` if its own takes fewer. */
export function layoutFor(layout: string, count: number): string {
  const { max = Infinity } =
    (GALLERY_LAYOUTS as Partial<typeof GALLERY_LAYOUTS>)[layout as GalleryLayout] ?? {};
  return count > max ? FOR_ANY_NUMBER : layout;
}
