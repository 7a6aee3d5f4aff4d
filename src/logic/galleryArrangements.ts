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

/*
 * How galleries stand on their shelves: everything but the lines, which are drawn by
 * GallerySection.module.css and, for the two that share a frame, by BeforeAndAfter.module.css.
 */

/** One way for the thumbnails of a gallery to stand. */
interface GalleryArrangement {
  /** What the style sheets call it; of a pair, what stands below the frame. */
  shape: 'single' | 'trio' | 'weave' | 'lead' | 'pair' | 'composed';
  /** From 600 px the first picture stands over two columns and two rows. */
  hasLead?: boolean;
  /** One for each thumbnail, in order; at most five (specification, section 9). */
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

/** One to four pictures stand as their number asks, whatever the layout. */
const FEW: readonly GalleryArrangement[] = [
  {
    shape: 'single',
    placements: [{ narrow: full(CLASSIC), wide: { ...EIGHT_COLUMNS, ratio: UNCUT } }],
  },
  // Like the first row of four; the second picture has full width on narrow windows.
  { shape: 'weave', placements: [WEAVE_WIDE, { narrow: full(CLASSIC), wide: WEAVE_CROP }] },
  { shape: 'trio', hasLead: true, placements: [LEAD, SMALL, SMALL] },
  WEAVE,
];

/** The frame of before and after, and what stands below it. */
function pairAbove({ shape, placements }: GalleryArrangement): GalleryArrangement {
  return { shape, placements: [SHARED, SHARED, ...placements] };
}

/** Before and after alone, or with one or two pictures below. */
const FEW_PAIRS = [{ shape: 'pair' as const, placements: [] }, ...FEW.slice(0, 2)].map(pairAbove);

export type GalleryLayout = 'lead' | 'weave' | 'pair' | 'composed';

interface Layout {
  /** What it is, in words for the owner. */
  meaning: string;
  /** How many pictures it is drawn for: this many, or from this many on. */
  min: number;
  max?: number;
  /** Whether the first two pictures show the same place before and after the work. */
  isBeforeAndAfter?: boolean;
  /** How five and more pictures stand, or the only number it is drawn for. */
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

/** An arrangement that has been chosen for a gallery. */
export interface GalleryPlan extends GalleryArrangement {
  isBeforeAndAfter: boolean;
  /** Pictures that are only seen in the lightbox. */
  moreCount: number;
}

/**
 * Chooses how a gallery is shown: by its number of pictures, and from five on by its layout.
 *
 * @param layout what gallery.yaml asks for; it has to be drawn for so many pictures
 * @param count number of pictures in the gallery, at least 1
 */
export function planGallery(layout: GalleryLayout, count: number): GalleryPlan {
  const { arrangement, isBeforeAndAfter = false } = GALLERY_LAYOUTS[layout];
  const few = isBeforeAndAfter ? FEW_PAIRS[count - 2] : FEW[count - 1];
  const chosen = few ?? arrangement;
  return { ...chosen, isBeforeAndAfter, moreCount: count - chosen.placements.length };
}

/** The layout of galleries that may grow. */
export const FOR_ANY_NUMBER: GalleryLayout = 'lead';

/** The layout of a gallery with so many pictures: its own, or another where its own is for fewer. */
export function layoutFor(layout: string, count: number): string {
  const { max = Infinity } =
    (GALLERY_LAYOUTS as Partial<typeof GALLERY_LAYOUTS>)[layout as GalleryLayout] ?? {};
  return count > max ? FOR_ANY_NUMBER : layout;
}
