import { constants, existsSync } from 'node:fs';
import { access, copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fillIn } from '../../../src/logic/fillIn.ts';
import { removeFile } from '../content/copyFiles.ts';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { PublishError } from './publishError.ts';
import { MANIFEST, type Webspace } from './sendSite.ts';

/** @throws In words for the owner, if its disk is away or, unless it may be created, it is missing. */
async function findFolder(folder: string, canCreate: boolean): Promise<void> {
  const parent = dirname(folder);
  if (!existsSync(parent)) throw new PublishError(fillIn(WORDS.noFolder, { folder: parent }));
  if (canCreate) await mkdir(folder, { recursive: true });
  if (!existsSync(folder))
    throw new PublishError(fillIn(WORDS.missingLocalFolder, { folder }), {
      remedy: { kind: 'createFolder' },
    });
}

/**
 * Uses a folder of this computer.
 *
 * @param canCreate whether it is created if it is missing
 * @throws In words for the owner.
 */
export async function withFolder(
  folder: string,
  canCreate: boolean,
  use: (space: Webspace) => Promise<void>,
): Promise<void> {
  const at = (file: string) => join(folder, file);
  try {
    await findFolder(folder, canCreate);
    const there = await readdir(folder);
    if (there.length > 0 && !there.includes(MANIFEST))
      throw new PublishError(fillIn(WORDS.foreignFolder, { folder }));
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
    if (!(error instanceof Error && 'code' in error)) throw error;
    const words =
      error.code === 'ENOSPC' || error.code === 'EDQUOT' ? WORDS.diskFull : WORDS.unwritable;
    throw new PublishError(fillIn(words, { folder }), { details: error.message });
  }
}
