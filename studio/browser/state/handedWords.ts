import { isSame } from '../../shared/data.ts';
import { type Files, type Records } from './content.ts';
import { type Conflict, merge, type Side } from './merge.ts';
import type { UnsavedChanges } from '../../server/content/contentFiles.ts';
import type { HandedFiles } from '../../server/content/handover.ts';
import type { StoredChanges } from '../../server/content/unsaved.ts';

/** The data of changed files; undefined for a removed one. */
export function dataOfChanges({ files, removed }: UnsavedChanges): Record<string, unknown> {
  const changed = files.map(({ path, data }) => [path, data] as const);
  const gone = removed.map(({ path }) => [path, undefined] as const);
  return Object.fromEntries([...changed, ...gone]);
}

/** What a window shows. */
interface Shown {
  saved: Records;
  files: Files;
  unsaved: UnsavedChanges;
}

/** The files that differ from what the server has of this window; undefined if it has them all. */
export function filesToHandOver(
  lastStored: Pick<StoredChanges, 'changes'> | null,
  { saved, files, unsaved }: Shown,
): HandedFiles | undefined {
  const onServer = lastStored ? dataOfChanges(lastStored.changes) : {};
  const touched = Object.keys({ ...onServer, ...dataOfChanges(unsaved) });
  const changed = touched.flatMap((path) => {
    const before = path in onServer ? onServer[path] : saved[path]?.data;
    const now = files[path];
    return isSame(before, now) ? [] : [[path, { before, now }] as const];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/**
 * Merges words of another window into files, field by field. Without `prefer`, a file with a conflict
 * stays as it is.
 *
 * @param earlier the files of the other window that are here already: its words follow on them
 * @returns the new data of changed files; undefined for one that was removed
 */
export function mergeHandover(
  files: Files,
  handed: HandedFiles,
  earlier: Readonly<Record<string, unknown>>,
  prefer?: Side,
) {
  const conflicts: Conflict[] = [];
  const changed: Record<string, unknown> = {};
  for (const [file, { before, now: theirs }] of Object.entries(handed)) {
    const base = file in earlier ? earlier[file] : before;
    // A file that cannot be read has no words of hers.
    const isUnreadable = file in files && files[file] === undefined;
    const yours = isUnreadable ? base : files[file];
    const found: Conflict[] = [];
    const merged = merge({ base, yours, theirs }, (both) => {
      if (!prefer) found.push({ file, ...both });
      return both[prefer ?? 'yours'];
    });
    conflicts.push(...found);
    if (found.length === 0 && !isSame(merged, yours)) changed[file] = merged;
  }
  return { changed, conflicts };
}
