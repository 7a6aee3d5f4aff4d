import { produce } from 'immer';
import { isSame, partsOf } from '../../content/data.ts';
import { type Files, type Path, type Place, type Records, setAt, valueAt } from './content.ts';

/** Whose words count where both changed them. */
export type Side = 'yours' | 'theirs';

export type Conflict = Place & Record<Side, unknown>;

/** A file that another program broke while it has unsaved changes. */
export interface UnreadableFile {
  file: string;
  line?: number | undefined;
  message: string;
}

/** Files that cannot be read on disk and whose words the window still has. */
export function unreadableFiles(disk: Records, files: Files): UnreadableFile[] {
  return Object.values(disk).flatMap(({ path, issue }) =>
    issue && files[path] !== undefined ? [{ file: path, ...issue }] : [],
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
      // An unreadable file has no data: her words stay until it can be read again.
      const isUnreadable = now !== undefined && now.data === undefined;
      if (isUnreadable && !isSame(old?.data, files[file])) continue;
      const { length } = conflicts;
      const versions = { base: old?.data, yours: files[file], theirs: now?.data };
      const next = merge(versions, (changed) => {
        if (!prefer) conflicts.push({ file, ...changed });
        return changed[prefer ?? 'yours'];
      });
      if (conflicts.length > length) continue;
      setAt(draft, ['saved', file], now);
      setAt(draft, ['files', file], next);
      // A removed file has no key.
      if (isUnreadable) draft.files[file] = undefined;
    }
  });
  return { ...merged, conflicts };
}
