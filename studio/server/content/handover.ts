import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { wordsPath } from './contentFiles.ts';
import { foldersOf } from './folders.ts';
import { readJson, replaceFile } from './ownFiles.ts';
import type { StoredChanges } from './unsaved.ts';

/** Files of a window by path: the data that the server had of it, and its data now. None: no file. */
export const handedFilesSchema = z.record(
  wordsPath,
  z.object({ before: z.unknown().optional(), now: z.unknown().optional() }),
);
const handoverSchema = z.object({
  window: z.string(),
  /** Of two versions of one window, the larger is newer. */
  revision: z.number(),
  files: handedFilesSchema,
});

export type HandedFiles = z.infer<typeof handedFilesSchema>;

/** Words of a window that another window replaced. */
export type Handover = z.infer<typeof handoverSchema>;
export type WaitingHandover = Handover & { id: string };

/** In ms since 1970; words handed over in the same moment stay in order. */
let last = 0;

/** Stores words of a window until the editing window has added them. */
export function keepHandover(root: string, handover: Handover): void {
  last = Math.max(Date.now(), last + 1);
  replaceFile(join(foldersOf(root).handover, `${last}.json`), JSON.stringify(handover));
}

function readHandover(file: string): Handover | undefined {
  try {
    return handoverSchema.parse(readJson(file));
  } catch {
    return undefined;
  }
}

/** The words that wait to be added, the oldest first. A damaged file stays where it is. */
export function listHandovers(root: string): WaitingHandover[] {
  const { handover: folder } = foldersOf(root);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /^\d+\.json$/u.test(name));
  return names.sort().flatMap((id) => {
    const handover = readHandover(join(folder, id));
    return handover ? [{ id, ...handover }] : [];
  });
}

/** Forgets words that the editing window has added. */
export function forgetHandover(root: string, id: string): void {
  const isWaiting = listHandovers(root).some((one) => one.id === id);
  if (isWaiting) rmSync(join(foldersOf(root).handover, id));
}

/** The files of unsaved changes, compared with the files on disk that they began with. */
export function filesOfUnsaved({ changes, saved }: StoredChanges): HandedFiles {
  const changed = changes.files.map(({ path, data }) => [
    path,
    { before: saved[path]?.data, now: data },
  ]);
  const removed = changes.removed.map(({ path }) => [path, { before: saved[path]?.data }]);
  return Object.fromEntries([...changed, ...removed]) as HandedFiles;
}
