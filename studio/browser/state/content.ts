import { pictureNameOf } from '../../../src/logic/mediaExtensions.ts';
import { asPicture, type Picture, PORTFOLIO } from '../../shared/gallery.ts';
import { type Field, formFields } from '../../shared/forms/formFields.ts';
import type { ContentFile } from '../../server/content/contentFiles.ts';

/** A place in the data of a file, such as ["about", "counters", 1, "value"]. */
export type Path = readonly (string | number)[];

/** A field of a file; an empty path means the file as a whole. */
export interface Place {
  readonly file: string;
  readonly path: Path;
}

/** The data of all files with the owner's changes, by path; immutable. */
export type Files = Readonly<Record<string, unknown>>;
export type Records = Readonly<Record<string, ContentFile>>;
/** When each picture, video and logo was written, in ms. */
export type Media = Readonly<Record<string, number>>;
/** The files inside of `edit`, which functions may change. */
export type EditableFiles = Record<string, unknown>;

const FORMS = formFields();
const REDIRECTS = 'redirects.yaml';

/** The form of a file, by the pattern of its path: all files of a folder have the same. */
export function formOf(path: string): Field | undefined {
  const [folder] = path.split('/');
  return Object.entries(FORMS).find(([pattern]) => pattern.split('/')[0] === folder)?.[1];
}

/** The folder of a gallery's file; nothing for other files. */
export function slugOf(path: string): string | undefined {
  return /^galleries\/([^/]+)\/gallery\.yaml$/u.exec(path)?.[1];
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, part) => (value as EditableFiles | undefined)?.[part], data);
}

/** Sets or removes a value in files or a part of them; missing groups are created. */
export function setAt(data: unknown, [part, ...rest]: Path, value: unknown): void {
  const group = data as Record<string | number, unknown>;
  if (part === undefined) return;
  if (rest.length > 0) setAt((group[part] ??= {}), rest, value);
  else if (value === undefined && !Array.isArray(data)) Reflect.deleteProperty(group, part);
  else group[part] = value;
}

export function without<Value>(all: Readonly<Record<string, Value>>, paths: readonly string[]) {
  return Object.fromEntries(Object.entries(all).filter(([path]) => !paths.includes(path)));
}

export function recordsOf(files: readonly ContentFile[]): Records {
  return Object.fromEntries(files.map((file) => [file.path, file]));
}

export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** An empty entry with all required fields. */
export function blankOf(field: Field): unknown {
  const { kind, fields = [], entry, options, min = 0, start = '' } = field;
  if (kind === 'kinds') return fields[0] && blankOf(fields[0]);
  if (kind === 'list') return Array.from({ length: min }, () => entry && blankOf(entry));
  if (kind === 'number') return field.min;
  if (kind !== 'group') return options ? options[0] : start;
  const needed = fields.filter(({ isOptional }) => !isOptional);
  return Object.fromEntries(needed.map((inner) => [inner.key, blankOf(inner)]));
}

/** The kind of a union that an entry has; any other field itself. */
export function kindOf(field: Field, value: unknown): Field {
  if (field.kind !== 'kinds') return field;
  const isRight = ({ kind, key, options }: Field) =>
    kind !== 'fixed' || valueAt(value, [key]) === options?.[0];
  const { fields: kinds = [] } = field;
  return kinds.find(({ fields }) => fields?.every(isRight)) ?? kinds[0] ?? field;
}

/** Whether one place is another or lies in it. */
export function isWithin(path: Path, outer: Path): boolean {
  return outer.every((part, index) => path[index] === part);
}

/** A leaf field with its place and value. */
export interface Leaf {
  field: Field;
  path: Path;
  value: unknown;
}

/** All leaf fields of a form, in order. */
export function leaves(field: Field, value: unknown, path: Path = []): Leaf[] {
  if (value === undefined || value === null) return [];
  const { kind, fields = [], entry } = kindOf(field, value);
  const inside = (inner: Field, key: string | number) =>
    leaves(inner, valueAt(value, [key]), [...path, key]);
  if (kind === 'group') return fields.flatMap((inner) => inside(inner, inner.key));
  if (kind === 'list' && entry && Array.isArray(value))
    return [...value.keys()].flatMap((index) => inside(entry, index));
  return [{ field, path, value }];
}

/** All leaf fields of all files. */
export function leavesOf(files: Files): (Leaf & { file: string })[] {
  return Object.entries(files).flatMap(([file, data]) => {
    const form = formOf(file);
    return form ? leaves(form, data).map((leaf) => ({ file, ...leaf })) : [];
  });
}

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

function listAt(files: Files, file: string, key: string): unknown[] | undefined {
  const list = valueAt(files[file], [key]);
  return Array.isArray(list) ? list : undefined;
}

export function picturesOf(files: Files, file: string): Picture[] {
  return (listAt(files, file, 'pictures') ?? []).map(asPicture);
}

export function knownPictures(files: Files): KnownPicture[] {
  const galleries = Object.keys(files).filter((file) => slugOf(file) !== undefined);
  const all = galleries.flatMap((file) =>
    picturesOf(files, file).map((one) => ({ ...one, file, reference: referenceOf(file, one.src) })),
  );
  return all.filter(({ src }) => src !== '');
}

/** Every picture, video and logo that the files name, by path, with the field that names it. */
export function mediaPlaces(files: Files): ReadonlyMap<string, Place> {
  const named = leavesOf(files).filter(
    ({ field, value }) => ['picture', 'video', 'logo'].includes(field.kind) && value !== '',
  );
  return new Map(named.map((leaf) => [picturePath(leaf.file, leaf.value), leaf]));
}

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
function usesOf(files: Files, reference: string): Place[] {
  return leavesOf(files).filter(
    ({ field, value }) => field.kind === 'pictureReference' && value === reference,
  );
}

/** Replaces the picture of a field and drops the focus point of the old one. */
export function setPicture(files: EditableFiles, { file, path }: Place, picture?: string): void {
  if (valueAt(files[file], path) === picture) return;
  setAt(files, [file, ...path], picture);
  const point: Path = [file, ...path.slice(0, -1), 'position'];
  if (valueAt(files, point) !== undefined) setAt(files, point, undefined);
}

/** Replaces the file of a picture, also in every field that refers to it. */
export function replacePicture(files: EditableFiles, place: Place, src: string): void {
  const { file, path } = place;
  const before = valueAt(files[file], path);
  setPicture(files, place, src);
  if (slugOf(file) === undefined || typeof before !== 'string') return;
  for (const use of usesOf(files, referenceOf(file, before)))
    setPicture(files, use, referenceOf(file, src));
}

/** The sections of a page. */
export function sectionsOf(files: Files, file: string): readonly unknown[] {
  return listAt(files, file, 'sections') ?? [];
}

/** Adds a gallery after the others of the portfolio; an unreadable portfolio stays. */
export function listInPortfolio(files: EditableFiles, gallery: string): void {
  const sections = listAt(files, PORTFOLIO, 'sections');
  const last = sections?.findLastIndex((section) => valueAt(section, ['gallery']) !== undefined);
  sections?.splice((last ?? -1) + 1 || sections.length, 0, { kind: 'gallery', gallery });
}

/** Takes a removed gallery off the portfolio. */
export function unlistInPortfolio(files: EditableFiles, gallery?: string): void {
  const list = listAt(files, PORTFOLIO, 'sections');
  if (!list || gallery === undefined) return;
  const others = list.filter((section) => valueAt(section, ['gallery']) !== gallery);
  setAt(files, [PORTFOLIO, 'sections'], others);
}

/** A page and where it is. */
interface PageAddress {
  file: string;
  route: string;
}

/** The addresses that lead to others. */
export function redirectsOf(files: Files): Partial<Record<'from' | 'to', unknown>>[] {
  return (listAt(files, REDIRECTS, 'entries') ?? []).map((entry) => Object(entry) as object);
}

/**
 * Moves a page to a free address: links of the site follow, and the old address leads there unless no
 * visitor can know it.
 */
export function changeAddress(
  files: EditableFiles,
  from: PageAddress,
  to: PageAddress,
  { isKnown = true } = {},
): void {
  setAt(files, [to.file], files[from.file]);
  setAt(files, [from.file], undefined);
  const old = RegExp.escape(from.route);
  const link = new RegExp(String.raw`^${old}(?=#|$)|(?<=\]\()${old}(?=[#)])`, 'gu');
  for (const { field, file, path, value } of leavesOf(files))
    if (['link', 'address', 'markdown'].includes(field.kind))
      setAt(files, [file, ...path], String(value).replaceAll(link, to.route));
  const before = redirectsOf(files);
  const others = before.filter((entry) => entry.from !== to.route);
  if (isKnown) others.push({ from: from.route, to: to.route });
  if (isKnown || others.length < before.length) setAt(files, [REDIRECTS, 'entries'], others);
}
