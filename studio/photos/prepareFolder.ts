import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fillIn } from '../../src/logic/fillIn.ts';
import { PHOTO_WORDS } from '../words.ts';
import { importInThread } from './photoThread.ts';
import type { PhotoResult } from './importPhoto.ts';

/** Where photographs without a gallery are put: beside the originals. */
export const READY_FOLDER = 'for-the-site';
const IN_ORDER = new Intl.Collator('en', { numeric: true });

/**
 * Imports every file of a folder, in the order of a file manager. Subfolders are refused.
 *
 * @param onProgress is told how many are done, and of how many
 */
export async function prepareFolder(
  folder: string,
  onProgress: (done: number, total: number) => void,
): Promise<PhotoResult[]> {
  const names = readdirSync(folder)
    .filter((name) => !name.startsWith('.') && name !== READY_FOLDER)
    .sort(IN_ORDER.compare);
  const results: PhotoResult[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
    results.push(
      isFolder
        ? { ok: false, name, reason: fillIn(PHOTO_WORDS.folder, { name }) }
        : await importInThread(path, name),
    );
    onProgress(results.length, names.length);
  }
  return results;
}
