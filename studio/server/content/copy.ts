import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { COPY_WORDS } from '../words.ts';
import { cleanDrawing } from './cleanDrawing.ts';
import { isSiteFile, readContentFile, siteFiles } from './contentFiles.ts';
import { foldersOf } from './folders.ts';
import { putBytes } from './copyFiles.ts';
import { TooLargeZip, UnusableZip, unzip } from './unzip.ts';

/** In bytes. */
export const LARGEST_COPY = 2_000_000_000;
const LARGEST_UNPACKED = 4_000_000_000;
const LARGEST_ENTRY = 500_000_000;
const MOST_ENTRIES = 20_000;
const SETTINGS = 'publish.yaml';

/** All words, photographs and publishing settings as a zip file; no password or token. */
export function packCopy(root: string): Uint8Array<ArrayBuffer> {
  const { settings } = foldersOf(root);
  const files = siteFiles(root).map((path) => [`content/${path}`, readFileSync(join(root, path))]);
  if (existsSync(settings)) files.push([SETTINGS, readFileSync(settings)]);
  // Photographs are compressed already.
  return zipSync(Object.fromEntries(files) as Zippable, { level: 0 });
}

/** Half of what is free, in bytes: the photographs are copied once more. */
async function freeHalf(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return (bavail * bsize) / 2;
}

/**
 * Unpacks a copy beside the content. Nothing else is written: its publishing settings are only suggested.
 *
 * @returns the folder with its content, or in words why it cannot be opened
 */
export async function unpackCopy(
  root: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ folder: string } | { refused: string }> {
  const { copy } = foldersOf(root);
  const fileOf = (name: string) => {
    const path = name.replace(/^content\//u, '');
    const isWanted = name === SETTINGS || (path !== name && isSiteFile(path));
    return isWanted ? join(copy, name) : undefined;
  };
  const refuse = async (refused: string) => {
    await rm(copy, { recursive: true, force: true });
    return { refused };
  };
  await rm(copy, { recursive: true, force: true });
  try {
    await unzip(bytes, fileOf, {
      packed: LARGEST_COPY,
      unpacked: Math.min(LARGEST_UNPACKED, await freeHalf(copy)),
      entry: LARGEST_ENTRY,
      count: MOST_ENTRIES,
    });
  } catch (error) {
    if (error instanceof UnusableZip) return refuse(COPY_WORDS.notACopy);
    if (error instanceof TooLargeZip) return refuse(COPY_WORDS.tooLarge);
    // The disk is full, or the connection was cut.
    await rm(copy, { recursive: true, force: true });
    throw error;
  }
  const folder = join(copy, 'content');
  for (const path of siteFiles(folder).filter((one) => one.endsWith('.svg')))
    await putBytes(folder, path, cleanDrawing(readFileSync(join(folder, path))));
  // An encrypted file may unpack without an error.
  const business = readContentFile(folder, 'business.yaml');
  return business?.data === undefined ? refuse(COPY_WORDS.notACopy) : { folder };
}

/** The file with the publishing settings of the copy that was opened last. */
export function copiedSettings(root: string): string {
  return join(foldersOf(root).copy, SETTINGS);
}
