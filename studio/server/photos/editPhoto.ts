import sharp from 'sharp';
import { MIN_LONGER_SIDE, MIN_SHORTER_SIDE } from '../../../content-check/media.ts';
import { isOriginal, type PhotoEdit, pixelsOf } from '../../shared/photoEdit.ts';
import { encodePhoto } from './encodePhoto.ts';

const QUARTER = 90;

/** Width and height of a photograph as it is seen, and the least that both must have. In pixels. */
export async function sizeOf(bytes: Uint8Array) {
  const { autoOrient } = await sharp(bytes).metadata();
  return { ...autoOrient, longer: MIN_LONGER_SIDE, shorter: MIN_SHORTER_SIDE };
}

/** A photograph that was turned and then cropped, as uploads are stored; without an edit, its own bytes. */
export async function editPhoto(original: Uint8Array, edit: PhotoEdit): Promise<Uint8Array> {
  if (isOriginal(edit)) return original;
  const { width, height } = await sizeOf(original);
  const isOnSide = edit.turns % 2 === 1;
  const crop = pixelsOf(edit.crop, isOnSide ? height : width, isOnSide ? width : height);
  const picture = sharp(original)
    .autoOrient()
    .rotate(edit.turns * QUARTER)
    .extract(crop);
  const { data } = await encodePhoto(picture);
  return data;
}
