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
import type { Conflict } from '../../types.ts';

interface Versions {
  /** What both others began with. */
  base: unknown;
  yours: unknown;
  theirs: unknown;
}

/** A place in a file that was changed here and elsewhere. */
export interface ChangedTwice {
  path: Path;
  yours: unknown;
  theirs: unknown;
}

/** A file with fields that were changed here and elsewhere. */
export type FileConflict = Conflict & { fields: readonly ChangedTwice[] };

/** The parts to merge one by one; none of a text, nor of lists whose entries stand in other places. */
function partsOf(yours: unknown, theirs: unknown): (string | number)[] | undefined {
  if (isGroup(yours) && isGroup(theirs)) return Object.keys({ ...yours, ...theirs });
  if (!Array.isArray(yours) || !Array.isArray(theirs)) return undefined;
  const [long, short] = yours.length < theirs.length ? [theirs, yours] : [yours, theirs];
  const hasPlaces = long.length === short.length || long.every(entryName);
  const isAligned = short.every((entry, index) => entryName(entry) === entryName(long[index]));
  return hasPlaces && isAligned ? [...long.keys()] : undefined;
}

/** Her data with everything that only the others changed; `isTheirs` decides where both did. */
export function merge(
  { base, yours, theirs }: Versions,
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
  const left = merged.filter(([, value]) => value !== undefined);
  return Array.isArray(yours) ? left.map(([, value]) => value) : Object.fromEntries(left);
}

/**
 * Takes over what was changed on disk. Without `isTheirs`, a file with a field that was changed here
 * and there is a conflict: it stays as it is, with the fingerprint it began with.
 *
 * @returns `files` itself if no words of hers changed
 */
export function mergeFromDisk(
  saved: Records,
  files: Files,
  disk: Records,
  isTheirs?: (field: Place) => boolean,
) {
  const conflicts: FileConflict[] = [];
  const records = { ...saved };
  const merged = produce(files, (words) => {
    for (const file of Object.keys({ ...saved, ...disk })) {
      const [before, now] = [saved[file], disk[file]];
      if (before?.fingerprint === now?.fingerprint) continue;
      const fields: ChangedTwice[] = [];
      const versions = { base: before?.data, yours: files[file], theirs: now?.data };
      const next = merge(versions, (changed) => {
        if (!isTheirs) fields.push(changed);
        return isTheirs?.({ file, path: changed.path }) ?? false;
      });
      if (fields.length > 0) {
        conflicts.push({ path: file, theirs: now, fields });
        continue;
      }
      setAt(records, [file], now);
      // A file that cannot be read has no data; one that she removed stays away.
      if (now && now.data === undefined) words[file] = undefined;
      else setAt(words, [file], next);
    }
  });
  return { saved: records as Records, files: merged, conflicts };
}
