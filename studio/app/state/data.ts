import type { Field } from '../../forms/formFields.ts';
import type { ContentFile } from '../../types.ts';

/** A place in the data of a file, such as ["about", "counters", 1, "value"]. */
export type Path = readonly (string | number)[];

/** A field of a file; an empty path means the file as a whole. */
export interface Place {
  readonly file: string;
  readonly path: Path;
}

/** The data of all files as the owner has them before her, by path; never changed in place. */
export type Files = Readonly<Record<string, unknown>>;
export type Records = Readonly<Record<string, ContentFile>>;
/** When each picture, video and logo was written, in ms. */
export type Media = Readonly<Record<string, number>>;
export type FormOf = (path: string) => Field | undefined;

type Group = Record<string, unknown>;

/** The value at a place; undefined where there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, part) => (value as Group | undefined)?.[part], data);
}

/** Sets a place in the data of an immer draft, or takes it out; groups on the way there are made. */
export function setAt(data: unknown, [part, ...rest]: Path, value: unknown): void {
  const group = data as Record<string | number, unknown>;
  if (part === undefined) return;
  if (rest.length > 0) {
    group[part] ??= {};
    setAt(group[part], rest, value);
  } else if (value === undefined && !Array.isArray(data)) Reflect.deleteProperty(group, part);
  else group[part] = value;
}

/** A record without some of its entries. */
export function without<Value>(all: Readonly<Record<string, Value>>, paths: readonly string[]) {
  return Object.fromEntries(Object.entries(all).filter(([path]) => !paths.includes(path)));
}

export function recordsOf(files: readonly ContentFile[]): Records {
  return Object.fromEntries(files.map((file) => [file.path, file]));
}

/** A list with one of its entries at another place. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** An empty entry of a list, with every field that has to be there. */
export function blankOf(field: Field): unknown {
  const { kind, fields = [], entry, options, min = 0, start = '' } = field;
  if (kind === 'kinds') return fields[0] && blankOf(fields[0]);
  if (kind === 'list') return Array.from({ length: min }, () => entry && blankOf(entry));
  if (kind === 'number') return field.min;
  if (kind !== 'group') return options ? options[0] : start;
  const needed = fields.filter(({ isOptional }) => !isOptional);
  return Object.fromEntries(needed.map((inner) => [inner.key, blankOf(inner)]));
}

/** Which kind of group an entry is, of those it may be; any other field itself. */
export function kindOf(field: Field, value: unknown): Field {
  if (field.kind !== 'kinds') return field;
  const kinds = field.fields ?? [];
  const fits = ({ fields = [] }: Field) =>
    fields.every(
      ({ kind, key, options }) => kind !== 'fixed' || valueAt(value, [key]) === options?.[0],
    );
  return kinds.find(fits) ?? kinds[0] ?? field;
}

/** Whether one place is another or lies in it. */
export function isWithin(path: Path, outer: Path): boolean {
  return outer.every((part, index) => path[index] === part);
}

/** A field with words or something else of its own, with its place. */
export interface Leaf {
  field: Field;
  path: Path;
  value: unknown;
}

/** All fields of a form that hold something themselves, in their order. */
export function leaves(field: Field, value: unknown, path: Path = []): Leaf[] {
  if (value === undefined || value === null) return [];
  const { kind, fields = [], entry } = kindOf(field, value);
  if (kind === 'group')
    return fields.flatMap((inner) =>
      leaves(inner, valueAt(value, [inner.key]), [...path, inner.key]),
    );
  if (kind === 'list' && entry && Array.isArray(value))
    return value.flatMap((one, index) => leaves(entry, one, [...path, index]));
  return [{ field, path, value }];
}

/** All fields of all files that hold something themselves. */
export function leavesOf(files: Files, formOf: FormOf): (Leaf & { file: string })[] {
  return Object.entries(files).flatMap(([file, data]) => {
    const form = formOf(file);
    return form ? leaves(form, data).map((leaf) => ({ file, ...leaf })) : [];
  });
}
