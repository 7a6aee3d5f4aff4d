import { pictureNameOf } from '../../../src/schemas/galleries.ts';
import { freeName } from '../../content/freeName.ts';
import { asPicture, type Gallery, type Picture, withPictures } from '../../content/gallery.ts';
import { isMediaPath } from '../../content/mediaPath.ts';
import { galleryFile, slugOf } from '../names.ts';
import { leaves, type Path, valueAt, withValue } from './data.ts';
import { folderOf, type FormOf, mediaPlaces, picturePath } from './draft.ts';
import { wordsOf } from './records.ts';
import type { Files, Place, State } from './work.ts';

/** A picture of a gallery, with what pages call it by. */
export interface KnownPicture extends Picture {
  reference: string;
  file: string;
}

/** Where a picture is to be fetched: from its place, or from where it waits. */
export function sourceOf({ sources, placed }: State, file: string, src: unknown): string {
  const path = picturePath(file, src);
  const source = sources[path];
  return source === undefined || source === placed[path] ? path : source;
}

/** What a page calls a picture of a gallery by. */
export function referenceOf(file: string, src: string): string {
  return `${slugOf(file) ?? ''}/${pictureNameOf(src)}`;
}

/** What a file lists as its pictures, as it stands there. */
function entriesOf(files: Files, file: string): unknown[] {
  const list = valueAt(files[file], ['pictures']);
  return Array.isArray(list) ? list : [];
}

export function picturesOf(files: Files, file: string): Picture[] {
  return entriesOf(files, file).map(asPicture);
}

/** Every picture of every gallery. */
export function knownPictures(files: Files): KnownPicture[] {
  return Object.keys(files)
    .filter((file) => slugOf(file) !== undefined)
    .flatMap((file) =>
      picturesOf(files, file)
        // One without a file cannot be chosen.
        .filter(({ src }) => src !== '')
        .map((picture) => ({ ...picture, file, reference: referenceOf(file, picture.src) })),
    );
}

/** Every field that points at a picture or at a gallery by one of these names. */
export function usesOf(files: Files, formOf: FormOf, names: readonly string[]): Place[] {
  return Object.entries(files).flatMap(([file, data]) => {
    const form = formOf(file);
    if (!form) return [];
    return leaves(form, data)
      .filter(
        ({ field, value }) => field.kind.endsWith('Reference') && names.includes(String(value)),
      )
      .map(({ path }) => ({ file, path }));
  });
}

/** Files in which everything that pointed at a picture points at another one. */
export function pointedAnew(
  files: Files,
  formOf: FormOf,
  [before, after]: readonly [string, string],
  put: (data: unknown, path: Path, reference: string) => unknown = withValue,
): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const { file, path } of usesOf(files, formOf, [before]))
    changed[file] = put(changed[file] ?? files[file], path, after);
  return changed;
}

/** The names of all files in the folder of a file, now and since the start: none is given again. */
export function takenNames({ files, sources, saved }: State, file: string): string[] {
  const folder = folderOf(file);
  const before = saved.find(({ path }) => path === file)?.data;
  const listed = [files[file], before].flatMap((data) =>
    [...JSON.stringify(data ?? null).matchAll(/"(?:src|video)":"\.\/([^"]+)"/gu)].map(
      ([, name = '']) => name,
    ),
  );
  const fetched = Object.keys(sources).filter((path) => path.startsWith(folder));
  return [...listed, ...fetched.map((path) => path.slice(folder.length))];
}

/** Where a file of a gallery goes in another one: to its own name, or to one with a number. */
function freeSource(src: string, taken: readonly string[]): string {
  return `./${freeName(src.replace(/^\.\//u, ''), taken)}`;
}

/** Whether the video of a picture lies beside it: its name is typed, and may be that of no file yet. */
function hasVideo(state: State, formOf: FormOf, path: string): boolean {
  if (!isMediaPath(path)) return false;
  return path in state.sources || mediaPlaces(wordsOf(state.saved), formOf).has(path);
}

/** A picture in another gallery, with everything that points at it. Its file goes along, and its video. */
export function moveToGallery(
  state: State,
  formOf: FormOf,
  { file, index, to }: { file: string; index: number; to: string },
) {
  const picture = picturesOf(state.files, file)[index];
  if (!picture || !isMediaPath(picturePath(file, picture.src))) return undefined;
  const target = galleryFile(to);
  if (state.files[target] === undefined) return undefined;
  const taken = takenNames(state, target);
  const src = freeSource(picture.src, taken);
  const { video = '' } = picture;
  const clip = hasVideo(state, formOf, picturePath(file, video)) && freeSource(video, taken);
  const names = [referenceOf(file, picture.src), referenceOf(target, src)] as const;
  const before: Partial<Gallery> | null = state.files[target];
  const grown = withPictures(before, [{ ...picture, src, ...(clip && { video: clip }) }]);
  const moved = {
    // With too few left for its layout, it keeps it: another picture may come in place of this one.
    [file]: withValue(
      state.files[file],
      ['pictures'],
      entriesOf(state.files, file).filter((_, place) => place !== index),
    ),
    [target]: grown,
  };
  return {
    /** The layout of the other gallery, where it had to be another one. */
    layout: grown.layout === (before?.layout ?? '') ? undefined : grown.layout,
    files: { ...moved, ...pointedAnew({ ...state.files, ...moved }, formOf, names) },
    sources: {
      [picturePath(target, src)]: sourceOf(state, file, picture.src),
      ...(clip && { [picturePath(target, clip)]: sourceOf(state, file, video) }),
    },
  };
}
