import { pictureNameOf } from '../../../src/schemas/galleries.ts';
import { asPicture, type Picture, PORTFOLIO, withPictures } from '../../content/gallery.ts';
import { slugOf } from '../names.ts';
import {
  type Files,
  type FormOf,
  leavesOf,
  type Path,
  type Place,
  setAt,
  valueAt,
} from './data.ts';

/** The files of an immer draft: the functions that take them change them. */
type Draft = Record<string, unknown>;

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

function entriesOf(files: Files, file: string): unknown[] {
  const list = valueAt(files[file], ['pictures']);
  return Array.isArray(list) ? list : [];
}

export function picturesOf(files: Files, file: string): Picture[] {
  return entriesOf(files, file).map(asPicture);
}

/** Every picture of every gallery; a page can refer to each. */
export function knownPictures(files: Files): KnownPicture[] {
  const galleries = Object.keys(files).filter((file) => slugOf(file) !== undefined);
  return galleries.flatMap((file) =>
    picturesOf(files, file)
      .filter(({ src }) => src !== '')
      .map((picture) => ({ ...picture, file, reference: referenceOf(file, picture.src) })),
  );
}

/** Every picture, video and logo that the files name, by path, with the field that names it. */
export function mediaPlaces(files: Files, formOf: FormOf): ReadonlyMap<string, Place> {
  const named = leavesOf(files, formOf).filter(
    ({ field, value }) => ['picture', 'video', 'logo'].includes(field.kind) && value !== '',
  );
  return new Map(named.map((leaf) => [picturePath(leaf.file, leaf.value), leaf]));
}

/** Every field that refers to a picture, a gallery or a page by one of these names. */
export function usesOf(files: Files, formOf: FormOf, names: readonly string[]): Place[] {
  return leavesOf(files, formOf).filter(
    ({ field, value }) => /Reference$|^link$/u.test(field.kind) && names.includes(String(value)),
  );
}

/** Puts another picture into a field; the point to keep in sight was one of the picture before. */
export function setPicture(files: Draft, { file, path }: Place, picture: string | undefined): void {
  if (valueAt(files[file], path) === picture) return;
  setAt(files, [file, ...path], picture);
  const point: Path = [file, ...path.slice(0, -1), 'position'];
  if (valueAt(files, point) !== undefined) setAt(files, point, undefined);
}

/** Replaces the file of a picture, also in every field that refers to it. */
export function replacePicture(files: Draft, formOf: FormOf, place: Place, src: string): void {
  const { file, path } = place;
  const before = valueAt(files[file], path);
  setPicture(files, place, src);
  if (slugOf(file) === undefined || typeof before !== 'string') return;
  for (const use of usesOf(files, formOf, [referenceOf(file, before)]))
    setPicture(files, use, referenceOf(file, src));
}

export interface Move {
  /** The picture as its gallery names it. */
  from: { file: string; src: string };
  /** The other gallery, and the copies made there as it names them. */
  to: { file: string; src: string; video?: string | undefined };
}

/** Moves a picture to the end of another gallery, with every field that refers to it. */
export function moveToGallery(files: Draft, formOf: FormOf, { from, to }: Move): void {
  const picture = picturesOf(files, from.file).find(({ src }) => src === from.src);
  const target = files[to.file];
  if (!picture || target === undefined) return;
  const uses = usesOf(files, formOf, [referenceOf(from.file, from.src)]);
  const { src, video = picture.video } = to;
  const rest = entriesOf(files, from.file).filter((entry) => valueAt(entry, ['src']) !== from.src);
  setAt(files, [from.file, 'pictures'], rest);
  files[to.file] = withPictures(target, [{ ...picture, src, ...(video && { video }) }]);
  for (const use of uses) setAt(files, [use.file, ...use.path], referenceOf(to.file, src));
}

/** Lists a gallery at the end of the portfolio, or no more; an unreadable portfolio stays as it is. */
export function listInPortfolio(files: Draft, gallery: string, isListed: boolean): void {
  const listed = valueAt(files[PORTFOLIO], ['galleries']);
  if (!Array.isArray(listed)) return;
  const rest = (listed as unknown[]).filter((entry) => valueAt(entry, ['gallery']) !== gallery);
  setAt(files, [PORTFOLIO, 'galleries'], isListed ? [...rest, { gallery }] : rest);
}
