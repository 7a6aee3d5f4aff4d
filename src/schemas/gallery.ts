import { GALLERY_LAYOUTS, type GalleryLayout } from '../logic/galleryArrangements.ts';
import { MOST_PICTURES } from '../logic/slides.ts';
import { choice, group, text, uniqueList } from './fields.ts';
import { galleryPicture } from './galleryPicture.ts';
import type { z } from 'astro/zod';
import type { ContentContext } from './context.ts';

const TITLE_MAX_LENGTH = 40;
const PHOTOGRAPHER_MAX_LENGTH = 60;
const PICTURE_LIMITS = { min: 1, max: MOST_PICTURES };

const LAYOUTS = Object.keys(GALLERY_LAYOUTS) as GalleryLayout[];
const MEANINGS = Object.fromEntries(
  LAYOUTS.map((layout) => [layout, GALLERY_LAYOUTS[layout].meaning]),
);
const FEW_PICTURES = 'With one to four pictures the number decides how they stand.';

/** content/galleries/FOLDER/gallery.yaml: pictures that are enlarged together. */
export function gallerySchema(context: ContentContext) {
  return group('Pictures that are enlarged together.', {
    title: text('Name of the gallery.', TITLE_MAX_LENGTH),
    photographer: text(
      'Who took the pictures, named beside them by image search.',
      PHOTOGRAPHER_MAX_LENGTH,
    ).optional(),
    layout: choice(
      [...LAYOUTS.map((layout) => `${layout}: ${MEANINGS[layout]}.`), FEW_PICTURES].join(' '),
      LAYOUTS,
    ).meta({ help: `How five and more pictures stand. ${FEW_PICTURES}`, names: MEANINGS }),
    pictures: uniqueList(
      'Pictures in the order in which they are shown.',
      galleryPicture(context),
      PICTURE_LIMITS,
      ({ name }) => name,
    ),
  }).superRefine(({ layout, pictures }, refinement) => {
    const { min, max = PICTURE_LIMITS.max } = GALLERY_LAYOUTS[layout];
    // That there is none is said of the pictures.
    if (pictures.length === 0 || (pictures.length >= min && pictures.length <= max)) return;
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
