import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PAGES = '**/*.html';
/** Where Astro puts what is named by its content, and therefore never changes. */
const ASSETS = '/_astro/';
const HASH_LENGTH = 8;

/** A file beside the pages of a build. */
interface Asset {
  /** Its address. */
  path: string;
  text: string;
}

/** A page of which a part has been taken into a file. */
export interface LightenedPage {
  page: string;
  file?: Asset;
}

/**
 * Reads files of a build, in the order of their paths.
 *
 * @param pattern which files: the HTML of all pages unless told
 */
export async function readPages(dir: URL, pattern = PAGES): Promise<string[]> {
  return read(await pathsOf(dir, pattern));
}

/**
 * Writes files of a build anew.
 *
 * @param change makes of the texts of all of them, in the order of their paths, what they shall be
 * @param pattern which files: all pages unless told
 */
export async function changePages(
  dir: URL,
  change: (pages: string[]) => string[] | Promise<string[]>,
  pattern = PAGES,
): Promise<void> {
  const paths = await pathsOf(dir, pattern);
  const pages = await change(await read(paths));
  await Promise.all(paths.map((path, index) => writeFile(path, pages[index] ?? '')));
}

/** Writes all pages of a build anew, and the files into which a part of them is taken. */
export async function lightenPages(
  dir: URL,
  lighten: (page: string) => LightenedPage,
): Promise<void> {
  await mkdir(new URL(`.${ASSETS}`, dir), { recursive: true });
  await changePages(dir, async (pages) => {
    const lightened = pages.map(lighten);
    const files = lightened.flatMap(({ file }) => file ?? []);
    await Promise.all(files.map(({ path, text }) => writeFile(new URL(`.${path}`, dir), text)));
    return lightened.map(({ page }) => page);
  });
}

/** A few letters that stand for a text in the name of a file: another text has others. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH);
}

/** A file that is named by its content, such as `/_astro/later.1a2b3c4d.css`. */
export function asset(name: string, extension: string, text: string): Asset {
  return { path: `${ASSETS}${name}.${shortHash(text)}.${extension}`, text };
}

async function pathsOf(dir: URL, pattern: string): Promise<string[]> {
  // Not part of the pattern: a folder may be called "site [new]".
  const cwd = fileURLToPath(dir);
  const names = await Array.fromAsync(glob(pattern, { cwd }));
  return names.map((name) => join(cwd, name)).sort();
}

function read(paths: readonly string[]): Promise<string[]> {
  return Promise.all(paths.map((path) => readFile(path, 'utf8')));
}
