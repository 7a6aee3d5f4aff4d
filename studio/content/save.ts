import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import {
  checkContent,
  isMediaPath,
  namedMedia,
  readContent,
  readContentFile,
  shapeOf,
} from './contentFiles.ts';
import { foldersOf } from './folders.ts';
import { findMedia, mediaTimes } from './media.ts';
import { putBytes, putFile, removeFile, sync } from './sync.ts';
import { forgetRestored, putIntoTrash, restoredPaths, trashedFile } from './trash.ts';
import { writeWords, writeYaml } from './writeYaml.ts';
import type { Conflict, Draft, SaveAnswer } from '../types.ts';

/** What a draft changes in the content folder, as paths. */
export interface LaidOut {
  added: string[];
  changed: string[];
  removed: string[];
  /** All media that the words name. */
  named: ReadonlySet<string>;
}

/** The text of a changed file, with the comments it had, also before it was removed. */
function textOf(root: string, path: string, data: unknown): string {
  const file = existsSync(join(root, path)) ? join(root, path) : trashedFile(root, path);
  const text = file === undefined ? '' : readFileSync(file, 'utf8');
  return shapeOf(path) === 'words' ? writeWords(text, data) : writeYaml(text, data);
}

/**
 * Writes the content as it would be with a draft into another folder. Media that the draft names come
 * from the uploads or the trash; media that it does not name any more are left out.
 */
export async function layOut(root: string, draft: Draft, folder: string): Promise<LaidOut> {
  const content = new ContentFolder(root);
  const isHere = (path: string) => content.has(path);
  const onDisk = (path: string) => content.nameOf(content.pathOf(path));
  const words = draft.files.map(({ path, data }) => ({ path: onDisk(path), data }));
  const goneWords = draft.removed
    .map(({ path }) => path)
    .filter(isHere)
    .map(onDisk);
  const before = readContent(root);
  const touched = new Set([...words.map(({ path }) => path), ...goneWords]);
  const after = [...before.filter(({ path }) => !touched.has(path)), ...words];
  const named = new Set(after.flatMap(namedMedia));
  const unnamed = new Set([
    ...before.flatMap(namedMedia),
    // What an interrupted save left: pictures that came too early, or were still to go.
    ...new ContentFolder(foldersOf(root).files).files,
    ...restoredPaths(root).map((path) => path.normalize()),
  ]).difference(named);
  const removed = [
    ...goneWords,
    ...[...unnamed].filter((path) => isMediaPath(path) && isHere(path)).map(onDisk),
  ];

  await sync(root, folder);
  for (const path of removed) await removeFile(folder, path);
  for (const { path, data } of words) await putBytes(folder, path, textOf(root, path, data));
  const media: string[] = [];
  for (const path of [...named].filter((one) => !isHere(one))) {
    const source = findMedia(root, path);
    if (source === undefined) continue;
    await putFile(source, folder, path);
    media.push(path);
  }
  const { changed = [], added = [] } = Object.groupBy(
    words.map(({ path }) => path),
    (path) => (isHere(path) ? 'changed' : 'added'),
  );
  return { added: [...media, ...added], changed, removed, named };
}

/** Brings what a draft changes from the folder where it is laid out into the content folder. */
export async function applyDraft(
  root: string,
  folder: string,
  { added, changed, removed }: LaidOut,
): Promise<void> {
  const { files } = foldersOf(root);
  const trashed = restoredPaths(root);
  const gone = removed.filter((path) => !trashed.includes(path));
  if (gone.length > 0) await putIntoTrash(root, gone, changed);
  await sync(folder, root, [...added, ...changed, ...removed]);
  for (const path of new ContentFolder(files).files)
    if (existsSync(join(root, path))) await removeFile(files, path);
  await forgetRestored(root);
}

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

/**
 * Saves a draft. After a crash at any moment each file is old or new, and whole.
 *
 * @returns what keeps it from being saved, if anything; nothing is written then
 */
export async function save(root: string, draft: Draft): Promise<SaveAnswer> {
  const { draft: folder } = foldersOf(root);
  const laid = await layOut(root, draft, folder);
  const problems = await checkContent(folder);
  // Last, because other programs may write during the check.
  const conflicts = conflictsOf(root, draft);
  if (conflicts.length > 0) return { conflicts };
  if (problems.length > 0) return { problems };
  await applyDraft(root, folder, laid);
  const saved = draft.files.flatMap(({ path }) => readContentFile(root, path) ?? []);
  return { saved, media: mediaTimes(root) };
}
