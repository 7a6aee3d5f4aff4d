import { z } from 'astro/zod';
import { VIDEO } from '../logic/mediaExtensions.ts';
import { GALLERY_LAYOUTS, type GalleryLayout } from '../logic/placements.ts';
import { MAX_PICTURES } from '../logic/slides.ts';
import { choice, group, type ImageContext, text, uniqueList } from './fields.ts';
import { FILE_NAME_MAX_LENGTH, optionalFocusPoint, pictureFields } from './pictures.ts';

const VIDEO_FILE = new RegExp(`^\\./.+${VIDEO.source}`, 'u');
const FOLDER_OR_EXTENSION = /^\.\/|\.\w+$/gu;

/** The name of a picture in its gallery, normalized: "./02-closet.jpg" is "02-closet". */
export function pictureNameOf(source: string): string {
  return source.replace(FOLDER_OR_EXTENSION, '').normalize();
}

/** Keeps the name of the file, which the URL of a published picture does not tell. */
function withName(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  // Without a name, the schema refuses the entry.
  if ('name' in entry) return { ...entry, name: undefined };
  const source = 'src' in entry && typeof entry.src === 'string' ? entry.src : '';
  return { ...entry, name: pictureNameOf(source) };
}

function videoFile() {
  const error =
    'must be a video such as ./clip.mp4 or ./clip.webm, with its ending in small letters';
  return z
    .string({ error })
    .max(FILE_NAME_MAX_LENGTH, { error, abort: true })
    .regex(VIDEO_FILE, { error })
    .meta({
      description: 'A video next to this file. The picture stands for it until it plays.',
      help: 'File name of a video beside the photographs, such as ./tour.mp4.',
      field: 'video',
    });
}

function galleryPicture(context: ImageContext) {
  const shape = group('One picture of the gallery.', {
    ...pictureFields(context),
    name: z
      .string({ error: 'is made from the name of the picture file; remove it' })
      .meta({ description: 'Made from src; not written in the file.', readOnly: true }),
    subject: text(
      'Subject of the mail that a visitor begins beside the enlarged picture.',
      80,
    ).optional(),
    position: optionalFocusPoint(),
    imageFit: choice(
      'How the enlarged picture meets the window: contain shows all of it, cover fills the window.',
      ['contain', 'cover'],
    )
      .meta({
        title: 'When enlarged',
        help: 'How the enlarged picture meets the window.',
        names: { contain: 'all of it is shown', cover: 'it fills the window' },
      })
      .optional(),
    video: videoFile().optional(),
  });
  return z.preprocess(withName, shape).describe('One picture of the gallery.');
}

const LAYOUTS = Object.keys(GALLERY_LAYOUTS) as GalleryLayout[];
const MEANINGS = Object.fromEntries(
  LAYOUTS.map((layout) => [layout, GALLERY_LAYOUTS[layout].meaning]),
);
const FEW_PICTURES = 'With one to four pictures the number decides how they stand.';

/** content/galleries/FOLDER/gallery.yaml: pictures that are enlarged together. */
export function gallerySchema(context: ImageContext) {
  return group('Pictures that are enlarged together.', {
    title: text('Name of the gallery.', 40),
    note: text(
      'A sentence beside the name, such as what was done and how long it took.',
      140,
    ).optional(),
    photographer: text('Who took the pictures, named beside them by image search.', 60).optional(),
    layout: choice(
      [...LAYOUTS.map((layout) => `${layout}: ${MEANINGS[layout]}.`), FEW_PICTURES].join(' '),
      LAYOUTS,
    ).meta({ help: `How five and more pictures stand. ${FEW_PICTURES}`, names: MEANINGS }),
    pictures: uniqueList(
      'Pictures in the order in which they are shown.',
      galleryPicture(context),
      [1, MAX_PICTURES],
      ({ name }) => name,
    ),
  }).superRefine(({ layout, pictures }, refinement) => {
    const { min, max = MAX_PICTURES } = GALLERY_LAYOUTS[layout];
    const isFit = pictures.length >= min && pictures.length <= max;
    // The list refuses to be empty.
    if (isFit || pictures.length === 0) return;
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
