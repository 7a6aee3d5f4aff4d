import { basename, extname } from 'node:path';
import sharp from 'sharp';
import { MIN_LONGER_SIDE } from '../../../content-check/media.ts';
import { fillIn } from '../../../src/logic/fillIn.ts';
import { plainName } from '../../shared/freeName.ts';
import { PHOTO_WORDS } from '../words.ts';
import { encodePhoto } from './encodePhoto.ts';
import { decodeHeic } from './heic.ts';

/** A photograph that may go online, or why it may not. */
export type PhotoResult =
  | {
      /** A JPEG: upright, sRGB, at most 3000 pixels wide and high, without metadata. */
      bytes: Uint8Array;
      /** A plain file name, such as "pantry-shelf.jpg". */
      name: string;
      /** What the owner should look at, in sentences. */
      warnings: string[];
    }
  | { refused: string };

/** Cameras of "100 megapixels" give up to 108 million. */
const MAX_PIXELS = 120_000_000;
const READABLE = ['jpeg', 'png', 'webp'];
/** Mean brightness, 0 to 255, below which a room is hard to recognise. */
const DARK = 60;
/** By `sharp.stats()`, 1000 pixels wide: the samples have 1.2 and more, 0.6 at most when blurred. */
const BLURRED = 0.7;

/** Converts a photograph for the site; `name` is its file name. */
export async function importPhoto(bytes: Uint8Array, name: string): Promise<PhotoResult> {
  const refuse = (words: string, values: Record<string, string | number> = {}) => {
    return { refused: fillIn(words, { name, ...values }) };
  };
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { format, compression, width: columns, height: rows } = header;
    const isHeic = format === 'heif' && compression === 'hevc';
    if (!isHeic && !READABLE.includes(format)) return refuse(PHOTO_WORDS.unreadable);
    if (columns * rows > MAX_PIXELS) {
      const pixels = Math.ceil((columns * rows) / 1_000_000);
      return refuse(PHOTO_WORDS.tooLarge, { pixels, most: MAX_PIXELS / 1_000_000 });
    }
    const readable = isHeic ? await decodeHeic(bytes) : bytes;
    const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
    const { data, info } = await encodePhoto(sharp(readable, options).autoOrient());
    const { width, height } = info;
    if (Math.max(width, height) < MIN_LONGER_SIDE)
      return refuse(PHOTO_WORDS.small, { width, height, least: MIN_LONGER_SIDE });
    const plain = plainName(basename(name, extname(name)), 'photo');
    return { bytes: data, name: `${plain}.jpg`, warnings: await warningsOf(data) };
  } catch {
    return refuse(PHOTO_WORDS.unreadable);
  }
}

async function warningsOf(photo: Uint8Array): Promise<string[]> {
  const look = sharp(photo).greyscale().resize({ width: 1000, height: 1000, fit: 'inside' });
  const { sharpness, channels } = await sharp(await look.png().toBuffer()).stats();
  // Dark pictures always measure as blurred.
  if ((channels[0]?.mean ?? 0) < DARK) return [PHOTO_WORDS.dark];
  return sharpness < BLURRED ? [PHOTO_WORDS.blurred] : [];
}
