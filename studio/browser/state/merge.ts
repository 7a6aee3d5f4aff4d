import { produce } from 'immer';
import { isGroup, isSame } from '../../shared/data.ts';
import { matchEntries, matchIdentical } from '../../shared/matchEntries.ts';
import { type Files, type Path, type Place, type Records, setAt, valueAt } from './content.ts';
import type { UnreadableFile } from '../../shared/unreadableFile.ts';

/** Whose words count where both changed them. */
export type Side = 'yours' | 'theirs';

export type Conflict = Place & Record<Side, unknown>;

/** Files that cannot be read on disk and whose words the window still has. */
export function unreadableFiles(disk: Records, files: Files): UnreadableFile[] {
  return Object.values(disk).flatMap(({ path, issue }) =>
    issue && files[path] !== undefined
      ? [{ file: path, line: issue.line, message: issue.message }]
      : [],
  );
}

type Versions<Data = unknown> = Record<Side | 'base', Data>;
type List = readonly unknown[];
type Settle = (changed: Omit<Conflict, 'file'>) => unknown;

/** An entry of a list, as its index in each version that has it. */
type Row = Partial<Versions<number | undefined>>;

/** The entries of all versions of a list. */
function alignEntries({ base, yours, theirs }: Versions<List>): Row[] {
  const [inYours, inTheirs] = [matchEntries(base, yours), matchEntries(base, theirs)];
  const indexIn = (matched: readonly (number | undefined)[], index: number) => {
    const found = matched.indexOf(index);
    return found === -1 ? undefined : found;
  };
  const known = base.map((_, index): Row => {
    return { base: index, yours: indexIn(inYours, index), theirs: indexIn(inTheirs, index) };
  });
  const addedTo = (matched: readonly (number | undefined)[]) =>
    [...matched.keys()].filter((index) => matched[index] === undefined);
  const [mine, others] = [addedTo(inYours), addedTo(inTheirs)];
  // Both may have added the same entry.
  const same = matchIdentical(
    mine.map((index) => yours[index]),
    others.map((index) => theirs[index]),
  );
  const added = mine.map((index, at): Row => ({ yours: index, theirs: others[same.indexOf(at)] }));
  const addedThere = others.filter((_, at) => same[at] === undefined);
  return [...known, ...added, ...addedThere.map((index): Row => ({ theirs: index }))];
}

/** The rows that a side has, in its order. */
function rowsOf(rows: readonly Row[], side: Side): Row[] {
  const own = rows.filter((row) => row[side] !== undefined);
  return own.sort((one, other) => (one[side] ?? 0) - (other[side] ?? 0));
}

function isReordered(rows: readonly Row[], side: Side): boolean {
  const known = rowsOf(rows, side).flatMap(({ base }) => base ?? []);
  return known.some((index, at) => index < (known[at - 1] ?? 0));
}

/** All rows in the order of the side that changed it, yours if both did; others after their neighbour. */
function orderRows(rows: readonly Row[]): Row[] {
  const isTheirs = isReordered(rows, 'theirs') && !isReordered(rows, 'yours');
  const order = rowsOf(rows, isTheirs ? 'theirs' : 'yours');
  let neighbour = -1;
  for (const row of rowsOf(rows, isTheirs ? 'yours' : 'theirs')) {
    if (!order.includes(row)) order.splice(neighbour + 1, 0, row);
    neighbour = order.indexOf(row);
  }
  return order;
}

function mergeLists(versions: Versions<List>, settle: Settle, path: Path): unknown[] {
  const { base, yours, theirs } = versions;
  const entryOf = (list: List, index?: number) => (index === undefined ? undefined : list[index]);
  const merged = orderRows(alignEntries(versions)).map((row) =>
    merge(
      {
        base: entryOf(base, row.base),
        yours: entryOf(yours, row.yours),
        theirs: entryOf(theirs, row.theirs),
      },
      settle,
      // An entry that was removed here has no place.
      row.yours === undefined ? path : [...path, row.yours],
    ),
  );
  return merged.filter((entry) => entry !== undefined);
}

/** Merges changes by others into the owner's data; `settle` decides where both changed. */
export function merge(versions: Versions, settle: Settle, path: Path = []): unknown {
  const { base, yours, theirs } = versions;
  if (isSame(yours, theirs) || isSame(base, theirs)) return yours;
  if (isSame(base, yours)) return theirs;
  if (Array.isArray(yours) && Array.isArray(theirs))
    return mergeLists({ base: Array.isArray(base) ? base : [], yours, theirs }, settle, path);
  if (!isGroup(yours) || !isGroup(theirs)) return settle({ path, yours, theirs });
  const merged = Object.keys({ ...yours, ...theirs }).map((key) => {
    const fields = { base: valueAt(base, [key]), yours: yours[key], theirs: theirs[key] };
    return [key, merge(fields, settle, [...path, key])] as const;
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

interface Before {
  saved: Records;
  files: Files;
  /** Groups of files that are the same page. */
  renames?: readonly (readonly string[])[];
}

/** The file that holds the owner's words of a file on disk: another one if its page was renamed. */
function ownFile({ saved, files, renames = [] }: Before, file: string): string {
  if (file in files) return file;
  const group = renames.find((one) => one.includes(file)) ?? [];
  return group.find((one) => one in files && !(one in saved)) ?? file;
}

/** Merges changes on disk. Without `prefer`, a file with a conflict stays as it is. */
export function mergeFromDisk(before: Before, disk: Records, prefer?: Side) {
  const { saved, files } = before;
  const conflicts: Conflict[] = [];
  const merged = produce({ saved, files }, (state) => {
    for (const file of Object.keys({ ...saved, ...disk })) {
      const [old, now] = [saved[file], disk[file]];
      if (old?.fingerprint === now?.fingerprint) continue;
      const own = ownFile(before, file);
      const isUnreadable = now !== undefined && now.data === undefined;
      // Changes of a file that cannot be read wait until it can, or until the owner saves over it.
      if (isUnreadable && (own !== file || !isSame(files[file], old?.data))) continue;
      const found: Conflict[] = [];
      const versions = { base: old?.data, yours: files[own], theirs: now?.data };
      const next = merge(versions, (changed) => {
        if (!prefer) found.push({ file: own, ...changed });
        return changed[prefer ?? 'yours'];
      });
      conflicts.push(...found);
      if (found.length > 0) continue;
      setAt(state, ['saved', file], now);
      setAt(state, ['files', own], next);
      // A removed file has no key.
      if (isUnreadable) state.files[file] = undefined;
    }
  });
  return { ...merged, conflicts };
}
