import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { PICTURE } from '../../src/logic/mediaExtensions.ts';
import { dataOf, mediaFolder, namedMedia, readContentFile, shapeOf } from './contentFiles.ts';
import { isGroup, walk } from './data.ts';
import { foldersOf } from './folders.ts';
import { firstFree } from './freeName.ts';
import { hasSame, putBytes, putFile, removeFile } from './sync.ts';
import type { RemovedPlace, TrashEntry } from '../types.ts';

/** Lies beside the files of a removal. */
const NOTE = 'note.json';
export const KEPT_MS = 90 * 86_400_000;

type Note = Pick<TrashEntry, 'removed' | 'places'>;
interface Removal extends Omit<TrashEntry, 'pictures'> {
  /** Where its files are. */
  folder: string;
}

/** All removals, the last first. */
function removals(root: string): Removal[] {
  const { trash } = foldersOf(root);
  const ids = existsSync(trash) ? readdirSync(trash).sort().reverse() : [];
  return ids.flatMap((id) => {
    const folder = join(trash, id);
    if (!existsSync(join(folder, NOTE))) return [];
    const { removed, places } = JSON.parse(readFileSync(join(folder, NOTE), 'utf8')) as Note;
    const files = new ContentFolder(folder).files.filter((path) => path !== NOTE);
    return [{ id, folder, removed, places, files }];
  });
}

/** Whole path of the file that was removed last from a path. */
export function trashedFile(root: string, path: string): string | undefined {
  const removal = removals(root).find(({ files }) => files.includes(path));
  return removal && join(removal.folder, path);
}

/** Paths of all files in the trash. */
export function trashedPaths(root: string): string[] {
  return removals(root).flatMap(({ files }) => files);
}

/** Whether the content has a file of a removal: it was restored, or a save was interrupted. */
const isBack =
  (root: string, { folder }: Removal) =>
  (path: string) =>
    hasSame(root, path, join(folder, path));

/** Paths of files in the trash that the content has as well. */
export function restoredPaths(root: string): string[] {
  return removals(root).flatMap((removal) => removal.files.filter(isBack(root, removal)));
}

export function listTrash(root: string): TrashEntry[] {
  return removals(root).map(({ id, removed, places, files }) => {
    return { id, removed, places, files, pictures: files.filter((path) => PICTURE.test(path)) };
  });
}

/** Entries and fields of a file that belong to removed files. */
function placesIn(root: string, file: string, gone: ReadonlySet<string>): RemovedPlace[] {
  const isGone = (data: unknown) => namedMedia({ path: file, data }).some((path) => gone.has(path));
  return walk(readContentFile(root, file)?.data).flatMap(({ path, value }) => {
    // A page that shows a gallery stays.
    if (path.length === 0 || !isGroup(value)) return [];
    const { src, video, gallery } = value;
    if (isGone(src) || gone.has(`galleries/${String(gallery)}/gallery.yaml`))
      return [{ file, path, value }];
    return isGone(video) ? [{ file, path: [...path, 'video'], value: video }] : [];
  });
}

/** Keeps files that are about to go, and the entries of `changed` files of words that name them. */
export async function putIntoTrash(
  root: string,
  gone: readonly string[],
  changed: readonly string[],
): Promise<void> {
  const removed = new Date().toISOString();
  const folder = join(foldersOf(root).trash, removed.replaceAll(/\D/gu, ''));
  const paths = new Set(gone.map((path) => path.normalize()));
  const places = changed.flatMap((file) => placesIn(root, file, paths));
  await putBytes(folder, NOTE, JSON.stringify({ removed, places } satisfies Note));
  for (const path of gone) await putFile(join(root, path), folder, path);
}

/** Where the words of a removal go back to, if others have taken their place since. */
function freeWords(root: string, path: string): string {
  const { dir, ext, name } = posix.parse(path);
  const isGallery = shapeOf(path) === 'galleries';
  return firstFree(
    (number) => (isGallery ? `${dir}${number}/gallery.yaml` : `${dir}/${name}${number}${ext}`),
    (free) => existsSync(join(root, free)),
  );
}

/** What a removal gives back: words and places for the window, and sources of media by path. */
export function readRemoval(root: string, id: string) {
  const removal = removals(root).find((one) => one.id === id);
  if (!removal) return undefined;
  const fileOf = (path: string) => join(removal.folder, path);
  const words = removal.files.filter((path) => shapeOf(path) !== undefined);
  const free = new Map(words.map((path) => [path, freeWords(root, path)]));
  const folders = new Map([...free].map((paths) => paths.map(mediaFolder) as [string, string]));
  const moved = (folder: string) => folders.get(folder) ?? folder;
  const media = removal.files
    .filter((path) => !free.has(path))
    .map((path) => {
      const target = posix.join(moved(posix.dirname(path)), posix.basename(path));
      return [target, fileOf(path)] as const;
    });
  const files = [...free].map(([path, target]) => {
    return { path: target, data: dataOf(path, readFileSync(fileOf(path))) };
  });
  const places = removal.places.map(({ value, ...place }): RemovedPlace => {
    if (!isGroup(value) || typeof value.gallery !== 'string') return { ...place, value };
    const gallery = posix.basename(moved(`galleries/${value.gallery}`));
    return { ...place, value: { ...value, gallery } };
  });
  return { files, places, media: new Map(media) };
}

/** Forgets removed files that are in the content again. */
export async function forgetRestored(root: string): Promise<void> {
  for (const removal of removals(root)) {
    const { folder, files } = removal;
    const restored = files.filter(isBack(root, removal));
    if (restored.length === files.length) await rm(folder, { recursive: true });
    else for (const path of restored) await removeFile(folder, path);
  }
}

/** Deletes what was removed more than so many ms ago; all of it by default. */
export async function emptyTrash(root: string, keptMs = -Infinity): Promise<void> {
  for (const { folder, removed } of removals(root))
    if (Date.now() - Date.parse(removed) >= keptMs) await rm(folder, { recursive: true });
}
