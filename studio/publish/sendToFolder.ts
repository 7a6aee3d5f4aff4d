import {
  appendFile,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exchange } from '../../node/files.ts';
import { fillIn } from '../../src/logic/fillIn.ts';
import { PUBLISH_WORDS } from '../words.ts';

/**
 * Lies in every site that was built here, and so tells a published one from other folders. There, its first
 * line is followed by the name of everything that was published: whatever has none is somebody else's.
 */
const OWN_MARK = '.fingerprint';

/** Copies the site, with the list of what is in it. */
async function layOut(site: string, folder: string): Promise<void> {
  await cp(site, folder, { recursive: true });
  const names = await readdir(folder, { recursive: true });
  await appendFile(join(folder, OWN_MARK), ['', ...names].join('\n'));
}

/** The names of what was published; undefined where an earlier version did so, which made no list. */
async function ownNames(folder: string): Promise<ReadonlySet<string> | undefined> {
  const mark = await readFile(join(folder, OWN_MARK), 'utf8').catch(() => '');
  const [, ...names] = mark.split('\n');
  return names.length > 0 ? new Set(names) : undefined;
}

/** Removes what was published, and moves the rest to the same place in another folder where that is free. */
async function sift(
  from: string,
  to: string,
  own: ReadonlySet<string>,
  folder = '',
): Promise<void> {
  for (const entry of await readdir(join(from, folder), { withFileTypes: true })) {
    const name = join(folder, entry.name);
    const [source, target] = [join(from, name), join(to, name)];
    const isTaken = (await lstat(target).catch(() => undefined)) !== undefined;
    if (entry.isDirectory() && (isTaken || own.has(name))) await sift(from, to, own, name);
    else if (own.has(name)) await rm(source);
    else if (!isTaken) {
      await mkdir(dirname(target), { recursive: true });
      await rename(source, target);
    }
  }
  await rmdir(join(from, folder)).catch(() => undefined);
}

/**
 * Puts the site into a folder in place of the one that was there. What others have put beside that stays.
 *
 * @param named whole path of the folder, or of a link to it, which stays one
 * @returns the folder that holds what could not stay, if there is anything
 * @throws When the folder never held a site, or cannot be written; it is then as it was
 */
export async function sendToFolder(site: string, named: string): Promise<string | undefined> {
  const refuse = (words: string, cause?: unknown) =>
    new Error(fillIn(words, { folder: named }), { cause });
  // The folders themselves: of a link, renaming moves only the link, and what is removed behind it is the site.
  const folder = await realpath(named).catch(() => named);
  if ((await realpath(site)) === folder) throw refuse(PUBLISH_WORDS.foreignFolder);
  const isThere = (await stat(dirname(folder)).catch(() => undefined))?.isDirectory() === true;
  const leadsNowhere = (await readlink(folder).catch(() => undefined)) !== undefined;
  if (!isThere || leadsNowhere) throw refuse(PUBLISH_WORDS.noFolder);
  const old = await readdir(folder).catch(() => undefined);
  if (old && old.length > 0 && !old.includes(OWN_MARK)) throw refuse(PUBLISH_WORDS.foreignFolder);

  // Beside it, under a name that nobody else has.
  const aside = await mkdtemp(`${folder}-`).catch((error: unknown) => {
    throw refuse(PUBLISH_WORDS.unwritable, error);
  });
  const [next, before] = [join(aside, 'next'), join(aside, 'before')];
  try {
    await layOut(site, next);
    await exchange(next, folder, before);
  } catch (error) {
    await rm(next, { recursive: true, force: true }).catch(() => undefined);
    await rmdir(aside).catch(() => undefined);
    throw refuse(PUBLISH_WORDS.unwritable, error);
  }
  // From here on the site is online, whatever becomes of the rest.
  const own = await ownNames(before);
  if (own) await sift(before, folder, own).catch(() => undefined);
  else await rmdir(before).catch(() => undefined);
  return rmdir(aside).then(
    () => undefined,
    () => aside,
  );
}
