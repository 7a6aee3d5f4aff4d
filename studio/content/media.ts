import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { freePath } from './freeName.ts';
import { isMediaPath, mediaFolder } from './paths.ts';
import { filesOf } from './places.ts';
import { putBytes } from './sync.ts';
import { trashedFile, trashedPaths } from './trash.ts';
import type { StoredMedia } from '../types.ts';

/** Whole paths of the media in the content and of those that wait to be saved, by path. */
function storedMedia(root: string): Map<string, string> {
  const media = [filesOf(root), root].flatMap((folder) =>
    new ContentFolder(folder).files
      .filter(isMediaPath)
      .map((path) => [path, join(folder, path)] as const),
  );
  return new Map(media);
}

/** Time of each picture, video and logo, those included that wait to be saved. In ms since 1970. */
export function mediaTimes(root: string): Record<string, number> {
  const media = [...storedMedia(root)];
  return Object.fromEntries(media.map(([path, file]) => [path, statSync(file).mtimeMs]));
}

/** Whole path of a picture, video or logo: in the content, waiting to be saved, or in the trash. */
export function findMedia(root: string, path: string): string | undefined {
  if (!isMediaPath(path)) return undefined;
  const folders = [root, filesOf(root)].map((folder) => new ContentFolder(folder));
  const folder = folders.find((one) => one.has(path));
  return folder?.pathOf(path) ?? trashedFile(root, path);
}

/** Keeps a file until words that name it are saved; returns its time. */
export async function storeMedia(
  root: string,
  path: string,
  source: string | Uint8Array,
): Promise<number> {
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  await putBytes(filesOf(root), path, bytes);
  return statSync(join(filesOf(root), path)).mtimeMs;
}

/** A path as a file of words names it. */
function sourceOf(file: string, path: string): string {
  return `./${posix.relative(posix.dirname(file), path)}`;
}

/** Stores a file for a file of words, under a path that no other file has or had. */
export async function addMedia(
  root: string,
  file: string,
  name: string,
  source: string | Uint8Array,
): Promise<StoredMedia> {
  const taken = [...storedMedia(root).keys(), ...trashedPaths(root)];
  const path = freePath(posix.join(mediaFolder(file), name), taken);
  return { path, src: sourceOf(file, path), time: await storeMedia(root, path, source) };
}

/** Media with these bytes in the folder of a file of words; also what is not saved yet. */
export function findTwin(root: string, file: string, bytes: Uint8Array): StoredMedia | undefined {
  for (const [path, whole] of storedMedia(root)) {
    if (posix.dirname(path) !== mediaFolder(file)) continue;
    const { size, mtimeMs: time } = statSync(whole);
    if (size === bytes.length && readFileSync(whole).equals(bytes))
      return { path, src: sourceOf(file, path), time };
  }
  return undefined;
}
