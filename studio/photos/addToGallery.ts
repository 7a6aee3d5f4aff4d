import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillIn } from '../../src/logic/fillIn.ts';
import { freePath } from '../content/freeName.ts';
import { type Gallery, GROWING_LAYOUT, PORTFOLIO, withPictures } from '../content/gallery.ts';
import { layOut } from '../content/layOut.ts';
import { addMedia, findTwin } from '../content/media.ts';
import { cacheOf } from '../content/places.ts';
import { readContentFile } from '../content/readContent.ts';
import { applyDraft } from '../content/save.ts';
import { PHOTO_COMMAND_WORDS as WORDS } from '../words.ts';
import type { ChangedFile } from '../types.ts';
import type { ImportedPhoto } from './importPhoto.ts';

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
  // Not the folder of a studio that may be running.
  const folder = join(cacheOf(root), 'photos');
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
