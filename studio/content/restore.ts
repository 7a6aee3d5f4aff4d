import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ContentFile,
  isMediaPath,
  isSiteFile,
  readContent,
  siteFiles,
} from './contentFiles.ts';
import { freePath } from './freeName.ts';
import { findMedia, sourceOf, storeMedia, takenPaths } from './media.ts';
import { hasSameBytes, putFile } from './sync.ts';
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

/**
 * The words of a removal, version or copy as an unsaved edit; its media wait in `.studio/files/`, under
 * another path if another file has theirs.
 */
async function restoreFolder(root: string, folder: string): Promise<Restored> {
  const media = siteFiles(folder).filter(isMediaPath);
  const taken = [...takenPaths(root), ...media];
  const paths = media.flatMap((path) => {
    const there = findMedia(root, path);
    const isOther = there && !hasSameBytes(there, join(folder, path));
    if (isOther === false && existsSync(join(root, path))) return [];
    return [[path, isOther === true ? freePath(path, taken) : path] as const];
  });
  const sources = new Map(paths.map(([from, to]) => [to, join(folder, from)]));
  const files = readContent(folder).filter(({ data }) => data !== undefined);
  return {
    files: files.map(({ path, data }) => ({ path, data: withPaths(path, data, paths) })),
    media: await storeMedia(root, sources),
    places: [],
    removed: [],
  };
}

/** Restores a version or copy, and removes files that it does not have. */
export async function restoreContent(root: string, folder: string): Promise<Restored> {
  const restored = await restoreFolder(root, folder);
  const kept = new Set(restored.files.map(({ path }) => path));
  const others = readContent(root).filter(({ path }) => !kept.has(path));
  return { ...restored, removed: others.map(({ path }) => path) };
}

/** Restores a removal. Files that the site cannot read are back at once. */
export async function restore(root: string, id: string): Promise<Restored | undefined> {
  const removal = removals(root).find((one) => one.id === id);
  if (!removal) return undefined;
  const { folder, places, files } = removal;
  for (const path of files.filter((one) => !isSiteFile(one)))
    await putFile(join(folder, path), root, path);
  const restored = await restoreFolder(root, folder);
  await forgetRestored(root);
  return { ...restored, places };
}
