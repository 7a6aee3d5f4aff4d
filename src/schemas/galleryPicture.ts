import { z } from 'astro/zod';
import { VIDEO } from '../logic/mediaEndings.ts';
import { choice, group, text } from './fields.ts';
import { FILE_NAME_MAX_LENGTH, optionalFocusPoint, pictureFields } from './pictures.ts';
import type { ContentContext } from './context.ts';

const SUBJECT_MAX_LENGTH = 80;

const VIDEO_FILE = new RegExp(`^\\./.+${VIDEO.source}`, 'u');
const FOLDER_OR_ENDING = /^\.\/|\.\w+$/gu;

/** The name of a picture inside its gallery, accents as one sign: "./02-closet.jpg" is "02-closet". */
export function pictureNameOf(source: string): string {
  return source.replace(FOLDER_OR_ENDING, '').normalize();
}

/**
 * Keeps the name of the file. Once the picture is published its URL says nothing about where
 * it came from, and reading that URL would publish the original file as well.
 */
function withName(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  // A name from the file would be lost without a word; without one, the shape complains.
  if ('name' in entry) return { ...entry, name: undefined };
  const source = 'src' in entry && typeof entry.src === 'string' ? entry.src : '';
  return { ...entry, name: pictureNameOf(source) };
}

/** A video beside its poster. Its ending is part of how it is found and announced, so it is small. */
function videoFile({ videoMistake }: ContentContext) {
  const error =
    'must be a video such as ./clip.mp4 or ./clip.webm, with its ending in small letters';
  return z
    .string({ error })
    .max(FILE_NAME_MAX_LENGTH, { error, abort: true })
    .regex(VIDEO_FILE, { error, abort: true })
    .superRefine((source, refinement) => {
      const message = videoMistake?.(source);
      if (message !== undefined) refinement.addIssue({ code: 'custom', message });
    })
    .meta({
      description: 'A video next to this file. The picture stands for it until it plays.',
      help: 'Name of a video that lies with the photographs, such as ./tour.mp4. The picture stands for it until it plays.',
      field: 'video',
    });
}

/** A picture, or a video with its poster, in a gallery. */
export function galleryPicture(context: ContentContext) {
  const shape = group('One picture of the gallery.', {
    ...pictureFields(context),
    name: z
      .string({ error: 'is made from the name of the picture file; remove it' })
      .meta({ description: 'Made from src; not written in the file.', readOnly: true }),
    subject: text(
      'Subject of the mail that a visitor begins beside the enlarged picture.',
      SUBJECT_MAX_LENGTH,
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
    video: videoFile(context).optional(),
  });
  return z.preprocess(withName, shape).describe('One picture of the gallery.');
}
