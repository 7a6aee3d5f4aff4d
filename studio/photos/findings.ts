import sharp from 'sharp';
import { MIN_LONGER_SIDE } from '../../content-check/media.ts';
import { fillIn } from '../../src/logic/fillIn.ts';
import { PHOTO_WORDS } from '../words.ts';
import { HASH_SIDE, hashOf } from './similar.ts';

/** Longer side of the picture that is looked at. In pixels. */
const LOOK = 1000;
/** Mean brightness, of 255, below which a room cannot be made out. */
const DARK = 60;
/**
 * How much brighter or darker than its neighbours the sharpest of fifty points is. The samples have 36 and
 * more, and 16 at most when they are blurred so that it shows.
 */
const BLURRED = 16;
const SHARPEST = 0.98;
const NEIGHBOURS = 4;
const BRIGHTNESSES = 256;

/** The contrast of the sharpest points to their neighbours. */
function sharpness(grey: Uint8Array, width: number, height: number): number {
  const counts = new Uint32Array(NEIGHBOURS * BRIGHTNESSES);
  const at = (index: number) => grey[index] ?? 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const index = y * width + x;
      const around = at(index - 1) + at(index + 1) + at(index - width) + at(index + width);
      const contrast = Math.abs(NEIGHBOURS * at(index) - around);
      counts[contrast] = (counts[contrast] ?? 0) + 1;
    }
  let rest = (width - 2) * (height - 2) * (1 - SHARPEST);
  const found = counts.findLastIndex((count) => (rest -= count) < 0);
  return Math.max(found, 0);
}

/** What there is to say of a picture as it is stored, and what tells it from others. */
export async function lookAt(
  bytes: Uint8Array | string,
  { width, height }: { width: number; height: number },
): Promise<{ warnings: string[]; hash: string }> {
  const grey = sharp(bytes).greyscale().toColorspace('b-w');
  const look = await grey
    .clone()
    .resize({ width: LOOK, height: LOOK, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = await grey
    .clone()
    .resize(HASH_SIDE + 1, HASH_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  const brightness = look.data.reduce((sum, value) => sum + value, 0) / look.data.length;
  const warnings: string[] = [];
  if (Math.max(width, height) < MIN_LONGER_SIDE)
    warnings.push(fillIn(PHOTO_WORDS.small, { width, height, least: MIN_LONGER_SIDE }));
  // In the dark nothing is sharp.
  if (brightness < DARK) warnings.push(PHOTO_WORDS.dark);
  else if (sharpness(look.data, look.info.width, look.info.height) <= BLURRED)
    warnings.push(PHOTO_WORDS.blurred);
  return { warnings, hash: hashOf(small) };
}
