import { produce } from 'immer';
import { isGroup, isSame } from '../../content/data.ts';
import {
  entryName,
  type Files,
  type Path,
  type Place,
  type Records,
  setAt,
  valueAt,
} from './content.ts';

/** Whose words count where both changed them. */
export type Side = 'yours' | 'theirs';

export type Conflict = Place & Record<Side, unknown>;

/** Keys to merge one by one; undefined for texts and for reordered lists. */
function partsOf(yours: unknown, theirs: unknown): (string | number)[] | undefined {
  if (isGroup(yours) && isGroup(theirs)) return Object.keys({ ...yours, ...theirs });
  if (!Array.isArray(yours) || !Array.isArray(theirs)) return undefined;
  const isAligned = isSame(yours.map(entryName), theirs.map(entryName));
  return isAligned ? [...yours.keys()] : undefined;
}

/** A field that differs between two states of the files. */
export type Change = Place & Record<'before' | 'now', unknown>;

/** The fields in which files differ. */
export function changesBetween(before: Files, now: Files): Change[] {
  const compare = (change: Change): Change[] => {
    if (isSame(change.before, change.now)) return [];
    const parts = partsOf(change.before, change.now);
    if (!parts) return [change];
    return parts.flatMap((key) => {
      const [old, next] = [change.before, change.now].map((data) => valueAt(data, [key]));
      return compare({ ...change, path: [...change.path, key], before: old, now: next });
    });
  };
  return Object.keys({ ...before, ...now }).flatMap((file) =>
    compare({ file, path: [], before: before[file], now: now[file] }),
  );
}

/** Merges changes by others into the owner's data; `settle` decides where both changed. */
export function merge(
  { base, yours, theirs }: Record<Side | 'base', unknown>,
  settle: (changed: Omit<Conflict, 'file'>) => unknown,
  path: Path = [],
): unknown {
  if (isSame(yours, theirs) || isSame(base, theirs)) return yours;
  if (isSame(base, yours)) return theirs;
  const parts = partsOf(yours, theirs);
  if (!parts) return settle({ path, yours, theirs });
  const merged = parts.map((key) => {
    const [before, mine, others] = [base, yours, theirs].map((data) => valueAt(data, [key]));
    const versions = { base: before, yours: mine, theirs: others };
    return [key, merge(versions, settle, [...path, key])] as const;
  });
  if (Array.isArray(yours)) return merged.map(([, value]) => value);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/** Merges changes on disk. Without `prefer`, a file with a conflict stays as it is. */
export function mergeFromDisk(
  before: { saved: Records; files: Files },
  disk: Records,
  prefer?: Side,
) {
  const { saved, files } = before;
  const conflicts: Conflict[] = [];
  const merged = produce(before, (draft) => {
    for (const file of Object.keys({ ...saved, ...disk })) {
      const [old, now] = [saved[file], disk[file]];
      if (old?.fingerprint === now?.fingerprint) continue;
      const { length } = conflicts;
      const versions = { base: old?.data, yours: files[file], theirs: now?.data };
      const next = merge(versions, (changed) => {
        if (!prefer) conflicts.push({ file, ...changed });
        return changed[prefer ?? 'yours'];
      });
      if (conflicts.length > length) continue;
      setAt(draft, ['saved', file], now);
      setAt(draft, ['files', file], next);
      // An unreadable file has no data; a removed one stays removed.
      if (now && now.data === undefined) draft.files[file] = undefined;
    }
  });
  return { ...merged, conflicts };
}
