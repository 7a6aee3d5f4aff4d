import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, posix } from 'node:path';
import sharp from 'sharp';
import { PICTURE } from '../src/logic/mediaExtensions.ts';
import { CHECK_WORDS } from './words.ts';
import type { ContentFolder } from './contentFolder.ts';
import type { Issue } from './issue.ts';

interface Picture {
  width: number;
  height: number;
  /** SHA-256 of the file. */
  digest: string;
  /** Whether it contains EXIF or XMP data, which may be private. */
  hasMetadata: boolean;
}

/** Cache by name, size and modification time: drafts are copies with the same ones. */
const measured = new Map<string, Picture>();

/** Undefined if the file is missing, damaged, too large for sharp, or another file type. */
export async function measurePicture(path: string): Promise<Picture | undefined> {
  try {
    const { size, mtimeMs } = await stat(path);
    const state = [basename(path), size, mtimeMs].join(' ');
    const picture = measured.get(state) ?? (await readPicture(path));
    measured.set(state, picture);
    return picture;
  } catch {
    return undefined;
  }
}

async function readPicture(path: string): Promise<Picture> {
  const data = await readFile(path);
  const { format, width, height, exif, xmp } = await sharp(data).metadata();
  if (!['jpeg', 'png', 'webp'].includes(format)) throw new Error(`${format} is not supported.`);
  // Decode it: an incomplete upload has a valid header.
  await sharp(data).resize(16).raw().toBuffer();
  const digest = createHash('sha256').update(data).digest('hex');
  return { width, height, digest, hasMetadata: Boolean(exif ?? xmp) };
}

/** Measures all readable pictures of a folder. */
export async function measurePictures(folder: ContentFolder) {
  const files = folder.files.filter((file) => PICTURE.test(file));
  const pictures = await Promise.all(files.map((file) => measurePicture(folder.pathOf(file))));
  return pictures.flatMap((picture, index) =>
    picture ? [{ file: files[index] ?? '', ...picture }] : [],
  );
}

/** Finds metadata, and used pictures with the same bytes as another one in their folder. */
export async function checkPictures(folder: ContentFolder): Promise<Issue[]> {
  const unused = folder.unused();
  const pictures = await measurePictures(folder);
  const used = pictures.filter(({ file }) => !unused.includes(file));
  const groups = Map.groupBy(used, ({ file, digest }) => posix.dirname(file) + digest);
  const copies = [...groups.values()].flatMap(([original, ...others]): Issue[] => {
    const name = posix.basename(original?.file ?? '');
    return others.map(({ file }) => ({ file, message: CHECK_WORDS.media.same(name) }));
  });
  const message = CHECK_WORDS.media.metadata;
  const traced = pictures.filter(({ hasMetadata }) => hasMetadata);
  return [...copies, ...traced.map(({ file }) => ({ file, message, isAdvice: true }))];
}
