import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT_FOLDER = dirname(dirname(fileURLToPath(import.meta.url)));

/** Derived files only: may be deleted at any time. */
export const CACHE_FOLDER = join(PROJECT_FOLDER, '.cache');

/** The path of a file of an installed package, for example `packageFile('astro/bin/astro.mjs')`. */
export function packageFile(path: string): string {
  return join(PROJECT_FOLDER, 'node_modules', path);
}
