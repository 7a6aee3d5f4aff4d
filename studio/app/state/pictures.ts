import { pictureNameOf } from '../../../src/schemas/galleries.ts';
import { asPicture, type Picture, PORTFOLIO, withPictures } from '../../content/gallery.ts';
import { slugOf } from '../names.ts';
import { type Files, type FormOf, leaves, type Path, type Place, setAt, valueAt } from './data.ts';

/** The files of an immer draft: the functions that take them change them. */
type Draft = Record<string, unknown>;

/** A picture of a gallery, with the name that pages use for it. */
export interface KnownPicture extends Picture {
  reference: string;
  file: string;
}

const MEDIA: readonly string[] = ['picture', 'video', 'logo'];

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

function placesOf(
  files: Files,
  formOf: FormOf,
  isMeant: (kind: string, value: unknown) => boolean,
) {
  return Object.entries(files).flatMap(([file, data]) => {
    const form = formOf(file);
    const found = form ? leaves(form, data) : [];
    return found
      .filter(({ field, value }) => isMeant(field.kind, value))
      .map(({ path, value }) => ({ file, path, value }));
  });
}

/** Every picture, video and logo that the files name, by path, with the field that names it. */
export function mediaPlaces(files: Files, formOf: FormOf): ReadonlyMap<string, Place> {
  const named = placesOf(files, formOf, (kind, value) => MEDIA.includes(kind) && value !== '');
  return new Map(named.map((place) => [picturePath(place.file, place.value), place]));
}

/** Every field that refers to a picture, a gallery or a page by one of these names. */
export function usesOf(files: Files, formOf: FormOf, names: readonly string[]): Place[] {
  return placesOf(
    files,
    formOf,
    (kind, value) => /Reference$|^link$/u.test(kind) && names.includes(String(value)),
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
  file: string;
  /** The picture as its gallery names it. */
  src: string;
  /** The file of the other gallery. */
  to: string;
  /** The copies made there, as its file names them. */
  copy: { src: string; video?: string | undefined };
}

/** Moves a picture to the end of another gallery, with every field that refers to it. */
export function moveToGallery(files: Draft, formOf: FormOf, { file, src, to, copy }: Move): void {
  const picture = picturesOf(files, file).find((one) => one.src === src);
  if (!picture || files[to] === undefined) return;
  const uses = usesOf(files, formOf, [referenceOf(file, src)]);
  const video = copy.video === undefined ? {} : { video: copy.video };
  const rest = entriesOf(files, file).filter((entry) => valueAt(entry, ['src']) !== src);
  setAt(files, [file, 'pictures'], rest);
  files[to] = withPictures(files[to], [{ ...picture, src: copy.src, ...video }]);
  for (const use of uses) setAt(files, [use.file, ...use.path], referenceOf(to, copy.src));
}

/** Adds a gallery at the end of the portfolio; an unreadable portfolio stays as it is. */
export function addToPortfolio(files: Draft, gallery: string): void {
  const listed = valueAt(files[PORTFOLIO], ['galleries']);
  if (Array.isArray(listed)) listed.push({ gallery });
}

export function removeFromPortfolio(files: Draft, gallery: string): void {
  const listed = valueAt(files[PORTFOLIO], ['galleries']);
  if (!Array.isArray(listed)) return;
  const rest = listed.filter((entry) => valueAt(entry, ['gallery']) !== gallery);
  setAt(files, [PORTFOLIO, 'galleries'], rest);
}
