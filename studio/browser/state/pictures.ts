import { memoise } from '../../../src/logic/memoise.ts';
import { pictureNameOf } from '../../../src/logic/mediaExtensions.ts';
import { asPicture, type Picture } from '../../shared/gallery.ts';
import {
  type EditableFiles,
  type Files,
  leavesOf,
  listAt,
  type Path,
  type Place,
  setAt,
  slugOf,
  valueAt,
} from './content.ts';

/** A picture of a gallery, with the name that pages use for it. */
export interface KnownPicture extends Picture {
  reference: string;
  file: string;
}

/** The path in the content folder of a picture that a file names. */
export function picturePath(file: string, src: unknown): string {
  return file.slice(0, file.lastIndexOf('/') + 1) + String(src).replace(/^\.\//u, '');
}

/** The name that pages use for a picture of a gallery. */
export function referenceOf(file: string, src: string): string {
  return `${slugOf(file) ?? ''}/${pictureNameOf(src)}`;
}

const asPictures = memoise((list: readonly unknown[]): readonly Picture[] =>
  Object.freeze(list.map(asPicture)),
);

export function picturesOf(files: Files, file: string): readonly Picture[] {
  return asPictures(listAt(files, file, 'pictures') ?? []);
}

const knownIn = memoise((pictures: readonly Picture[], file): readonly KnownPicture[] =>
  pictures
    .filter(({ src }) => src !== '')
    .map((one) => ({ ...one, file, reference: referenceOf(file, one.src) })),
);

export const knownPictures = memoise((files: Files): readonly KnownPicture[] => {
  const galleries = Object.keys(files).filter((file) => slugOf(file) !== undefined);
  return galleries.flatMap((file) => knownIn(picturesOf(files, file), file));
});

/** Every picture, video and logo that the files name, by path, with the field that names it. */
export const mediaPlaces = memoise((files: Files): ReadonlyMap<string, Place> => {
  const named = leavesOf(files).filter(
    ({ field, value }) => ['picture', 'video', 'logo'].includes(field.kind) && value !== '',
  );
  return new Map(named.map((leaf) => [picturePath(leaf.file, leaf.value), leaf]));
});

/** Where a list or group names this picture now: here, or moved in its list; undefined if removed. */
export function placeOfPicture(
  files: Files,
  { file, path }: Place,
  src: string,
): Place | undefined {
  // An entry by hand may lack its `src`.
  const isIt = (entry: unknown) => entry !== undefined && asPicture(entry).src === src;
  if (isIt(valueAt(files[file], path))) return { file, path: [...path, 'src'] };
  const list = valueAt(files[file], path.slice(0, -1));
  const index = Array.isArray(list) ? list.findIndex(isIt) : -1;
  return index === -1 ? undefined : { file, path: [...path.slice(0, -1), index, 'src'] };
}

/** Every field that refers to a picture of a gallery. */
export function usesOf(files: Files, reference: string): Place[] {
  return leavesOf(files).filter(
    ({ field, value }) => field.kind === 'pictureReference' && value === reference,
  );
}

/** What becomes of a focus point such as "54% 50%" with another picture; undefined drops it. */
export type PointChange = (point: string) => string | undefined;

const dropPoint: PointChange = () => undefined;

/** Replaces the picture of a field; by default, the focus point of the old one goes. */
export function setPicture(
  files: EditableFiles,
  { file, path }: Place,
  picture?: string,
  changePoint = dropPoint,
): void {
  if (valueAt(files[file], path) === picture) return;
  setAt(files, [file, ...path], picture);
  const group: Path = [file, ...path.slice(0, -1)];
  const point = valueAt(files, [...group, 'position']);
  if (typeof point === 'string') setAt(files, [...group, 'position'], changePoint(point));
  const points = valueAt(files, [...group, 'positions']);
  for (const [screen, one] of Object.entries(Object(points) as Record<string, string>))
    // A banner needs its points.
    setAt(files, [...group, 'positions', screen], changePoint(one) ?? one);
}

/** Replaces the file of a picture, also in every field that refers to it. */
export function replacePicture(
  files: EditableFiles,
  place: Place,
  src: string,
  changePoint?: PointChange,
): void {
  const { file, path } = place;
  const before = valueAt(files[file], path);
  setPicture(files, place, src, changePoint);
  if (slugOf(file) === undefined || typeof before !== 'string') return;
  for (const use of usesOf(files, referenceOf(file, before)))
    setPicture(files, use, referenceOf(file, src), changePoint);
}
