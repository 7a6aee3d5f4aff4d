import { join, posix } from 'node:path';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { binnedFile, fileNamed, groupsIn, readNote, subjectOf } from './bin.ts';
import { disk } from './disk.ts';
import { emptyDraft, isLawfulPath } from './draft.ts';
import { freePlaces } from './freePlaces.ts';
import { PORTFOLIO } from './gallery.ts';
import { binOf } from './places.ts';
import { readContentFile, shapeOf } from './readContent.ts';
import { save } from './save.ts';
import type { Fields, Note, Path, Place } from './binEntry.ts';
import type { ChangedFile, Draft, SaveResult } from './types.ts';

function partOf(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, name) => (part as Fields | undefined)?.[name], data);
}

/** The list or group that something goes back into: a video to its picture, wherever that stands by now. */
function holderOf(data: unknown, { path, poster }: Place): unknown {
  const pictures = poster === undefined ? undefined : partOf(data, path.slice(0, -2));
  const own = Array.isArray(pictures)
    ? (pictures as Fields[]).find(({ src }) => src === poster)
    : undefined;
  return own ?? partOf(data, path.slice(0, -1));
}

/** Puts an entry back into its list, or a picture or video into its place; the one that is there gives way. */
function putBack(data: unknown, place: Place, value: Place['value']): Place['value'] | undefined {
  const holder = holderOf(data, place);
  const name = place.path.at(-1) ?? 0;
  if (Array.isArray(holder)) holder.splice(Number(name), 0, value);
  if (Array.isArray(holder) || typeof holder !== 'object' || holder === null) return undefined;
  const instead = (holder as Fields)[name] as Place['value'] | undefined;
  (holder as Fields)[name] = value;
  return instead;
}

/** The words of a place, with the paths that its files go back to. */
function valueFor({ file, value }: Place, paths: ReadonlyMap<string, string>): Place['value'] {
  const nameNow = (name: string) => {
    const path = paths.get(fileNamed(file, name));
    return path === undefined ? name : `./${posix.relative(posix.dirname(file), path)}`.normalize();
  };
  if (typeof value === 'string') return nameNow(value);
  const { src, video } = value;
  if (typeof src === 'string')
    return {
      ...value,
      src: nameNow(src),
      ...(typeof video === 'string' && { video: nameNow(video) }),
    };
  const path = paths.get(subjectOf(file, value) ?? '');
  return path === undefined ? value : { ...value, gallery: posix.basename(posix.dirname(path)) };
}

/** The galleries that come back with a draft, by their names. */
function galleriesOf({ photos, removedFiles }: Draft): string[] {
  return photos
    .map(({ path }) => path)
    .filter((path) => shapeOf(path) === 'galleries' && !removedFiles.includes(path))
    .map((path) => posix.basename(posix.dirname(path)));
}

/** Lists galleries at the end of the portfolio that no words name, as a gallery has to be shown somewhere. */
function nameInPortfolio(galleries: readonly string[], files: Iterable<ChangedFile>): void {
  const words = [...files];
  const groups = words.flatMap(({ data }) => groupsIn(data));
  const named = new Set(groups.map(({ value }) => value.gallery));
  const portfolio = words.find(({ path }) => path === PORTFOLIO)?.data as Fields | undefined;
  const unnamed = galleries.filter((gallery) => !named.has(gallery));
  if (Array.isArray(portfolio?.galleries))
    portfolio.galleries.push(...unnamed.map((gallery) => ({ gallery })));
}

/** What has to change so that a removal is undone. */
function draftOf(root: string, { id, files, places }: Note): Draft {
  const draft = emptyDraft();
  const paths = freePlaces(files, new ContentFolder(root));
  draft.photos = files.map((path, index) => {
    const free = paths.get(path.normalize()) ?? path;
    const source = binnedFile(root, id, index);
    if (isLawfulPath(free)) return { path: free, source };
    // There is only one place for it: the file that is there by now goes to the bin.
    draft.removedFiles.push(path);
    return { path, source };
  });
  const galleries = galleriesOf(draft);
  const changed = new Map<string, ChangedFile>();
  for (const path of [
    ...places.map(({ file }) => file),
    ...(galleries.length > 0 ? [PORTFOLIO] : []),
  ]) {
    const file = changed.get(path) ?? readContentFile(root, path);
    if (file) changed.set(path, file);
  }
  for (const place of places) {
    const instead = putBack(changed.get(place.file)?.data, place, valueFor(place, paths));
    const displaced = instead && subjectOf(place.file, instead);
    if (displaced !== undefined && isLawfulPath(displaced)) draft.removedPhotos.push(displaced);
  }
  nameInPortfolio(galleries, changed.values());
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
