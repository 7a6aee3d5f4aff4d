import { z } from 'astro/zod';
import type { ContentContext } from './context.ts';
import { choice, group } from './fields.ts';
import { optionalFocusPoint, pictureFields } from './pictures.ts';

const VIDEO_FILE = /^\.\/.+\.(?:mp4|webm)$/u;
const FOLDER_OR_ENDING = /^\.\/|\.\w+$/gu;

/** The name of a picture inside its gallery: "./02-closet.jpg" is "02-closet". */
export function pictureNameOf(source: string): string {
  return source.replace(FOLDER_OR_ENDING, '');
}

/**
 * Keeps the name of the file. Once the picture is published its address says nothing about where
 * it came from, and reading that address would publish the original file as well.
 */
function withName(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  const source = 'src' in entry && typeof entry.src === 'string' ? entry.src : '';
  return { ...entry, name: pictureNameOf(source) };
}

/** A picture, or a film with its poster, in a gallery. */
export function galleryPicture(context: ContentContext) {
  const error = 'must be a film such as ./clip.mp4 or ./clip.webm';
  const shape = group('One picture of the gallery.', {
    ...pictureFields(context),
    name: z.string().describe('Made from src; not written in the file.'),
    position: optionalFocusPoint(),
    imageFit: choice(
      'How the enlarged picture meets the window: contain shows all of it, cover fills the window.',
      ['contain', 'cover'],
    ).optional(),
    video: z
      .string({ error })
      .regex(VIDEO_FILE, { error })
      .refine((source) => context.hasFile?.(source) !== false, {
        error: 'names a film that does not exist',
      })
      .describe('A film next to this file. The picture stands for it until it plays.')
      .optional(),
  });
  return z.preprocess(withName, shape).describe('One picture of the gallery.');
}
