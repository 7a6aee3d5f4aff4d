import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, link, mkdir, open, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { isMediaPath } from './paths.ts';

/** One hidden temporary file for a whole folder: an interrupted save leaves no other behind. */
export const PART = '.part';

function isSameFile(path: string, source: string, target: string): boolean {
  if (!existsSync(target)) return false;
  const [one, other] = [statSync(source), statSync(target)];
  if (one.size !== other.size) return false;
  if (isMediaPath(path)) return one.mtimeMs === other.mtimeMs;
  return readFileSync(source).equals(readFileSync(target));
}

/** Puts a file into its place in one step, so that nobody reads half of it. */
async function place(
  folder: string,
  path: string,
  write: (part: string) => Promise<void>,
  fsync = false,
): Promise<void> {
  const part = join(folder, PART);
  await rm(part, { force: true });
  await mkdir(dirname(join(folder, path)), { recursive: true });
  try {
    await write(part);
    if (fsync) {
      await using file = await open(part, 'r+');
      await file.sync();
    }
    await rename(part, join(folder, path));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Writes a text or picture; returns whether the file had other bytes. */
export async function putBytes(
  folder: string,
  path: string,
  bytes: string | Uint8Array,
): Promise<boolean> {
  const target = join(folder, path);
  if (existsSync(target) && readFileSync(target).equals(Buffer.from(bytes))) return false;
  await place(folder, path, (part) => writeFile(part, bytes));
  return true;
}

/** Puts a file into a folder with its time; returns whether another was there. */
export async function putFile(
  source: string,
  folder: string,
  path: string,
  fsync?: boolean,
): Promise<boolean> {
  if (isSameFile(path, source, join(folder, path))) return false;
  const copy = (part: string) => cp(source, part, { preserveTimestamps: true });
  // Texts are copied: an editor that writes into a linked file would change both.
  const write = (part: string) =>
    isMediaPath(path) ? link(source, part).catch(() => copy(part)) : copy(part);
  await place(folder, path, write, fsync);
  return true;
}

/** Removes the folders above a removed file that are empty now. */
export async function removeEmptyFolders(folder: string, path: string): Promise<void> {
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
    const whole = join(folder, parent);
    if (!existsSync(whole) || readdirSync(whole).length > 0) return;
    await rmdir(whole);
  }
}

export interface SyncOptions {
  /** Only these files; without it, all files in either folder. */
  paths?: readonly string[];
  /** Waits until each file is on the disk. */
  fsync?: boolean;
  /** Takes a removed file out of the folder; deletes it by default. */
  remove?: (path: string) => Promise<unknown>;
}

/**
 * Brings files from one folder to another: media first, then words, then removals, so that words never
 * name a file that is not there. Unchanged files are not touched.
 *
 * @returns whether anything changed
 */
export async function sync(
  from: string,
  to: string,
  { paths, fsync, remove = (path) => rm(join(to, path), { force: true }) }: SyncOptions = {},
): Promise<boolean> {
  const all = paths ?? [from, to].flatMap((folder) => new ContentFolder(folder).files);
  const {
    media = [],
    words = [],
    gone = [],
  } = Object.groupBy(new Set(all), (path) => {
    if (!existsSync(join(from, path))) return 'gone';
    return isMediaPath(path) ? 'media' : 'words';
  });
  let isChanged = false;
  for (const path of [...media, ...words])
    isChanged = (await putFile(join(from, path), to, path, fsync)) || isChanged;
  for (const path of gone.filter((one) => existsSync(join(to, one)))) {
    await remove(path);
    await removeEmptyFolders(to, path);
    isChanged = true;
  }
  return isChanged;
}
