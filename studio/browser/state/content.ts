import { memoise } from '../../../src/logic/memoise.ts';
import { type Field, formFields } from '../../shared/forms/formFields.ts';
import { LANGUAGE } from '../words.ts';
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

const FORMS = formFields(LANGUAGE);

/** A field and all fields inside it. */
function fieldsIn(field: Field): Field[] {
  const { fields = [], entry } = field;
  return [field, ...fields.flatMap(fieldsIn), ...(entry ? fieldsIn(entry) : [])];
}

/** What kinds of sections and links are called, by their names in the files. */
const KIND_LABELS = new Map(
  Object.values(FORMS)
    .flatMap(fieldsIn)
    .map((field) => [kindName(field), field.label]),
);

/** The name of a kind in the file, such as "call-to-action". */
export function kindName({ fields = [] }: Field): string {
  return fields.find(({ kind }) => kind === 'fixed')?.options?.[0] ?? '';
}

/** What a kind is called, by its name in the file. */
export function kindLabel(kind: string): string {
  return KIND_LABELS.get(kind) ?? kind;
}

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

export type FileLeaf = Leaf & { file: string };

/** All leaf fields of one file; the name is its path. */
export const leavesOfFile = memoise((data: object, file): readonly FileLeaf[] => {
  const form = formOf(file);
  return form ? leaves(form, data).map((leaf) => ({ file, ...leaf })) : [];
});

/** All leaf fields of all files. */
export const leavesOf = memoise((files: Files): readonly FileLeaf[] =>
  Object.entries(files).flatMap(([file, data]) => (isObject(data) ? leavesOfFile(data, file) : [])),
);

export function isObject(data: unknown): data is object {
  return typeof data === 'object' && data !== null;
}

/** A list that a file has under a key. */
export function listAt(files: Files, file: string, key: string): unknown[] | undefined {
  const list = valueAt(files[file], [key]);
  return Array.isArray(list) ? list : undefined;
}
