import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import {
  checkContent,
  type ContentFile,
  type Draft,
  isMediaPath,
  namedMedia,
  type Problem,
  readContent,
  readContentFile,
  shapeOf,
  siteFiles,
} from './contentFiles.ts';
import { foldersOf } from './folders.ts';
import { findMedia, mediaTimes } from './media.ts';
import { type Changes, putBytes, putFile, removeFile, sync } from './sync.ts';
import { forgetRestored, putIntoTrash, trashedFile } from './trash.ts';
import { writeWords, writeYaml } from './writeYaml.ts';

/** `POST /api/save`; nothing was written unless it says `saved`. */
export type SaveAnswer =
  | { saved: ContentFile[]; media: Record<string, number> }
  | { problems: Problem[] }
  /** Files that were changed elsewhere since the draft began. */
  | { conflicts: string[] }
  /** Files that cannot be read on disk. */
  | { unreadable: { file: string; line?: number; message: string }[] };

/** A draft without changes: saving it removes media that no words name. */
export const NOTHING: Draft = { files: [], removed: [] };

/** The new text of a file, with the comments of its last version. */
function textOf(root: string, path: string, data: unknown): string {
  const file = existsSync(join(root, path)) ? join(root, path) : trashedFile(root, path);
  const text = file === undefined ? '' : readFileSync(file, 'utf8');
  return shapeOf(path) === 'words' ? writeWords(text, data) : writeYaml(text, data);
}

/**
 * Writes the content with a draft applied to another folder. New media come from the uploads or the
 * trash; media that no words name are left out.
 */
export async function layOut(root: string, draft: Draft, folder: string): Promise<Changes> {
  const content = new ContentFolder(root);
  const isHere = (path: string) => content.has(path);
  const touched = new Set([...draft.files, ...draft.removed].map(({ path }) => path));
  const others = readContent(root).filter(({ path }) => !touched.has(path));
  const named = new Set([...others, ...draft.files].flatMap(namedMedia));
  const files = siteFiles(root);
  const unnamed = files.filter((path) => isMediaPath(path) && !named.has(path.normalize()));
  const removed = [...draft.removed.map(({ path }) => path).filter(isHere), ...unnamed];
  await sync(root, folder, { written: files.filter((path) => !removed.includes(path)) });
  const written: string[] = [];
  for (const path of [...named].filter((one) => !isHere(one))) {
    const source = findMedia(root, path);
    if (source === undefined) continue;
    await putFile(source, folder, path);
    written.push(path);
  }
  for (const { path, data } of draft.files) {
    await putBytes(folder, path, textOf(root, path, data));
    written.push(path);
  }
  return { written, removed };
}

/** Copies the changes of a draft from the folder it is laid out in to the content folder. */
export async function applyDraft(
  root: string,
  folder: string,
  { written, removed }: Changes,
): Promise<void> {
  const { files } = foldersOf(root);
  await putIntoTrash(root, folder, removed, written);
  await sync(folder, root, { written, removed }, true);
  for (const path of new ContentFolder(files).files)
    if (existsSync(join(root, path))) await removeFile(files, path);
  await forgetRestored(root);
}

/** Files that were changed elsewhere since the draft began; one that both removed is none. */
function conflictsOf(root: string, { files, removed }: Draft): string[] {
  const left = removed.filter(({ path }) => existsSync(join(root, path)));
  return [...files, ...left]
    .filter(({ path, fingerprint }) => readContentFile(root, path)?.fingerprint !== fingerprint)
    .map(({ path }) => path);
}

/**
 * Saves a draft. After a crash at any moment each file is old or new, and whole.
 *
 * @returns problems or conflicts if it cannot be saved; nothing is written then
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
