import { z } from 'astro/zod';
import { FOCUS_POINT } from '../logic/crop.ts';
import { OTHER_PICTURE, PICTURE } from '../logic/mediaExtensions.ts';
import { group, type ImageContext, text } from './fields.ts';
import { SCHEMA_WORDS } from './words.ts';

/** The name of a gallery's folder, which is part of hashes and references. */
export const GALLERY_NAME = '[a-z0-9-]+';
/** The limit of file systems, in bytes. */
export const FILE_NAME_MAX_LENGTH = 255;

/** File names of cameras: "IMG_4711", "DSC-0815", "20260131_1205". */
const CAMERA_NAME = /^[a-z]{0,5}[-_]?\d[-_\d]{2,}$/iu;
const PICTURE_REFERENCE = new RegExp(`^${GALLERY_NAME}/.+$`, 'u');

export function focusPoint(description: string) {
  const expected = 'a point such as 54% 50%, from the left and from the top';
  return z.string().regex(FOCUS_POINT).meta({ description, expected, field: 'focusPoint' });
}

function isFileName(value: string): boolean {
  return [PICTURE, OTHER_PICTURE, CAMERA_NAME].some((pattern) => pattern.test(value));
}

/** Beside the file that names it, or in the folder of a page. */
export const LOGO_FILE = /^\.\/.+\.(?:svg|png)$/u;

/** A logo, which the site shows on a light card. */
export function logoFile({ image }: ImageContext) {
  return image().meta({
    description:
      'An SVG, or a PNG with a transparent background, at least 96 pixels high, readable on white.',
    expected: 'a logo such as ./logo.svg or ./logo.png',
    field: 'logo',
    title: 'File',
  });
}

export function pictureFields({ image }: ImageContext) {
  return {
    src: image().meta({
      description: 'The picture file, beginning with ./ and next to this file.',
      expected: 'a picture such as ./01-shelves.jpg (jpg, png or webp)',
      field: 'picture',
      title: 'Photograph',
    }),
    alt: text('What the picture shows, for visitors who cannot see it.', 160)
      .refine((value) => !isFileName(value), {
        error: () => SCHEMA_WORDS.fileName,
      })
      .meta({ title: 'What it shows' }),
  };
}

export function optionalFocusPoint() {
  return focusPoint('What stays visible when cropped. Default: the centre.')
    .meta({ title: 'What always stays in sight' })
    .optional();
}

export function picture(description: string, context: ImageContext) {
  return group(description, { ...pictureFields(context), position: optionalFocusPoint() });
}

/** A full-width picture, cropped by width of the window. */
export function bannerPicture(description: string, context: ImageContext) {
  return group(description, {
    ...pictureFields(context),
    positions: group('The focus point: what stays visible, by width of the window.', {
      wide: focusPoint('From 900 pixels.'),
      middle: focusPoint('From 600 to 899 pixels.'),
      narrow: focusPoint('Below 600 pixels.'),
    }),
  });
}

/** A picture of a gallery, "organizing/02-closet", which the content check looks up. */
export function pictureReference(description: string) {
  const expected = 'a picture of a gallery, such as organizing/02-closet';
  return z
    .string()
    .max(FILE_NAME_MAX_LENGTH)
    .normalize()
    .regex(PICTURE_REFERENCE)
    .meta({ description, expected, field: 'pictureReference', title: 'Picture' });
}

export type PictureWithFocus = z.output<ReturnType<typeof pictureWithFocus>>;

/** A gallery picture with its own focus point. */
export function pictureWithFocus(description: string) {
  return group(description, {
    name: pictureReference('Gallery and picture, such as organizing/02-closet.'),
    position: focusPoint('What stays visible here. Default: as in the gallery.').optional(),
  });
}

/** A gallery by its folder name, "garage-oasis", which the content check looks up. */
export function galleryReference(description: string) {
  const expected = 'the name of a folder in content/galleries';
  const help = 'Which gallery is shown here.';
  return z
    .string()
    .max(FILE_NAME_MAX_LENGTH)
    .meta({ description, expected, field: 'galleryReference', help });
}
