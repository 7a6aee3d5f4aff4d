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

/** Whole path of a picture, video or logo: in the content, waiting to be saved, or in the trash. */
export function findMedia(root: string, path: string): string | undefined {
  if (!isMediaPath(path)) return undefined;
  const folders = [root, filesOf(root)].map((folder) => new ContentFolder(folder));
  const folder = folders.find((one) => one.has(path));
  return folder?.pathOf(path) ?? trashedFile(root, path);
}

/** Keeps a file until words that name it are saved. */
export async function storeMedia(
  root: string,
  path: string,
  source: string | Uint8Array,
): Promise<number> {
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  await putBytes(filesOf(root), path, bytes);
  return statSync(join(filesOf(root), path)).mtimeMs;
}

/** Where a new file for a file of words goes: a path that no other file has or had. */
function newMediaPath(root: string, file: string, name: string): string {
  const taken = [root, filesOf(root)].flatMap((folder) => new ContentFolder(folder).files);
  return freePath(posix.join(mediaFolder(file), name), [...taken, ...trashedPaths(root)]);
}

/** Stores a file under a free path; returns it as YAML names it. */
export async function addMedia(
  root: string,
  file: string,
  name: string,
  source: string | Uint8Array,
): Promise<StoredMedia> {
  const path = newMediaPath(root, file, name);
  const time = await storeMedia(root, path, source);
  return { path, src: sourceOf(file, path), time };
}

/** A path as a file of words names it. */
export function sourceOf(file: string, path: string): string {
  return `./${posix.relative(posix.dirname(file), path)}`;
}

/** The path of media with these bytes in the folder of a file of words; also of those not saved yet. */
export function findTwin(root: string, file: string, bytes: Uint8Array): string | undefined {
  const folder = mediaFolder(file);
  return [root, filesOf(root)]
    .flatMap((home) =>
      new ContentFolder(home).files.map((path) => ({ path, whole: join(home, path) })),
    )
    .filter(({ path }) => posix.dirname(path) === folder && isMediaPath(path))
    .find(({ whole }) => statSync(whole).size === bytes.length && readFileSync(whole).equals(bytes))
    ?.path;
}
