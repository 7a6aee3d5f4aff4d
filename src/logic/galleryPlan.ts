/** The layouts an owner can choose in gallery.yaml. */
export const GALLERY_LAYOUTS = ['lead', 'weave', 'pair', 'composed'] as const;

export type GalleryLayout = (typeof GALLERY_LAYOUTS)[number];

/** How a gallery stands on its shelves. The first three are for one to three pictures. */
export type GalleryArrangement = 'single' | 'duo' | 'trio' | GalleryLayout;

export interface GalleryPlan {
  arrangement: GalleryArrangement;
  /** The place of each thumbnail, in order; there are as many as thumbnails are shown. */
  placements: readonly PlanPlacement[];
  /** Whether the first two pictures show the same place before and after the work. */
  isBeforeAndAfter: boolean;
  /** Pictures that are only seen in the lightbox. */
  moreCount: number;
}

/** At most five thumbnails a gallery: the specification, section 9. */
const PLANS = {
  single: ['single'],
  duo: ['weaveWide', 'duoSecond'],
  trio: ['galleryLead', 'gallerySmall', 'gallerySmall'],
  weave: ['weaveWide', 'weaveNarrow', 'weaveNarrow', 'weaveWide'],
  lead: ['galleryLead', 'gallerySmall', 'gallerySmall', 'gallerySmall', 'gallerySmall'],
  pair: ['pairLarge', 'pairLarge', 'pairSmall', 'pairSmall', 'pairLast'],
  composed: ['composedWide', 'composedTall', 'composedSide', 'composedSquare', 'composedLast'],
} as const satisfies Record<GalleryArrangement, readonly string[]>;

export type PlanPlacement = (typeof PLANS)[GalleryArrangement][number];

const BY_COUNT: Record<number, GalleryArrangement> = {
  1: 'single',
  2: 'duo',
  3: 'trio',
  4: 'weave',
};

/**
 * Chooses how a gallery is shown: by its number of pictures, and from five on by its layout.
 *
 * @param layout what gallery.yaml asks for; it has to be drawn for so many pictures
 * @param count number of pictures in the gallery, at least 1
 */
export function planGallery(layout: GalleryLayout, count: number): GalleryPlan {
  const arrangement = BY_COUNT[count] ?? layout;
  const placements = PLANS[arrangement];
  return {
    arrangement,
    placements,
    isBeforeAndAfter: layout === 'pair',
    moreCount: count - placements.length,
  };
}
