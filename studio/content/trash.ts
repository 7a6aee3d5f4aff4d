import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '../../node/files.ts';
import { PICTURE } from '../../src/logic/mediaEndings.ts';
import { isGroup } from './matchEntries.ts';
import { namedMedia } from './paths.ts';
import { trashOf } from './places.ts';
import { readContentFile } from './readContent.ts';
import { putBytes, removeEmptyFolders } from './sync.ts';
import { walk } from './walk.ts';
import type { RemovedPlace, TrashEntry } from '../types.ts';

/** Lies beside the files of a removal. */
const NOTE = 'note.json';
export const KEPT_MS = 90 * 86_400_000;
const ID = /^\d+$/u;

type Note = Pick<TrashEntry, 'removed' | 'files' | 'places'>;
interface ReadNote extends Note {
  /** Files that did not get here, or are in the content again. */
  missing: string[];
}

/** Removals by id, the last first. */
function ids(root: string): string[] {
  const names = existsSync(trashOf(root)) ? readdirSync(trashOf(root)) : [];
  return names.sort().reverse();
}

/** Undefined if it does not exist, or was interrupted when it began. */
export function readNote(root: string, id: string): ReadNote | undefined {
  const folder = join(trashOf(root), id);
  if (!ID.test(id) || !existsSync(join(folder, NOTE))) return undefined;
  const note = JSON.parse(readFileSync(join(folder, NOTE), 'utf8')) as Note;
  const { files = [], missing = [] } = Object.groupBy(note.files, (path) =>
    existsSync(join(folder, path)) ? 'files' : 'missing',
  );
  return { ...note, files, missing };
}

/** Whole path of the file that was removed last from a path. */
export function trashedFile(root: string, path: string): string | undefined {
  return ids(root)
    .map((id) => join(trashOf(root), id, path))
    .find((file) => existsSync(file));
}

/** Paths of all files in the trash. */
export function trashedPaths(root: string): string[] {
  return ids(root).flatMap((id) => readNote(root, id)?.files ?? []);
}

/** Paths of files that an interrupted save may have left in the content. */
export function unfinishedRemovals(root: string): string[] {
  return ids(root).flatMap((id) => readNote(root, id)?.missing ?? []);
}

export function listTrash(root: string): TrashEntry[] {
  return ids(root).flatMap((id) => {
    const { removed, files = [], places = [] } = readNote(root, id) ?? {};
    if (removed === undefined || files.length === 0) return [];
    return [{ id, removed, files, places, pictures: files.filter((path) => PICTURE.test(path)) }];
  });
}

/** Entries and fields of a file that belong to removed files. */
function placesIn(root: string, file: string, gone: ReadonlySet<string>): RemovedPlace[] {
  const isGone = (value: unknown) => namedMedia(file, value).some((path) => gone.has(path));
  return walk(readContentFile(root, file)?.data).flatMap(({ path, value }) => {
    // A page that shows a gallery stays.
    if (path.length === 0 || !isGroup(value)) return [];
    const { src, video, gallery } = value;
    if (isGone(src) || gone.has(`galleries/${String(gallery)}/gallery.yaml`))
      return [{ file, path, value }];
    return isGone(video) ? [{ file, path: [...path, 'video'], value: video }] : [];
  });
}

/**
 * Prepares a removal.
 *
 * @param gone files that go into the trash
 * @param removed all files that leave the content, to finish an interrupted save
 * @param changed files of words whose entries for the removed files go as well
 * @returns moves one file into the trash
 */
export async function openTrash(
  root: string,
  gone: readonly string[],
  { removed: files, changed }: { removed: readonly string[]; changed: readonly string[] },
): Promise<(path: string) => Promise<void>> {
  const removed = new Date().toISOString();
  const folder = join(trashOf(root), removed.replaceAll(/\D/gu, ''));
  const paths = new Set(gone.map((path) => path.normalize()));
  const places = changed.flatMap((file) => placesIn(root, file, paths));
  await putBytes(folder, NOTE, JSON.stringify({ removed, files, places }));
  return async (path) => {
    const [source, target] = [join(root, path), join(folder, path)];
    await mkdir(dirname(target), { recursive: true });
    await rename(source, target).catch(async (error: unknown) => {
      // The content folder may be a link to another disk.
      if (!hasCode(error, 'EXDEV')) throw error;
      await copyFile(source, target);
      await rm(source);
    });
  };
}

/** Forgets removed files that are in the content again. */
export async function forgetRestored(root: string): Promise<void> {
  for (const id of ids(root)) {
    const folder = join(trashOf(root), id);
    for (const path of readNote(root, id)?.files ?? []) {
      const [file, restored] = [join(folder, path), join(root, path)];
      if (!existsSync(restored) || !readFileSync(file).equals(readFileSync(restored))) continue;
      await rm(file);
      await removeEmptyFolders(folder, path);
    }
    if (readNote(root, id)?.files.length === 0) await rm(folder, { recursive: true });
  }
}

export async function emptyTrash(root: string): Promise<void> {
  await rm(trashOf(root), { recursive: true, force: true });
}

/** Deletes what was removed more than 90 days ago. */
export async function forgetOld(root: string): Promise<void> {
  for (const id of ids(root)) {
    const { removed = '' } = readNote(root, id) ?? {};
    if (Date.now() - Date.parse(removed) > KEPT_MS)
      await rm(join(trashOf(root), id), { recursive: true });
  }
}
