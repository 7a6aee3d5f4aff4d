import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { createLimit } from '../logic/createLimit.ts';
import { digestOf, openFacts, saveDigests } from './facts.ts';

interface Measured {
  format: string;
  /** As it is shown: cameras may store a picture lying on its side. */
  width: number;
  height: number;
  /** Whether it contains EXIF or XMP data, which may be private. */
  hasMetadata: boolean;
}

export interface MeasuredPicture extends Measured {
  /** SHA-256 of the file. */
  digest: string;
}

/** By the SHA-256 of the file: a host checks out the same photographs with new times. */
const measured = openFacts<Measured>('pictures-1');

/** Each holds a whole file in memory. Leaves one of Node's four threads to other files. */
const inTurn = createLimit(Math.min(availableParallelism(), 3));

/** Undefined if the file is missing, damaged, too large for sharp, or another file type. */
export function measurePicture(path: string): Promise<MeasuredPicture | undefined> {
  return inTurn(async () => {
    try {
      const digest = await digestOf(path);
      const known = measured.get(digest);
      if (known) return { ...known, digest };
      const picture = await readPicture(path);
      measured.set(digest, picture);
      return { ...picture, digest };
    } catch {
      return undefined;
    }
  });
}

async function readPicture(path: string): Promise<Measured> {
  // Its bytes: libvips would remember what a path held.
  const data = await readFile(path);
  const { format, autoOrient, exif, xmp } = await sharp(data).metadata();
  if (!['jpeg', 'png', 'webp'].includes(format)) throw new Error(`${format} is not supported.`);
  // Decode it: an incomplete upload has a valid header.
  await sharp(data).resize(16).raw().toBuffer();
  return { format, ...autoOrient, hasMetadata: Boolean(exif ?? xmp) };
}

/** Keeps the measures for the next process. */
export function saveMeasures(): void {
  measured.save();
  saveDigests();
}
