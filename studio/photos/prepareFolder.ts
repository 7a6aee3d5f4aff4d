import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fillIn } from '../../src/logic/fillIn.ts';
import { PHOTO_WORDS } from '../words.ts';
import { PhotoQueue } from './photoQueue.ts';
import type { PhotoResult } from './types.ts';

/** Where photographs are put that go into no gallery: beside those they were made of. */
export const READY_FOLDER = 'for-the-site';
const IN_ORDER = new Intl.Collator('en', { numeric: true });

/**
 * Imports every file of a folder, in the order in which a file manager shows them. What lies in folders
 * inside of it is not imported: each of them is among those refused.
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
  const queue = new PhotoQueue();
  let done = 0;
  const imports = names.map(async (name) => {
    const path = join(folder, name);
    // A link is what it leads to.
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
    const result = isFolder ? refuseFolder(name) : await queue.import(path, name);
    onProgress((done += 1), names.length);
    return result;
  });
  const results = await Promise.all(imports);
  await queue.close();
  return results;
}

function refuseFolder(name: string): PhotoResult {
  return { ok: false, name, reason: fillIn(PHOTO_WORDS.folder, { name }) };
}
