import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { cleanPath } from './destination.ts';

/** A page of the built site. */
export interface Page {
  /** The path of its file on the site: `/portfolio.html`. */
  file: string;
  html: string;
}

/** Pages by their routes, for example `/portfolio`. */
export type Pages = ReadonlyMap<string, Page>;

/**
 * Reads every page of a built site.
 *
 * @param directory The folder of the built site.
 * @throws When the folder is missing or cannot be read.
 */
export async function readPages(directory: string): Promise<Pages> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const pages = new Map<string, Page>();
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const path = join(entry.parentPath, entry.name);
    const file = `/${relative(directory, path).split(sep).join('/')}`;
    pages.set(cleanPath(file), { file, html: await readFile(path, 'utf8') });
  }
  return pages;
}
