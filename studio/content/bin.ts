import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ContentFolder } from '../../src/integrations/contentCheck/contentFolder.ts';
import { PICTURE } from '../../src/logic/mediaEndings.ts';
import { binEntry, type Fields, NOTE, type Note, type Path, type Place } from './binEntry.ts';
import { disk } from './disk.ts';
import { emptyDraft, isLawfulPath } from './draft.ts';
import { freePlaces } from './freePlaces.ts';
import { binOf } from './places.ts';
import { readContentFile } from './readContent.ts';
import { save } from './save.ts';
import type { BinEntry, ChangedFile, Draft, SaveResult } from './types.ts';
import type { Transaction } from './workshop.ts';

/** The file or gallery that an entry is about. */
function subjectOf(file: string, { src, gallery }: Fields): string | undefined {
  if (typeof src === 'string') return posix.join(posix.dirname(file), src);
  return typeof gallery === 'string' ? `galleries/${gallery}/gallery.yaml` : undefined;
}

/** All groups of fields in some data, with their places. */
function groupsIn(data: unknown, path: Path = []): { path: Path; value: Fields }[] {
  if (typeof data !== 'object' || data === null) return [];
  const inner = Object.entries(data).flatMap(([name, value]) =>
    groupsIn(value, [...path, Array.isArray(data) ? Number(name) : name]),
  );
  return Array.isArray(data) ? inner : [{ path, value: data as Fields }, ...inner];
}

function placesIn(root: string, file: string, gone: ReadonlySet<string>): Place[] {
  return groupsIn(readContentFile(root, file)?.data)
    .filter(({ value }) => gone.has(subjectOf(file, value) ?? ''))
    .map((place) => ({ file, ...place }));
}

/** What a saving puts into the bin, with all that is needed to bring it back. */
export function binFor(root: string, draft: Draft): Transaction['bin'] {
  // What has only gone to another place is not gone, but for a gallery that is: it comes back whole.
  const moved = new Set(draft.photos.map(({ source }) => source));
  const folders = new Set(draft.removedFiles.map(posix.dirname));
  const files = [...draft.removedFiles, ...draft.removedPhotos].filter(
    (path) =>
      existsSync(join(root, path)) &&
      (!moved.has(join(root, path)) || folders.has(posix.dirname(path))),
  );
  if (files.length === 0) return undefined;
  const gone = new Set(files);
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

function readNote(root: string, id: string): Note | undefined {
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

/** Puts an entry back into its list, or a picture into its place; the one that is there gives way. */
function putBack(data: unknown, { path, value }: Place): Fields | undefined {
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((part, name) => (part as Fields | undefined)?.[name], data);
  const name = path.at(-1) ?? 0;
  if (Array.isArray(holder)) holder.splice(Number(name), 0, value);
  if (Array.isArray(holder) || typeof holder !== 'object' || holder === null) return undefined;
  const instead = (holder as Fields)[name] as Fields | undefined;
  (holder as Fields)[name] = value;
  return instead;
}

/** The words of a place, with the path that a file goes back to. */
function valueFor({ file, value }: Place, path: string | undefined): Fields {
  if (path === undefined) return value;
  return 'src' in value
    ? { ...value, src: `./${posix.relative(posix.dirname(file), path)}` }
    : { ...value, gallery: posix.basename(posix.dirname(path)) };
}

/** What has to change so that a removal is undone. */
function draftOf(root: string, { id, files, places }: Note): Draft {
  const draft = emptyDraft();
  const paths = freePlaces(files, new ContentFolder(root));
  draft.photos = files.map((path, index) => {
    const free = paths.get(path) ?? path;
    const source = binnedFile(root, id, index);
    if (isLawfulPath(free)) return { path: free, source };
    // There is only one place for it: the file that is there by now goes to the bin.
    draft.removedFiles.push(path);
    return { path, source };
  });
  const changed = new Map<string, ChangedFile>();
  for (const place of places) {
    const file = changed.get(place.file) ?? readContentFile(root, place.file);
    if (!file) continue;
    changed.set(place.file, file);
    const path = paths.get(subjectOf(place.file, place.value) ?? '');
    const instead = putBack(file.data, { ...place, value: valueFor(place, path) });
    const displaced = instead && subjectOf(file.path, instead);
    if (displaced !== undefined) draft.removedPhotos.push(displaced);
  }
  return { ...draft, files: [...changed.values()] };
}

/**
 * Brings something back from the bin: its files and the words that stood there for it.
 *
 * @returns what saving says; undefined when the bin has no such entry
 */
export async function restore(root: string, id: string): Promise<SaveResult | undefined> {
  const note = readNote(root, id);
  if (!note) return undefined;
  const result = await save(root, draftOf(root, note));
  if ('saved' in result) await disk.rm(join(binOf(root), id));
  return result;
}
