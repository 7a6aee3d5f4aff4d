import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentFolder } from '../../../content-check/contentFolder.ts';
import {
  checkContent,
  type ContentFile,
  findUnreadable,
  isMediaPath,
  namedMedia,
  parseContent,
  type Problem,
  readContent,
  readContentFile,
  type SaveRequest,
  shapeOf,
  siteFiles,
  type UnsavedChanges,
} from './contentFiles.ts';
import { foldersOf } from './folders.ts';
import { findMedia, mediaTimes } from './media.ts';
import { matchEntries } from '../../shared/matchEntries.ts';
import { type Changes, copyFile, copyFiles, putBytes, removeFile } from './copyFiles.ts';
import { forgetRestored, putBrokenIntoTrash, putIntoTrash, trashedFile } from './trash.ts';
import { writeWords, writeYaml } from './writeYaml.ts';
import type { UnreadableFile } from '../../shared/unreadableFile.ts';

/** `POST /api/save`; nothing was written unless it says `saved`. */
export type SaveAnswer =
  | { saved: ContentFile[]; media: Record<string, number> }
  | { problems: Problem[] }
  /** Files that cannot be read on disk. Save again with `overwrite` to replace those she changed. */
  | { unreadable: UnreadableFile[] }
  /** Files that were changed elsewhere since the edit began. */
  | { conflicts: string[] };

const pathsOf = (files: readonly { path: string }[]) => files.map(({ path }) => path);

/** No changes: saving it removes media that no words name. */
export const NOTHING: UnsavedChanges = { files: [], removed: [] };

/** The removed path of each page that has a new address. Another page under that address is new. */
function renamesIn(root: string, { files, removed }: UnsavedChanges): Map<string, string> {
  const removedPaths = new Set(pathsOf(removed));
  const renames = files.flatMap(({ path, data, renamedFrom }) => {
    if (renamedFrom === undefined || !removedPaths.has(renamedFrom)) return [];
    const former = readContentFile(root, renamedFrom)?.data;
    const [match] = matchEntries([former], [data]);
    return match === undefined ? [] : [[path, renamedFrom] as const];
  });
  return new Map(renames);
}

/** The text of a file before its changes; nothing for a new file or one that cannot be read. */
function formerText(root: string, path: string, renamedFrom = path): string {
  const here = [path, renamedFrom].map((one) => join(root, one)).find((one) => existsSync(one));
  const file = here ?? trashedFile(root, path);
  if (file === undefined) return '';
  const bytes = readFileSync(file);
  return 'issues' in parseContent(path, bytes) ? '' : bytes.toString();
}

/** The new text of a file, with the comments of its last version. */
function textOf(root: string, path: string, data: unknown, renamedFrom?: string): string {
  const text = formerText(root, path, renamedFrom);
  return shapeOf(path) === 'words' ? writeWords(text, data) : writeYaml(text, data);
}

/**
 * Writes the content with unsaved changes to another folder. New media come from the uploads or the
 * trash; media that no words name are left out.
 */
export async function stage(
  root: string,
  unsaved: UnsavedChanges,
  folder: string,
): Promise<Changes> {
  const content = new ContentFolder(root);
  const isHere = (path: string) => content.has(path);
  const touched = new Set(pathsOf([...unsaved.files, ...unsaved.removed]));
  const others = readContent(root).filter(({ path }) => !touched.has(path));
  const named = new Set([...others, ...unsaved.files].flatMap(namedMedia));
  const files = siteFiles(root);
  const unnamed = files.filter((path) => isMediaPath(path) && !named.has(path.normalize()));
  const removed = [...pathsOf(unsaved.removed).filter(isHere), ...unnamed];
  const leftOut = new Set(removed);
  await copyFiles(root, folder, { written: files.filter((path) => !leftOut.has(path)) });
  const renamed = renamesIn(root, unsaved);
  const written: string[] = [];
  for (const path of [...named].filter((one) => !isHere(one))) {
    const source = findMedia(root, path);
    if (source === undefined) continue;
    // The source may be a link to a version, which no program may change.
    await copyFile(source, folder, path);
    written.push(path);
  }
  for (const { path, data } of unsaved.files) {
    await putBytes(folder, path, textOf(root, path, data, renamed.get(path)));
    written.push(path);
  }
  return { written, removed, renamed };
}

/** Copies unsaved changes from their staging folder to the content folder. */
export async function applyChanges(root: string, folder: string, changes: Changes): Promise<void> {
  const { files } = foldersOf(root);
  await putIntoTrash(root, folder, changes);
  await copyFiles(folder, root, changes, true);
  for (const path of new ContentFolder(files).files)
    if (existsSync(join(root, path))) await removeFile(files, path);
  await forgetRestored(root);
}

/** Files that were changed elsewhere since the edit began; one that both removed is none. */
function conflictsOf(root: string, { files, removed }: UnsavedChanges): string[] {
  const left = removed.filter(({ path }) => existsSync(join(root, path)));
  return [...files, ...left]
    .filter(({ path, fingerprint }) => readContentFile(root, path)?.fingerprint !== fingerprint)
    .map(({ path }) => path);
}

/**
 * Saves unsaved changes. After a crash at any moment each file is old or new, and whole.
 *
 * @returns unreadable files, conflicts or problems if it cannot be saved; nothing is written then
 */
export async function save(root: string, request: SaveRequest): Promise<SaveAnswer> {
  const { overwrite = [], ...unsaved } = request;
  const { staging: folder } = foldersOf(root);
  const broken = findUnreadable(root, pathsOf([...unsaved.files, ...unsaved.removed]));
  const unreadable = broken.filter(({ file }) => !overwrite.includes(file));
  if (unreadable.length > 0) return { unreadable };
  const staged = await stage(root, unsaved, folder);
  const problems = await checkContent(folder);
  // Last, because other programs may write during the check.
  const stillBroken = findUnreadable(root, overwrite).map(({ file }) => file);
  const conflicts = conflictsOf(root, unsaved).filter((path) => !stillBroken.includes(path));
  if (conflicts.length > 0) return { conflicts };
  if (problems.length > 0) return { problems };
  const replaced = stillBroken.filter((path) => staged.written.includes(path));
  await putBrokenIntoTrash(root, replaced);
  await applyChanges(root, folder, staged);
  const saved = unsaved.files.flatMap(({ path }) => readContentFile(root, path) ?? []);
  return { saved, media: mediaTimes(root) };
}
