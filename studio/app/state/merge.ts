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

/** A place in a file that was changed here and elsewhere. */
interface ChangedTwice {
  path: Path;
  yours: unknown;
  theirs: unknown;
}

/** A file with fields that were changed here and elsewhere. */
export interface FileConflict {
  path: string;
  fields: readonly ChangedTwice[];
}

/** The parts to merge one by one; none of a text, nor of lists whose entries stand in other places. */
function partsOf(yours: unknown, theirs: unknown): (string | number)[] | undefined {
  if (isGroup(yours) && isGroup(theirs)) return Object.keys({ ...yours, ...theirs });
  if (!Array.isArray(yours) || !Array.isArray(theirs)) return undefined;
  const isAligned = isSame(yours.map(entryName), theirs.map(entryName));
  return isAligned ? [...yours.keys()] : undefined;
}

/** Her data with everything that only the others changed; `isTheirs` decides where both did. */
export function merge(
  { base, yours, theirs }: { base: unknown; yours: unknown; theirs: unknown },
  isTheirs: (changed: ChangedTwice) => boolean,
  path: Path = [],
): unknown {
  if (isSame(yours, theirs) || isSame(base, theirs)) return yours;
  if (isSame(base, yours)) return theirs;
  const parts = partsOf(yours, theirs);
  if (!parts) return isTheirs({ path, yours, theirs }) ? theirs : yours;
  const merged = parts.map((key) => {
    const [before, mine, others] = [base, yours, theirs].map((data) => valueAt(data, [key]));
    const versions = { base: before, yours: mine, theirs: others };
    return [key, merge(versions, isTheirs, [...path, key])] as const;
  });
  if (Array.isArray(yours)) return merged.map(([, value]) => value);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/**
 * Takes over what was changed on disk. Without `isTheirs`, a file with a field that was changed here
 * and there is a conflict: it stays as it is, with the fingerprint it began with.
 */
export function mergeFromDisk(
  before: { saved: Records; files: Files },
  disk: Records,
  isTheirs?: (field: Place) => boolean,
) {
  const { saved, files } = before;
  const conflicts: FileConflict[] = [];
  const merged = produce(before, (draft) => {
    for (const file of Object.keys({ ...saved, ...disk })) {
      const [old, now] = [saved[file], disk[file]];
      if (old?.fingerprint === now?.fingerprint) continue;
      const fields: ChangedTwice[] = [];
      const versions = { base: old?.data, yours: files[file], theirs: now?.data };
      const next = merge(versions, (changed) => {
        if (!isTheirs) fields.push(changed);
        return isTheirs?.({ file, path: changed.path }) ?? false;
      });
      if (fields.length > 0) {
        conflicts.push({ path: file, fields });
        continue;
      }
      setAt(draft, ['saved', file], now);
      setAt(draft, ['files', file], next);
      // A file that cannot be read has no data; one that she removed stays away.
      if (now && now.data === undefined) draft.files[file] = undefined;
    }
  });
  return { ...merged, conflicts };
}
