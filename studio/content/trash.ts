import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { PICTURE } from '../../src/logic/mediaExtensions.ts';
import { type Path, walk } from '../../content-check/walk.ts';
import { namedMedia, readContentFile } from './contentFiles.ts';
import { isGroup, isSame } from './data.ts';
import { datedFolders, foldersOf } from './folders.ts';
import { hasSame, putBytes, putFile, readJson, removeFile } from './sync.ts';
import { removedEntries } from './writeYaml.ts';

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

/** The sections of a page. */
function sectionsIn(root: string, file: string): readonly unknown[] {
  const { sections } = Object(readContentFile(root, file)?.data) as { sections?: unknown };
  return Array.isArray(sections) ? sections : [];
}

/** The sections that a page of `folder` has no more. */
function removedSections(root: string, folder: string, file: string): RemovedPlace[] {
  const sections = sectionsIn(root, file);
  return removedEntries(sections, sectionsIn(folder, file)).map((index) => {
    return { file, path: ['sections', index], value: sections[index] };
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

/**
 * Keeps files before their removal, with the entries that name them in the `written` files, and
 * removed sections. `next` is the folder with the content after the removal.
 */
export async function putIntoTrash(
  root: string,
  next: string,
  gone: readonly string[],
  written: readonly string[],
): Promise<void> {
  const kept = written.flatMap((file) => sectionsIn(next, file));
  const sections = written
    .flatMap((file) => removedSections(root, next, file))
    // A section that moved to another page is still there.
    .filter(({ value }) => !kept.some((section) => isSame(section, value)));
  if (gone.length === 0 && sections.length === 0) return;
  const folder = join(foldersOf(root).trash, String(Date.now()));
  const isInSection = ({ file, path }: RemovedPlace) =>
    sections.some((one) => one.file === file && one.path[1] === path[1]);
  const named = written.flatMap((file) => placesIn(root, file, new Set(gone)));
  const places = [...sections, ...named.filter((place) => !isInSection(place))];
  await putBytes(folder, NOTE, JSON.stringify(places));
  for (const path of gone) await putFile(join(root, path), folder, path);
}

/** Forgets removed files that are in the content again. */
export async function forgetRestored(root: string): Promise<void> {
  for (const { folder, files } of removals(root)) {
    const restored = files.filter((path) => hasSame(root, path, join(folder, path)));
    for (const path of restored) await removeFile(folder, path);
    // A removed section without pictures has no files.
    if (restored.length === files.length && files.length > 0) await rm(folder, { recursive: true });
  }
}

/** Deletes removals older than `keptMs`, by default all. */
export async function emptyTrash(root: string, keptMs = -Infinity): Promise<void> {
  for (const { id, folder } of removals(root))
    if (Date.now() - Number(id) >= keptMs) await rm(folder, { recursive: true });
}
