import type { Sharp } from 'sharp';

/** Longer side of a stored photograph: enough for the largest screens. In pixels. */
const MAX_SIDE = 3000;

/** Encodes an upright picture as the site stores it: JPEG, sRGB, without metadata. */
export function encodePhoto(picture: Sharp) {
  return picture
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColorspace('srgb')
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
}
