import { z } from 'astro/zod';
import { pictureNameOf, VIDEO } from '../logic/mediaExtensions.ts';
import { GALLERY_LAYOUTS, type GalleryLayout } from '../logic/slots.ts';
import { MAX_PICTURES } from '../logic/slides.ts';
import { choice, group, type ImageContext, markdown, text, toggle, uniqueList } from './fields.ts';
import {
  FILE_NAME_MAX_LENGTH,
  optionalFocusPoint,
  pictureFields,
  pictureWithFocus,
} from './pictures.ts';

const VIDEO_FILE = new RegExp(`^\\./.+${VIDEO.source}`, 'u');

function videoFile() {
  return z.string().max(FILE_NAME_MAX_LENGTH).regex(VIDEO_FILE).meta({
    description: 'A video next to this file. The picture is shown until it plays.',
    expected: 'a video such as ./clip.mp4 or ./clip.webm, with a lower-case extension',
    help: 'A video beside the photographs, such as ./tour.mp4.',
    field: 'video',
  });
}

function galleryPicture(context: ImageContext) {
  return group('One picture of the gallery.', {
    ...pictureFields(context),
    title: text('Title of the picture, below it when enlarged.', 40).optional(),
    subject: text('Subject of mails from the enlarged picture.', 80).optional(),
    position: optionalFocusPoint(),
    imageFit: choice(
      'Size of the enlarged picture: contain shows all of it, cover fills the window.',
      ['contain', 'cover'],
    )
      .meta({
        title: 'When enlarged',
        help: 'Size of the enlarged picture.',
        names: { contain: 'shows all of it', cover: 'fills the window' },
      })
      .optional(),
    video: videoFile().optional(),
  });
}

function story() {
  return group('A page about the project, at /portfolio/FOLDER. The gallery leads to it.', {
    picture: pictureWithFocus('Picture above the heading, over the whole width.'),
    intro: text('What it was about, in large letters; search shows it, too.', 160).meta({
      title: 'Introduction',
    }),
    text: markdown('What you did and what came of it; about 80 words.', 900),
    room: text('Kind of room, such as Kitchen. Lists of projects can be limited to it.', 30)
      .meta({ title: 'Kind of room', offersUsed: true })
      .optional(),
    facts: uniqueList(
      'Facts such as place, duration and work, each on a label. Lists show the first two.',
      group('One fact.', {
        label: text('Label, such as Place.', 20).meta({ offersUsed: true }),
        value: text('The fact, such as Row house of a family of four.', 60),
      }),
      [0, 4],
      ({ label }) => label,
    ),
    hideColours: toggle('Leaves out the strip with colours of the photographs.')
      .meta({ title: 'Without the strip of colours' })
      .optional(),
  }).meta({ help: 'Makes a page about the project. The gallery leads to it.' });
}

const LAYOUTS = Object.keys(GALLERY_LAYOUTS) as GalleryLayout[];
const FEW_PICTURES = 'One to four pictures have a layout of their own.';

/** content/galleries/FOLDER/gallery.yaml: a gallery. */
export function gallerySchema(context: ImageContext) {
  return group('A gallery: thumbnails on a page, enlarged in the lightbox.', {
    title: text('Name of the gallery.', 40),
    pictures: uniqueList(
      'The pictures in their order.',
      galleryPicture(context),
      [1, MAX_PICTURES],
      // A path: Astro replaces it later.
      ({ src }: { src: unknown }) => pictureNameOf(String(src)),
    ),
    layout: choice(
      [...LAYOUTS.map((layout) => `${layout}: ${GALLERY_LAYOUTS[layout]}.`), FEW_PICTURES].join(
        ' ',
      ),
      LAYOUTS,
    ).meta({
      help: 'From five pictures on; fewer have a layout of their own.',
      names: GALLERY_LAYOUTS,
    }),
    note: text('Beside the name, such as the work and how long it took.', 140)
      .meta({ title: 'Beside the name' })
      .optional(),
    story: story().optional(),
    photographer: text('The photographer, named by image search.', 60).optional(),
  });
}

export type Gallery = z.output<ReturnType<typeof gallerySchema>>;
export type GalleryPicture = Gallery['pictures'][number];
