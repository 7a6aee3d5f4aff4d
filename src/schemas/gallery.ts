import type { z } from 'astro/zod';
import { GALLERY_LAYOUTS, type GalleryLayout } from '../logic/galleryPlan.ts';
import type { ContentContext } from './context.ts';
import { choice, group, text, uniqueList, type ListLimits } from './fields.ts';
import { galleryPicture } from './galleryPicture.ts';

const TITLE_MAX_LENGTH = 40;
const PICTURE_LIMITS = { min: 1, max: 60 };

/** Layouts and the number of pictures each is drawn for. */
const LAYOUT_PICTURES = {
  lead: { min: 1, max: PICTURE_LIMITS.max },
  weave: { min: 4, max: 4 },
  pair: { min: 2, max: PICTURE_LIMITS.max },
  composed: { min: 5, max: PICTURE_LIMITS.max },
} as const satisfies Record<GalleryLayout, ListLimits>;

/** content/galleries/FOLDER/gallery.yaml: pictures that are enlarged together. */
export function gallerySchema(context: ContentContext) {
  return group('Pictures that are enlarged together.', {
    title: text('Name of the gallery.', TITLE_MAX_LENGTH),
    layout: choice(
      'lead: one large picture and smaller ones. weave: four in two rows. ' +
        'pair: before and after first. composed: different heights on two shelves. ' +
        'With one to four pictures the number decides how they stand.',
      GALLERY_LAYOUTS,
    ),
    pictures: uniqueList(
      'Pictures in the order in which they are shown.',
      galleryPicture(context),
      PICTURE_LIMITS,
      ({ name }) => name,
    ),
  }).superRefine(({ layout, pictures }, refinement) => {
    const { min, max } = LAYOUT_PICTURES[layout];
    if (pictures.length >= min && pictures.length <= max) return;
    const wanted = min === max ? `exactly ${min}` : `at least ${min}`;
    refinement.addIssue({
      code: 'custom',
      path: ['layout'],
      message: `is ${layout}, which needs ${wanted} pictures, but the gallery has ${pictures.length}; choose another layout`,
    });
  });
}

export type Gallery = z.output<ReturnType<typeof gallerySchema>>;
export type GalleryPicture = Gallery['pictures'][number];
