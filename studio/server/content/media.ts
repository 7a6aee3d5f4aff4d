import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { ContentFolder } from '../../../content-check/contentFolder.ts';
import { companionOf } from '../../../src/logic/mediaExtensions.ts';
import { isMediaPath, mediaFolder } from './contentFiles.ts';
import { foldersOf } from './folders.ts';
import { freePath } from '../../shared/freeName.ts';
import { putBytes, putFile } from './copyFiles.ts';
import { removals, trashedFile } from './trash.ts';

/** Whole paths of the media in the content and of those that wait to be saved, by path. */
export function storedMedia(root: string): Map<string, string> {
  const media = [foldersOf(root).files, root].flatMap((folder) =>
    new ContentFolder(folder).files
      .filter(isMediaPath)
      .map((path) => [path.normalize(), join(folder, path)] as const),
  );
  return new Map(media);
}

/** Time of each picture, video and logo, those included that wait to be saved. In ms since 1970. */
export function mediaTimes(root: string): Record<string, number> {
  const media = [...storedMedia(root)];
  return Object.fromEntries(media.map(([path, file]) => [path, statSync(file).mtimeMs]));
}

/** Whole path of a file in a folder: macOS decomposes accents, and symbolic links may leave the folder. */
function fileIn(folder: string, path: string): string | undefined {
  const names = path.normalize().split('/');
  const last = names.length - 1;
  let place = folder;
  for (const [index, name] of names.entries()) {
    const entries = existsSync(place) ? readdirSync(place, { withFileTypes: true }) : [];
    const isKind = (entry: Dirent) => (index === last ? entry.isFile() : entry.isDirectory());
    const entry = entries.find((one) => isKind(one) && one.name.normalize() === name);
    if (!entry) return undefined;
    place = join(place, entry.name);
  }
  return place;
}

/** Whole path of a picture, video or logo: in the content, waiting to be saved, or in the trash. */
export function findMedia(root: string, path: string): string | undefined {
  if (!isMediaPath(path)) return undefined;
  // Not by `storedMedia`: each picture of the window is a request, and there may be thousands.
  const stored = fileIn(root, path) ?? fileIn(foldersOf(root).files, path);
  return stored ?? trashedFile(root, path);
}

/** Stores files or bytes by path until words that name them are saved. Returns their times. */
export async function storeMedia(
  root: string,
  sources: ReadonlyMap<string, string | Uint8Array>,
): Promise<Record<string, number>> {
  const { files } = foldersOf(root);
  const times: Record<string, number> = {};
  for (const [path, source] of sources) {
    if (typeof source === 'string') await putFile(source, files, path);
    else await putBytes(files, path, source);
    times[path] = statSync(join(files, path)).mtimeMs;
  }
  return times;
}

/**
 * Stores the media of a file of words for another one, under their names. The old ones stay where they are
 * until no saved words name them.
 *
 * @returns the times of the new ones
 */
export async function copyMediaOfFile(root: string, from: string, to: string) {
  const [folder, target] = [mediaFolder(from), mediaFolder(to)];
  const inFolder = [...storedMedia(root)].filter(([path]) => posix.dirname(path) === folder);
  const copies = inFolder.map(
    ([path, whole]) => [posix.join(target, posix.basename(path)), whole] as const,
  );
  return storeMedia(root, new Map(copies));
}

/** A path relative to a file of words, as YAML names it. */
export function sourceOf(file: string, path: string): string {
  return `./${posix.relative(posix.dirname(file), path)}`;
}

/** Paths that media have or had. */
export function takenPaths(root: string): string[] {
  return [...storedMedia(root).keys(), ...removals(root).flatMap(({ files }) => files)];
}

/** Stores a file for a file of words, under a path that no other file has or had. */
export async function addMedia(root: string, file: string, name: string, bytes: Uint8Array) {
  const path = freePath(posix.join(mediaFolder(file), name), takenPaths(root));
  const { [path]: time = 0 } = await storeMedia(root, new Map([[path, bytes]]));
  return { path, src: sourceOf(file, path), time };
}

export type StoredMedia = Awaited<ReturnType<typeof addMedia>>;

/**
 * Stores a copy of a picture or video for another file of words, with what belongs to it. Undefined if
 * there is no such file.
 */
export async function copyMedia(root: string, file: string, path: string) {
  const source = findMedia(root, path);
  if (source === undefined) return undefined;
  const bytes = readFileSync(source);
  const stored = findTwin(root, file, bytes) ?? (await addMedia(root, file, basename(path), bytes));
  const [companion, storedCompanion] = [companionOf(path), companionOf(stored.path)];
  if (companion === undefined || storedCompanion === undefined) return stored;
  const belonging = findMedia(root, companion);
  if (belonging !== undefined) await storeMedia(root, new Map([[storedCompanion, belonging]]));
  return stored;
}

/** Media with the same bytes in the folder of a file of words, unsaved uploads included. */
export function findTwin(root: string, file: string, bytes: Uint8Array) {
  for (const [path, whole] of storedMedia(root)) {
    if (posix.dirname(path) !== mediaFolder(file)) continue;
    const { size, mtimeMs: time } = statSync(whole);
    if (size === bytes.length && readFileSync(whole).equals(bytes))
      return { path, src: sourceOf(file, path), time };
  }
  return undefined;
}
