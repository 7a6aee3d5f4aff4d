import { constants, existsSync } from 'node:fs';
import { access, copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fillIn } from '../../src/logic/fillIn.ts';
import { removeFile } from '../content/sync.ts';
import { PUBLISH_WORDS } from '../words.ts';
import { MARK, type Webspace } from './sendSite.ts';

/** Creates or opens a folder of this computer and uses it. @throws In words for the owner. */
export async function withFolder(
  folder: string,
  use: (space: Webspace) => Promise<void>,
): Promise<void> {
  const at = (file: string) => join(folder, file);
  try {
    const parent = dirname(folder);
    if (!existsSync(parent)) throw new Error(fillIn(PUBLISH_WORDS.noFolder, { folder: parent }));
    await mkdir(folder, { recursive: true });
    const there = await readdir(folder);
    if (there.length > 0 && !there.includes(MARK))
      throw new Error(fillIn(PUBLISH_WORDS.foreignFolder, { folder }));
    await access(folder, constants.W_OK);
    await use({
      read: async (file) => (existsSync(at(file)) ? readFile(at(file), 'utf8') : undefined),
      has: (file) => existsSync(at(file)),
      write: (file, source) =>
        typeof source === 'string' ? copyFile(source, at(file)) : writeFile(at(file), source),
      makeFolder: (name) => mkdir(at(name), { recursive: true }),
      rename: (from, to) => rename(at(from), at(to)),
      remove: (file) => removeFile(folder, file),
    });
  } catch (error) {
    const isOfDisk = error instanceof Error && 'code' in error;
    throw isOfDisk ? new Error(fillIn(PUBLISH_WORDS.unwritable, { folder })) : error;
  }
}
