import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentFolder } from '../../../content-check/contentFolder.ts';
import { PICTURE } from '../../../src/logic/mediaExtensions.ts';
import { type Path, walk } from '../../../src/logic/walk.ts';
import { namedMedia, readContentFile } from './contentFiles.ts';
import { changesBetween } from '../../shared/changes.ts';
import { isGroup, isSame } from '../../shared/data.ts';
import { datedFolders, foldersOf, nextId } from './folders.ts';
import { type Changes, hasSame, putBytes, putFile, removeFile } from './copyFiles.ts';
import { readJson } from './ownFiles.ts';

const REDIRECTS = 'redirects.yaml';
/** The places of a removal. */
const NOTE = 'places.json';
export const KEPT_MS = 90 * 86_400_000;

/** The place of a removed entry or field in its file. */
export interface RemovedPlace {
  file: string;
  path: Path;
  value: unknown;
}

/** All removals, the last first, and the folders with their files. */
export function removals(root: string) {
  return datedFolders(foldersOf(root).trash).flatMap(({ folder, ...removal }) => {
    const places = readJson(join(folder, NOTE)) as RemovedPlace[] | undefined;
    const files = new ContentFolder(folder).files.filter((path) => path !== NOTE);
    return places ? [{ ...removal, folder, places, files }] : [];
  });
}

/** Whole path of the file that was removed last from a path. */
export function trashedFile(root: string, path: string): string | undefined {
  const removal = removals(root).find(({ files }) => files.includes(path));
  return removal && join(removal.folder, path);
}

export function listTrash(root: string) {
  return removals(root).map(({ id, when, places, files }) => {
    return { id, when, places, files, pictures: files.filter((path) => PICTURE.test(path)) };
  });
}

export type TrashEntry = ReturnType<typeof listTrash>[number];

/** Whether an entry has words of its own: not a number or a name of a picture. */
function hasWords(entry: unknown): boolean {
  return isGroup(entry) || (typeof entry === 'string' && /\s/u.test(entry.trim()));
}

/** Entries of lists that the content in `next` has no more. */
function removedPlaces(root: string, next: string, { written, renamed }: Changes): RemovedPlace[] {
  const stateOf = (folder: string, pathOf = (file: string) => file) =>
    Object.fromEntries(written.map((file) => [file, readContentFile(folder, pathOf(file))?.data]));
  const before = stateOf(root, (file) => renamed?.get(file) ?? file);
  const changes = changesBetween(before, stateOf(next));
  const added = changes.filter(({ kind }) => kind === 'added');
  return changes.flatMap(({ kind, file, path, before: value }) => {
    const isEntry = kind === 'removed' && path.length > 0;
    // The window adds and removes redirects by itself.
    if (!isEntry || file === REDIRECTS || !hasWords(value)) return [];
    // An entry that moved to another list or page is still there.
    return added.some(({ now }) => isSame(now, value)) ? [] : [{ file, path, value }];
  });
}

/** Entries and fields of a file that belong to removed files. */
function placesIn(root: string, file: string, removed: ReadonlySet<string>): RemovedPlace[] {
  const isRemoved = (data: unknown) =>
    namedMedia({ path: file, data }).some((path) => removed.has(path));
  return walk(readContentFile(root, file)?.data).flatMap(({ path, value }) => {
    // A page that shows a gallery stays.
    if (path.length === 0 || !isGroup(value)) return [];
    const { src, video, gallery } = value;
    if (isRemoved(src) || removed.has(`galleries/${String(gallery)}/gallery.yaml`))
      return [{ file, path, value }];
    return isRemoved(video) ? [{ file, path: [...path, 'video'], value: video }] : [];
  });
}

/**
 * Keeps files before their removal, with the entries that name them in the written files, and removed
 * entries of lists. `next` is the folder with the content after the removal. A page that has a new
 * address is not removed.
 */
export async function putIntoTrash(root: string, next: string, changes: Changes): Promise<void> {
  const { written, removed, renamed } = changes;
  const renamedFrom = new Set(renamed?.values());
  const trashed = removed.filter((path) => !renamedFrom.has(path));
  const entries = removedPlaces(root, next, changes);
  if (trashed.length === 0 && entries.length === 0) return;
  const isInEntry = ({ file, value }: RemovedPlace) =>
    entries.some(
      (one) => one.file === file && walk(one.value).some((part) => isSame(part.value, value)),
    );
  const named = written.flatMap((file) => placesIn(root, file, new Set(trashed)));
  const places = [...entries, ...named.filter((place) => !isInEntry(place))];
  const { trash } = foldersOf(root);
  const folder = join(trash, nextId(trash));
  await putBytes(folder, NOTE, JSON.stringify(places));
  for (const path of trashed) await putFile(join(root, path), folder, path);
}

/** Keeps files that cannot be read, under a name that the site does not read, before new words replace them. */
export async function putBrokenIntoTrash(root: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const { trash } = foldersOf(root);
  const folder = join(trash, nextId(trash));
  await putBytes(folder, NOTE, '[]');
  for (const path of paths)
    await putBytes(folder, `${path}.broken`, readFileSync(join(root, path)));
}

/** Whether the content has a removed entry or field again. */
function isBack(root: string, { file, path, value }: RemovedPlace): boolean {
  const data = readContentFile(root, file)?.data;
  const valueAt = (place: Path) =>
    place.reduce<unknown>((outer, part) => (Object(outer) as Record<string, unknown>)[part], data);
  const list = valueAt(path.slice(0, -1));
  if (Array.isArray(list)) return list.some((entry) => isSame(entry, value));
  return isSame(valueAt(path), value);
}

/** Forgets removed files, entries and fields that are in the content again. */
export async function forgetRestored(root: string): Promise<void> {
  for (const { folder, files, places } of removals(root)) {
    const restored = files.filter((path) => hasSame(root, path, join(folder, path)));
    const left = places.filter((place) => !isBack(root, place));
    if (restored.length === files.length && left.length === 0) {
      await rm(folder, { recursive: true });
      continue;
    }
    for (const path of restored) await removeFile(folder, path);
    if (left.length < places.length) await putBytes(folder, NOTE, JSON.stringify(left));
  }
}

/** Deletes removals older than `keptMs`, by default all. */
export async function emptyTrash(root: string, keptMs = -Infinity): Promise<void> {
  for (const { id, folder } of removals(root))
    if (Date.now() - Number(id) >= keptMs) await rm(folder, { recursive: true });
}
