import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, posix } from 'node:path';
import { PICTURE } from '../../src/logic/mediaEndings.ts';
import { binEntry, type Fields, NOTE, type Note, type Path, type Place } from './binEntry.ts';
import { galleryFolderOf } from './freePlaces.ts';
import { binOf } from './places.ts';
import { readContentFile } from './readContent.ts';
import type { BinEntry, Draft } from './types.ts';
import type { Transaction } from './workshop.ts';

/** The file that words name, with one sign for each accent, however the words and the disk spell it. */
export function fileNamed(file: string, name: string): string {
  return posix.join(posix.dirname(file), name).normalize();
}

/** The file or gallery that an entry is about, or a video by itself. */
export function subjectOf(file: string, value: Place['value']): string | undefined {
  if (typeof value === 'string') return fileNamed(file, value);
  const { src, gallery } = value;
  if (typeof src === 'string') return fileNamed(file, src);
  return typeof gallery === 'string' ? `galleries/${gallery}/gallery.yaml` : undefined;
}

/** All groups of fields in some data, with their places. */
export function groupsIn(data: unknown, path: Path = []): { path: Path; value: Fields }[] {
  if (typeof data !== 'object' || data === null) return [];
  const inner = Object.entries(data).flatMap(([name, value]) =>
    groupsIn(value, [...path, Array.isArray(data) ? Number(name) : name]),
  );
  return Array.isArray(data) ? inner : [{ path, value: data as Fields }, ...inner];
}

function placesIn(root: string, file: string, gone: ReadonlySet<string>): Place[] {
  const isGone = (value: Place['value']) => gone.has(subjectOf(file, value) ?? '');
  return groupsIn(readContentFile(root, file)?.data).flatMap(({ path, value }): Place[] => {
    // A page that shows a gallery does not go with it.
    if (path.length === 0) return [];
    if (isGone(value)) return [{ file, path, value }];
    const { src, video } = value;
    if (typeof video !== 'string' || !isGone(video)) return [];
    return [{ file, path: [...path, 'video'], value: video, poster: src }];
  });
}

/** Where a file lies, whatever links lead there. */
function realPath(file: string): string {
  return existsSync(file) ? realpathSync(file) : file;
}

/** What a saving puts into the bin, with all that is needed to bring it back. */
export function binFor(root: string, draft: Draft): Transaction['bin'] {
  // What has only gone to another place is not gone, but for a gallery that is: it comes back whole.
  const moved = new Set(draft.photos.map(({ source }) => realPath(source)));
  const folders = new Set(draft.removedFiles.map(galleryFolderOf));
  const files = [...draft.removedFiles, ...draft.removedPhotos].filter(
    (path) =>
      existsSync(join(root, path)) &&
      (!moved.has(realPath(join(root, path))) || folders.has(galleryFolderOf(path))),
  );
  if (files.length === 0) return undefined;
  const gone = new Set(files.map((path) => path.normalize()));
  return binEntry(
    root,
    files,
    draft.files.flatMap(({ path }) => placesIn(root, path, gone)),
  );
}

/** Where the bin keeps a file of an entry, counted from 0. */
export function binnedFile(root: string, id: string, index: number | string): string {
  return join(binOf(root), id, String(index));
}

/** What the bin knows of an entry; nothing where there is none, or a damaged one. */
export function readNote(root: string, id: string): Note | undefined {
  const file = join(binOf(root), id, NOTE);
  if (!/^[\d-]+$/u.test(id) || !existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Note;
  } catch {
    // One that is damaged hides no other; its files lie there still.
    return undefined;
  }
}

/** What is in the bin, the last removal first. */
export function listBin(root: string): BinEntry[] {
  const folder = binOf(root);
  const names = existsSync(folder) ? readdirSync(folder).sort().reverse() : [];
  return names.flatMap((id) => {
    const { removed, files } = readNote(root, id) ?? {};
    if (removed === undefined || !files) return [];
    return [{ id, removed, files, pictures: files.filter((path) => PICTURE.test(path)) }];
  });
}
