import type { Path } from '../../content-check/walk.ts';

/** Compares as JSON: a date becomes text on its way through the browser. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a field has no value, no text or no entries. */
export function isEmpty(value: unknown): boolean {
  const content = typeof value === 'string' ? value.trim() : (value ?? '');
  return content === '' || (Array.isArray(content) && content.length === 0);
}

export function isGroup(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** Identifies an entry of a list: its picture or its gallery. */
export function entryName(entry: unknown): unknown {
  const { src, gallery } = Object(entry) as { src?: unknown; gallery?: unknown };
  return src ?? gallery;
}

/** Keys to compare one by one; undefined for texts and for reordered lists. */
export function partsOf(one: unknown, other: unknown): (string | number)[] | undefined {
  if (isGroup(one) && isGroup(other)) return Object.keys({ ...one, ...other });
  if (!Array.isArray(one) || !Array.isArray(other)) return undefined;
  return isSame(one.map(entryName), other.map(entryName)) ? [...one.keys()] : undefined;
}

/** A field that differs between two states of the files; an empty path means the whole file. */
export interface Change {
  file: string;
  path: Path;
  before: unknown;
  now: unknown;
}

type State = Readonly<Record<string, unknown>>;

/** The fields in which files differ; a state has their data by path. */
export function changesBetween(before: State, now: State): Change[] {
  const compare = (change: Change): Change[] => {
    if (isSame(change.before, change.now)) return [];
    const parts = partsOf(change.before, change.now);
    if (!parts) return [change];
    return parts.flatMap((key) => {
      const [old, next] = [change.before, change.now].map((data) => (data as State)[key]);
      return compare({ ...change, path: [...change.path, key], before: old, now: next });
    });
  };
  return Object.keys({ ...before, ...now }).flatMap((file) =>
    compare({ file, path: [], before: before[file], now: now[file] }),
  );
}
