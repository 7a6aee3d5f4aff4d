import { isSame } from '../../content/matchEntries.ts';
import { type Path, valueAt, withValue } from './data.ts';

/** A place at which two versions of a file differ. */
export interface Difference {
  path: Path;
  yours: unknown;
  theirs: unknown;
  /** Whether only the other version was changed there, or nothing of hers is lost with it. */
  isTheirs: boolean;
  /** Of lists whose entries are told apart by themselves: what she has added to it. */
  added?: readonly string[];
}

/** What an entry of a list is known by, whatever its words are and wherever it stands. */
const KEYS = ['src', 'gallery'] as const;

function keyOf(entry: unknown): string | undefined {
  const values = KEYS.map((key) => valueAt(entry, [key]));
  return values.find((value) => typeof value === 'string');
}

/** The entries of a list by their keys; undefined where it has others, or one twice. */
function entriesOf(list: unknown): Map<string, unknown> | undefined {
  if (!Array.isArray(list)) return undefined;
  const entries = new Map(list.map((entry: unknown) => [keyOf(entry) ?? '', entry]));
  return entries.size === list.length && !entries.has('') ? entries : undefined;
}

/** Where lists differ that do not have the same entries in the same order: in words first, then in these. */
function listDifferences(row: Omit<Difference, 'isTheirs'> & { base: unknown }) {
  const { base, yours, theirs, path } = row;
  const [before, mine, others] = [entriesOf(base ?? []), entriesOf(yours), entriesOf(theirs)];
  if (!before || !mine || !others || isSame([...mine.keys()], [...others.keys()])) return undefined;
  const words = [...mine].flatMap(([key, entry], index) =>
    others.has(key) ? differences(before.get(key), entry, others.get(key), [...path, index]) : [],
  );
  const added = [...mine.keys()].filter((key) => !before.has(key) && !others.has(key));
  const rest = [...mine.keys()].filter((key) => !added.includes(key));
  return [...words, { path, yours, theirs, added, isTheirs: isSame([...before.keys()], rest) }];
}

/** The words of a file with a difference settled as in the other version. */
export function withTheirs(words: unknown, { path, theirs, added }: Difference): unknown {
  if (!added) return withValue(words, path, theirs);
  const entries = entriesOf(valueAt(words, path)) ?? new Map<string, unknown>();
  const settled = [...(entriesOf(theirs) ?? [])].map(([key, entry]) => entries.get(key) ?? entry);
  return withValue(words, path, [...settled, ...added.map((key) => entries.get(key))]);
}

/** The parts that can be compared one by one: those of groups, and of lists of the same length. */
function partsOf(yours: unknown, theirs: unknown): (string | number)[] {
  if (Array.isArray(yours) && Array.isArray(theirs))
    return yours.length === theirs.length ? [...yours.keys()] : [];
  const isGroup = [yours, theirs].every(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  );
  return isGroup
    ? [...new Set([...Object.keys(yours as object), ...Object.keys(theirs as object)])]
    : [];
}

/** Where two versions of a file differ, beside the one that both began with. */
export function differences(
  base: unknown,
  yours: unknown,
  theirs: unknown,
  path: Path = [],
): Difference[] {
  if (isSame(yours, theirs)) return [];
  const list = listDifferences({ base, yours, theirs, path });
  if (list) return list;
  const parts = partsOf(yours, theirs);
  if (parts.length === 0) return [{ path, yours, theirs, isTheirs: isSame(base, yours) }];
  return parts.flatMap((part) =>
    differences(valueAt(base, [part]), valueAt(yours, [part]), valueAt(theirs, [part]), [
      ...path,
      part,
    ]),
  );
}
