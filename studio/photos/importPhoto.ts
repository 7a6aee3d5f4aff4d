import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import sharp from 'sharp';
import { fillIn } from '../../src/logic/fillIn.ts';
import { plainName } from '../content/freeName.ts';
import { PHOTO_WORDS } from '../words.ts';
import { lookAt } from './findings.ts';
import { decodeHeic } from './heic.ts';
import type { PhotoResult, RefusedPhoto } from './types.ts';

/** Longer side of what is stored: enough for the largest screens. In pixels. */
const MOST_SIDE = 3000;
const QUALITY = 90;
/** What cameras of "100 megapixels" really give, and some more. */
const MOST_PIXELS = 120_000_000;
const MILLION = 1_000_000;
const READABLE: readonly string[] = ['jpeg', 'png', 'webp'];
/** How files of a kind begin; the second stands behind the length of its box. */
const PHOTO_SIGNS = /^(?:\xFF\xD8\xFF|\x89PNG|RIFF.{4}WEBP|.{4}ftyp(?:hei|hev|mif|msf))/su;
const VIDEO_SIGNS = /^(?:.{4}ftyp|\x1A\x45\xDF\xA3|RIFF.{4}AVI)/su;
const SIGN_BYTES = 16;
const NAMELESS = 'photo';
/** What AVIF holds; its owner knows it by its other name. */
const AVIF = 'av1';

function kindOf(format: string): string {
  return (format === AVIF ? 'avif' : format).toUpperCase();
}

function refuse(
  name: string,
  words: string,
  values: Record<string, string | number> = {},
): RefusedPhoto {
  return { ok: false, name, reason: fillIn(words, { name, ...values }) };
}

/** Why a file is none that can be read at all. */
function explainUnreadable(name: string, bytes: Buffer): RefusedPhoto {
  const beginning = bytes.toString('latin1', 0, SIGN_BYTES);
  if (PHOTO_SIGNS.test(beginning)) return refuse(name, PHOTO_WORDS.damaged);
  return refuse(name, VIDEO_SIGNS.test(beginning) ? PHOTO_WORDS.video : PHOTO_WORDS.foreign);
}

/**
 * Makes of a photograph what the site stores: upright, sRGB, a JPEG of at most 3000 pixels, and nothing of
 * what the camera or telephone wrote into it.
 *
 * @param source path of the file, or its bytes
 * @param name what the file is called, whatever it is
 */
export async function importPhoto(source: string | Uint8Array, name: string): Promise<PhotoResult> {
  const bytes =
    typeof source === 'string'
      ? await readFile(source).catch(() => undefined)
      : Buffer.from(source);
  if (!bytes) return refuse(name, PHOTO_WORDS.unreadable);
  if (bytes.length === 0) return refuse(name, PHOTO_WORDS.empty);
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!header) return explainUnreadable(name, bytes);
  const { format, compression, width: columns, height: rows } = header;
  const isHeic = format === 'heif' && compression === 'hevc';
  if (!isHeic && !READABLE.includes(format))
    return refuse(name, PHOTO_WORDS.otherKind, { kind: kindOf(compression ?? format) });
  if (columns * rows > MOST_PIXELS) {
    const pixels = Math.ceil((columns * rows) / MILLION);
    return refuse(name, PHOTO_WORDS.tooLarge, { pixels, most: MOST_PIXELS / MILLION });
  }
  try {
    const { data, info } = await sharp(isHeic ? await decodeHeic(bytes) : bytes, options)
      .autoOrient()
      .resize({ width: MOST_SIDE, height: MOST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColorspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const found = await lookAt(data, { width, height });
    const plain = plainName(basename(name, extname(name)), NAMELESS);
    return { ok: true, bytes: data, width, height, name: `${plain}.jpg`, ...found };
  } catch {
    return refuse(name, PHOTO_WORDS.damaged);
  }
}
