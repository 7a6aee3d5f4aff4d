import { isSame } from '../../shared/data.ts';
import { type Files, type Records } from './content.ts';
import { type Conflict, merge, type Side } from './merge.ts';
import type { Draft } from '../../server/content/contentFiles.ts';
import type { HandedFiles, Handover } from '../../server/content/handover.ts';
import type { Unsaved } from '../../server/content/unsaved.ts';

/** Whether a draft changes a file, and its data then; undefined if it is removed. */
function changedBy(draft: Draft | undefined, path: string): { data: unknown } | undefined {
  if (draft?.removed.some((one) => one.path === path)) return { data: undefined };
  const changed = draft?.files.find((one) => one.path === path);
  return changed && { data: changed.data };
}

/** What a window shows. */
interface Shown {
  saved: Records;
  files: Files;
  draft: Draft;
}

/** The files that differ from what the server has of this window; undefined if it has them all. */
export function filesToHandOver(
  lastStored: Pick<Unsaved, 'draft'> | null,
  { saved, files, draft }: Shown,
): HandedFiles | undefined {
  const touched = [lastStored?.draft, draft].flatMap((one) =>
    one ? [...one.files, ...one.removed].map(({ path }) => path) : [],
  );
  const changed = [...new Set(touched)].flatMap((path) => {
    const onServer = changedBy(lastStored?.draft, path);
    const before = onServer ? onServer.data : saved[path]?.data;
    const now = files[path];
    return isSame(before, now) ? [] : [[path, { before, now }] as const];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/**
 * Merges words of another window into files, field by field. Without `prefer`, a file with a conflict
 * stays as it is.
 *
 * @param begun the unsaved changes that this window began with: if they came from the other window,
 *   its words follow on them
 * @returns the new data of changed files; undefined for one that was removed
 */
export function mergeHandover(
  files: Files,
  { window, files: handed }: Handover,
  begun: Unsaved | undefined,
  prefer?: Side,
) {
  const conflicts: Conflict[] = [];
  const changed: Record<string, unknown> = {};
  for (const [file, { before, now: theirs }] of Object.entries(handed)) {
    const followed = begun?.window === window ? changedBy(begun.draft, file) : undefined;
    const base = followed ? followed.data : before;
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
