/** How a gallery stands on its shelves. The first four are for one to four pictures. */
export type GalleryArrangement = 'single' | 'duo' | 'trio' | 'weave' | 'lead' | 'pair' | 'composed';

/** The layouts an owner can choose in gallery.yaml. */
export type ChosenLayout = 'lead' | 'weave' | 'pair' | 'composed';

export interface GalleryPlan {
  arrangement: GalleryArrangement;
  /** The place of each thumbnail, in order; there are as many as thumbnails are shown. */
  slots: PlanSlot[];
  /** Pictures that are only seen in the lightbox. */
  moreCount: number;
}

/** The specification (section 9): at most five thumbnails a gallery. */
export const MAX_THUMBNAILS = 5;

const PLANS = {
  single: ['single'],
  duo: ['weaveWide', 'duoSecond'],
  trio: ['galleryLead', 'gallerySmall', 'gallerySmall'],
  weave: ['weaveWide', 'weaveNarrow', 'weaveNarrow', 'weaveWide'],
  lead: ['galleryLead', 'gallerySmall', 'gallerySmall', 'gallerySmall', 'gallerySmall'],
  pair: ['pairLarge', 'pairLarge', 'pairSmall', 'pairSmall', 'pairLast'],
  composed: ['composedWide', 'composedTall', 'composedSide', 'composedSquare', 'composedLast'],
} as const satisfies Record<GalleryArrangement, readonly string[]>;

export type PlanSlot = (typeof PLANS)[GalleryArrangement][number];

const BY_COUNT: Record<number, GalleryArrangement> = {
  1: 'single',
  2: 'duo',
  3: 'trio',
  4: 'weave',
};

function arrangementFor(layout: ChosenLayout, count: number): GalleryArrangement {
  const byCount = BY_COUNT[count];
  if (byCount) return byCount;
  // Weave is drawn for four; a larger gallery leads instead.
  return layout === 'weave' ? 'lead' : layout;
}

/**
 * Chooses how a gallery is shown: by its number of pictures, and from five on by its layout.
 *
 * @param layout what gallery.yaml asks for
 * @param count number of pictures in the gallery, at least 1
 */
export function planGallery(layout: ChosenLayout, count: number): GalleryPlan {
  const arrangement = arrangementFor(layout, count);
  const slots = PLANS[arrangement].slice(0, MAX_THUMBNAILS);
  return { arrangement, slots, moreCount: Math.max(0, count - slots.length) };
}
