import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { ContentFolder } from '../../../content-check/contentFolder.ts';
import {
  type ContentFile,
  isMediaPath,
  isSiteFile,
  namedMedia,
  readContent,
  siteFiles,
} from './contentFiles.ts';
import { freePath } from '../../shared/freeName.ts';
import { findMedia, sourceOf, storedMedia, storeMedia, takenPaths } from './media.ts';
import { copyFile, hasSameBytes, hasSameContent, removeFile } from './copyFiles.ts';
import { forgetRestored, removals, type RemovedPlace } from './trash.ts';

/** The window turns it into an unsaved edit. */
export interface Restored {
  files: Pick<ContentFile, 'path' | 'data'>[];
  media: Record<string, number>;
  /** Entries of lists and fields that come back. */
  places: RemovedPlace[];
  /** Files of words to remove. */
  removed: string[];
}

/** The name of a gallery's picture on other pages. */
function referenceOf(path: string): string {
  return path.replaceAll(/^galleries\/|\.\w+$/gu, '');
}

/** The data of a file of words with other names for media that have another path. */
function withPaths(file: string, data: unknown, paths: readonly (readonly [string, string])[]) {
  const names = new Map<unknown, string>(
    paths.flatMap(([from, to]) => [
      [sourceOf(file, from), sourceOf(file, to)],
      [referenceOf(from), referenceOf(to)],
    ]),
  );
  return JSON.parse(
    JSON.stringify(data),
    (_, value: unknown) => names.get(value) ?? value,
  ) as unknown;
}

/** What to restore of a folder; by default all of it. */
interface Wanted {
  isWanted?: (path: string) => boolean;
  places?: readonly RemovedPlace[];
}

/**
 * The words of a removal, version or copy as an unsaved edit; their media wait in `.studio/files/`, under
 * another path if another file has theirs.
 */
async function restoreFolder(root: string, folder: string, wanted: Wanted = {}): Promise<Restored> {
  const { isWanted = () => true, places = [] } = wanted;
  const media = siteFiles(folder).filter((path) => isMediaPath(path) && isWanted(path));
  const taken = [...takenPaths(root), ...media];
  const stored = storedMedia(root);
  const paths = media.flatMap((path) => {
    const there = stored.get(path.normalize()) ?? findMedia(root, path);
    const isOther = there && !hasSameContent(folder, path, there);
    if (isOther === false && existsSync(join(root, path))) return [];
    return [[path, isOther === true ? freePath(path, taken) : path] as const];
  });
  const sources = new Map(paths.map(([from, to]) => [to, join(folder, from)]));
  const files = readContent(folder).filter(
    ({ path, data }) => data !== undefined && isWanted(path),
  );
  return {
    files: files.map(({ path, data }) => ({ path, data: withPaths(path, data, paths) })),
    media: await storeMedia(root, sources),
    places: places.map((one) => ({ ...one, value: withPaths(one.file, one.value, paths) })),
    removed: [],
  };
}

/** Restores a version or copy, and removes files that it does not have. */
export async function restoreContent(root: string, folder: string): Promise<Restored> {
  const restored = await restoreFolder(root, folder);
  const restoredPaths = new Set(restored.files.map(({ path }) => path));
  const others = readContent(root).filter(({ path }) => !restoredPaths.has(path));
  return { ...restored, removed: others.map(({ path }) => path) };
}

/** Copies a file that the site cannot read from the trash; a newer one of its name stays. */
async function bringUnknownBack(root: string, folder: string, path: string): Promise<void> {
  const source = join(folder, path);
  const isTaken = existsSync(join(root, path)) && !hasSameBytes(join(root, path), source);
  const target = isTaken ? freePath(path, new ContentFolder(root).files) : path;
  await copyFile(source, root, target);
  await removeFile(folder, path);
}

/** `POST /api/trash/:id`: the parts of a removal to bring back; null for all. */
export const chosenSchema = z
  .object({
    /** Paths of files that are not media: those come along. */
    files: z.array(z.string()),
    /** Indices of places. */
    places: z.array(z.number()),
  })
  .nullable();

export type Chosen = z.infer<typeof chosenSchema>;

/** Restores a removal, or the chosen parts. Files that the site cannot read are back at once. */
export async function restore(
  root: string,
  id: string,
  chosen: Chosen = null,
): Promise<Restored | undefined> {
  const removal = removals(root).find((one) => one.id === id);
  if (!removal) return undefined;
  const { folder, files } = removal;
  const isChosen = (path: string) => chosen?.files.includes(path) ?? true;
  const places = removal.places.filter((_, index) => chosen?.places.includes(index) ?? true);
  const words = readContent(folder).filter(({ path }) => isChosen(path));
  const inPlaces = places.map(({ file, value }) => ({ path: file, data: value }));
  const named = new Set([...words, ...inPlaces].flatMap(namedMedia));
  const isWanted = (path: string) => isChosen(path) || named.has(path.normalize());
  for (const path of files.filter((one) => !isSiteFile(one) && isChosen(one)))
    await bringUnknownBack(root, folder, path);
  const restored = await restoreFolder(root, folder, { isWanted, places });
  await forgetRestored(root);
  return restored;
}
