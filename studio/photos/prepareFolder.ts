import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PhotoQueue } from './photoQueue.ts';
import type { PhotoResult } from './types.ts';

const IN_ORDER = new Intl.Collator('en', { numeric: true });

/**
 * Imports every file of a folder, in the order in which a file manager shows them.
 *
 * @param onProgress is told how many are done, and of how many
 */
export async function prepareFolder(
  folder: string,
  onProgress: (done: number, total: number) => void,
): Promise<PhotoResult[]> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort(IN_ORDER.compare);
  const queue = new PhotoQueue();
  let done = 0;
  const imports = names.map(async (name) => {
    const result = await queue.import(join(folder, name), name);
    onProgress((done += 1), names.length);
    return result;
  });
  const results = await Promise.all(imports);
  await queue.close();
  return results;
}
