import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { measurePictures } from '../../content-check/pictures.ts';
import { fillIn } from '../../src/logic/fillIn.ts';
import { readContentFile } from '../content/contentFiles.ts';
import { foldersOf } from '../content/folders.ts';
import { freePath } from '../content/freeName.ts';
import { type Gallery, GROWING_LAYOUT, PORTFOLIO, withPictures } from '../content/gallery.ts';
import { addMedia, findTwin } from '../content/media.ts';
import { applyDraft, layOut } from '../content/save.ts';
import { putBytes } from '../content/sync.ts';
import { PHOTO_COMMAND_WORDS as WORDS, PHOTO_WORDS } from '../words.ts';
import { importInThread } from './photoThread.ts';
import type { ChangedFile } from '../types.ts';
import type { ImportedPhoto, PhotoResult } from './importPhoto.ts';

/** Where photographs without a gallery are put: beside the originals. */
export const READY_FOLDER = 'for-the-site';
const IN_ORDER = new Intl.Collator('en', { numeric: true });

/** Re-encoding is invisible. PNG has no quality: it would leave 256 colours. */
const QUALITY: Partial<Record<string, { quality: number }>> = {
  jpeg: { quality: 95 },
  webp: { quality: 95 },
};

/**
 * Imports every file of a folder, in the order of a file manager. Subfolders are refused.
 *
 * @param onProgress is told how many are done, and of how many
 */
export async function prepareFolder(
  folder: string,
  onProgress: (done: number, total: number) => void,
): Promise<PhotoResult[]> {
  const names = readdirSync(folder)
    .filter((name) => !name.startsWith('.') && name !== READY_FOLDER)
    .sort(IN_ORDER.compare);
  const results: PhotoResult[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
    results.push(
      isFolder
        ? { ok: false, name, reason: fillIn(PHOTO_WORDS.folder, { name }) }
        : await importInThread(path, name),
    );
    onProgress(results.length, names.length);
  }
  return results;
}

export interface Added {
  count: number;
  /** Sentences about single photographs. */
  remarks: string[];
}

/** The portfolio with a new gallery at its end; nothing if it cannot be read. */
function inPortfolio(root: string, gallery: string): ChangedFile[] {
  const file = readContentFile(root, PORTFOLIO);
  const data = file?.data as { galleries?: unknown } | undefined;
  if (!file || !Array.isArray(data?.galleries)) return [];
  const galleries = [...(data.galleries as unknown[]), { gallery }];
  return [{ ...file, data: { ...data, galleries } }];
}

/**
 * Adds photographs at the end of a gallery. Their descriptions are left for the owner: the content check
 * asks for them.
 *
 * @param slug folder of the gallery; a new one is added to the portfolio
 * @throws if the file of the gallery cannot be read
 */
export async function addToGallery(
  root: string,
  slug: string,
  photos: readonly ImportedPhoto[],
): Promise<Added> {
  const file = `galleries/${slug}/gallery.yaml`;
  const there = readContentFile(root, file);
  const before = there?.data as Partial<Gallery> | null | undefined;
  if (there && !Array.isArray(before?.pictures))
    throw new Error(fillIn(WORDS.unreadable, { file: `content/${file}` }));
  const title = slug.replaceAll('-', ' ').replace(/^./u, (letter) => letter.toUpperCase());
  const gallery = { title, layout: GROWING_LAYOUT, ...before };
  const pictures: { src: string }[] = [];
  const remarks: string[] = [];
  for (const { bytes, name, warnings } of photos) {
    if (findTwin(root, file, bytes) !== undefined) {
      remarks.push(fillIn(WORDS.already, { name }));
      continue;
    }
    const { src } = await addMedia(root, file, name, bytes);
    pictures.push({ src });
    remarks.push(
      ...warnings.map((warning) => fillIn(WORDS.warning, { name: src.slice(2), warning })),
    );
  }
  if (pictures.length === 0) return { count: 0, remarks };

  const data = withPictures(gallery, pictures);
  const { layout } = data;
  if (layout !== gallery.layout) remarks.push(fillIn(WORDS.layout, { layout }));
  const files = [{ ...there, path: file, data }, ...(there ? [] : inPortfolio(root, slug))];
  const { photos: folder } = foldersOf(root);
  await applyDraft(root, folder, await layOut(root, { files, removed: [] }, folder));
  return { count: pictures.length, remarks };
}

/** Writes photographs into a folder, under free names. */
export async function writePhotos(
  folder: string,
  photos: readonly ImportedPhoto[],
): Promise<Added> {
  await mkdir(folder, { recursive: true });
  const remarks: string[] = [];
  for (const { bytes, name: wanted, warnings } of photos) {
    const name = freePath(wanted, readdirSync(folder));
    await writeFile(join(folder, name), bytes);
    remarks.push(...warnings.map((warning) => fillIn(WORDS.warning, { name, warning })));
  }
  return { count: photos.length, remarks };
}

/**
 * Removes the metadata from all photographs of the content folder. They keep their names and are turned
 * upright.
 *
 * @returns their paths
 */
export async function cleanPhotos(root: string): Promise<string[]> {
  const cleaned: string[] = [];
  for (const { file, hasMetadata } of await measurePictures(new ContentFolder(root))) {
    if (!hasMetadata) continue;
    // By its name, sharp may give a WebP that was there before.
    const bytes = readFileSync(join(root, file));
    const picture = sharp(bytes);
    const { format } = await picture.metadata();
    const clean = await picture.autoOrient().toFormat(format, QUALITY[format]).toBuffer();
    // The studio may have removed or replaced it meanwhile.
    if (!existsSync(join(root, file)) || !readFileSync(join(root, file)).equals(bytes)) continue;
    await putBytes(root, file, clean);
    cleaned.push(file);
  }
  return cleaned;
}
