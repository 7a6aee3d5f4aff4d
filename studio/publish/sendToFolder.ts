import { existsSync, readFileSync } from 'node:fs';
import { access, constants, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fillIn } from '../../src/logic/fillIn.ts';
import { putBytes, removeFile } from '../content/sync.ts';
import { PUBLISH_WORDS } from '../words.ts';

/** Every built site has this file. In a published one, it also names all published files. */
export const MARK = '.fingerprint';
const PAGE = /\.html(?:\.\w+)?$/u;

/** Paths of all files, with slashes. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
}

/** Creates or opens a folder. Returns the names of the files published there before. */
async function open(folder: string): Promise<string[]> {
  const parent = dirname(folder);
  if (!existsSync(parent)) throw new Error(fillIn(PUBLISH_WORDS.noFolder, { folder: parent }));
  await mkdir(folder, { recursive: true });
  const there = await readdir(folder);
  if (there.length === 0) return [];
  if (!there.includes(MARK)) throw new Error(fillIn(PUBLISH_WORDS.foreignFolder, { folder }));
  const [, ...names] = readFileSync(join(folder, MARK), 'utf8').split('\n');
  return names;
}

/** Errors of the disk, in words for the owner. */
function explain(error: unknown, folder: string): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  return new Error(fillIn(PUBLISH_WORDS.unwritable, { folder }), { cause: error });
}

/** Checks that a site can be published to a folder, and makes the folder. @throws In words for the owner. */
export async function tryFolder(folder: string): Promise<string> {
  try {
    await open(folder);
    await access(folder, constants.W_OK);
    return PUBLISH_WORDS.tested;
  } catch (error) {
    throw explain(error, folder);
  }
}

/**
 * Publishes a site to a folder: files first, then the pages that need them, then removals. A visitor
 * meanwhile never gets a page without its files.
 *
 * @throws In words for the owner.
 */
export async function sendToFolder(site: string, folder: string): Promise<void> {
  try {
    const own = new Set(await open(folder));
    const files = (await filesIn(site)).filter((file) => file !== MARK);
    const [version = ''] = readFileSync(join(site, MARK), 'utf8').split('\n');
    const mark = (names: readonly string[]) =>
      putBytes(folder, MARK, [version, ...names].join('\n'));
    // After an interruption, the next publication knows which files are ours.
    await mark([...own.union(new Set(files))]);
    const isPage = (file: string) => PAGE.test(file);
    for (const file of [...files.filter((one) => !isPage(one)), ...files.filter(isPage)])
      await putBytes(folder, file, readFileSync(join(site, file)));
    for (const file of own.difference(new Set(files))) await removeFile(folder, file);
    await mark(files);
  } catch (error) {
    throw explain(error, folder);
  }
}
