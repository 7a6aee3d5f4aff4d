import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { checkContent } from './checkContent.ts';
import { type LaidOut, layOut } from './layOut.ts';
import { mediaTimes } from './media.ts';
import { isMediaPath } from './paths.ts';
import { draftOf, filesOf } from './places.ts';
import { readContentFile } from './readContent.ts';
import { putFile, removeEmptyFolders, sync } from './sync.ts';
import { forgetRestored, openTrash } from './trash.ts';
import type { Conflict, Draft, SaveAnswer } from '../types.ts';

/** Files that were changed elsewhere since the draft began. */
function conflictsOf(root: string, { files, removed }: Draft): Conflict[] {
  return [...files, ...removed].flatMap(({ path, fingerprint }) => {
    const theirs = readContentFile(root, path);
    if (theirs?.fingerprint === fingerprint) return [];
    // Both removed it.
    const isRemoved = removed.some((file) => file.path === path);
    return isRemoved && !theirs ? [] : [{ path, theirs }];
  });
}

/** Removed media that are not merely at another path now. */
function goneFor(root: string, folder: string, { added, removed }: LaidOut): string[] {
  const bytesOf = (path: string) => readFileSync(join(folder, path));
  const moved = added.filter(isMediaPath).map(bytesOf);
  return removed.filter((path) => {
    if (!isMediaPath(path)) return true;
    const bytes = readFileSync(join(root, path));
    return !moved.some((other) => other.equals(bytes));
  });
}

/** Brings what a draft changes from the folder where it is laid out into the content folder. */
export async function applyDraft(root: string, folder: string, laid: LaidOut): Promise<void> {
  const { added, changed, removed } = laid;
  const gone = goneFor(root, folder, laid);
  const trash = removed.length > 0 ? await openTrash(root, gone, laid) : undefined;
  const keepForUndo = async (path: string) => {
    await putFile(join(root, path), filesOf(root), path);
    await rm(join(root, path));
  };
  await sync(folder, root, {
    paths: [...added, ...changed, ...removed],
    fsync: true,
    remove: (path) => (trash && gone.includes(path) ? trash(path) : keepForUndo(path)),
  });
  for (const path of new ContentFolder(filesOf(root)).files) {
    if (!existsSync(join(root, path))) continue;
    await rm(join(filesOf(root), path));
    await removeEmptyFolders(filesOf(root), path);
  }
  await forgetRestored(root);
}

/**
 * Saves a draft. After a crash at any moment each file is old or new, and whole.
 *
 * @returns what keeps it from being saved, if anything; nothing is written then
 */
export async function save(root: string, draft: Draft): Promise<SaveAnswer> {
  const folder = draftOf(root);
  const before = conflictsOf(root, draft);
  if (before.length > 0) return { conflicts: before };
  const laid = await layOut(root, draft, folder);
  const problems = await checkContent(folder);
  // The check takes a moment, in which another program may write.
  const conflicts = conflictsOf(root, draft);
  if (conflicts.length > 0) return { conflicts };
  if (problems.length > 0) return { problems };
  await applyDraft(root, folder, laid);
  const saved = draft.files.flatMap(({ path }) => readContentFile(root, path) ?? []);
  return { saved, media: mediaTimes(root) };
}
