import { existsSync, readFileSync, statSync } from 'node:fs';
import { cp, link, mkdir, open, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ContentFolder } from '../../../content-check/contentFolder.ts';
import { isMediaPath, siteFiles } from './contentFiles.ts';

/** One hidden temporary file per folder: an interrupted save leaves at most this one. */
export const PART = '.part';

/** Whether a folder has the same file: media of the same size and time, words of the same bytes. */
export function hasSame(folder: string, path: string, source: string): boolean {
  const target = join(folder, path);
  if (!existsSync(target)) return false;
  const [one, other] = [statSync(source), statSync(target)];
  if (one.size !== other.size) return false;
  // A copy keeps its time to the microsecond only.
  if (isMediaPath(path)) return Math.abs(one.mtimeMs - other.mtimeMs) < 1;
  return hasSameBytes(target, source);
}

/** Whether there is a file with the same bytes as another one. */
export function hasSameBytes(one: string, other: string): boolean {
  return existsSync(one) && readFileSync(one).equals(readFileSync(other));
}

/** Whether a folder has the same file. Media of the same size and time are not read: there may be thousands. */
export function hasSameContent(folder: string, path: string, source: string): boolean {
  return hasSame(folder, path, source) || hasSameBytes(join(folder, path), source);
}

/** Writes a file atomically: temporary file, fsync, rename. */
async function place(
  folder: string,
  path: string,
  write: (part: string) => Promise<void>,
  fsync = false,
): Promise<void> {
  const part = join(folder, PART);
  await rm(part, { force: true });
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await write(part);
  if (fsync) {
    await using file = await open(part, 'r+');
    await file.sync();
  }
  await rename(part, join(folder, path));
}

/** Writes a text or picture, unless the file has these bytes. */
export async function putBytes(
  folder: string,
  path: string,
  bytes: string | Uint8Array,
): Promise<void> {
  const target = join(folder, path);
  if (existsSync(target) && readFileSync(target).equals(Buffer.from(bytes))) return;
  await place(folder, path, (part) => writeFile(part, bytes));
}

const copyWithTime = (source: string, part: string) =>
  cp(source, part, { preserveTimestamps: true });

/** Copies a file with its time, unless the folder has it. */
export async function copyFile(source: string, folder: string, path: string): Promise<void> {
  if (hasSame(folder, path, source)) return;
  await place(folder, path, (part) => copyWithTime(source, part));
}

/**
 * Copies or links a file with its time; not from an archive, which a program that writes into a linked
 * photograph would change as well. Returns false if the folder already has it.
 */
export async function putFile(
  source: string,
  folder: string,
  path: string,
  fsync?: boolean,
): Promise<boolean> {
  if (hasSame(folder, path, source)) return false;
  const copy = (part: string) => copyWithTime(source, part);
  // Texts are copied: an editor that writes into a linked file would change both.
  const write = (part: string) =>
    isMediaPath(path) ? link(source, part).catch(() => copy(part)) : copy(part);
  await place(folder, path, write, fsync);
  return true;
}

/** Removes a file and the folders that are empty then; returns whether it was there. */
export async function removeFile(folder: string, path: string): Promise<boolean> {
  if (!existsSync(join(folder, path))) return false;
  await rm(join(folder, path));
  try {
    for (let parent = dirname(path); parent !== '.'; parent = dirname(parent))
      await rmdir(join(folder, parent));
  } catch {
    // It holds other files.
  }
  return true;
}

/** Changes of a content folder, as paths. */
export interface Changes {
  written: string[];
  removed: string[];
  /** The removed path of each written page that has a new address. */
  renamed?: ReadonlyMap<string, string>;
}

/**
 * Brings files from one folder to another: media first, then words, then removals, so that words never
 * name a file that is not there. Unchanged files are not touched.
 *
 * @param changes by default all files of the site, and the removal of all others
 * @param fsync each file must be on the disk before the next
 * @returns whether anything changed
 */
export async function copyFiles(
  from: string,
  to: string,
  changes: Partial<Changes> = {},
  fsync = false,
): Promise<boolean> {
  const { written = siteFiles(from) } = changes;
  const kept = new Set(written);
  const others = () => new ContentFolder(to).files.filter((path) => !kept.has(path));
  let isChanged = false;
  const { media = [], words = [] } = Object.groupBy(written, (path) =>
    isMediaPath(path) ? 'media' : 'words',
  );
  for (const path of [...media, ...words])
    isChanged = (await putFile(join(from, path), to, path, fsync)) || isChanged;
  for (const path of changes.removed ?? others())
    isChanged = (await removeFile(to, path)) || isChanged;
  return isChanged;
}
