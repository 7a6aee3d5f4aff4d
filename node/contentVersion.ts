import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { COLLECTIONS, TEXT_PAGE_COLLECTION } from '../src/schemas/collections.ts';

/** The file of a built site that tells which content it shows. */
export const VERSION_FILE = 'version.txt';

const PATTERNS = [...Object.values(COLLECTIONS), TEXT_PAGE_COLLECTION].map(
  ({ pattern }) => pattern,
);

/** A hash of all words. They name every photograph, and each photograph has a name of its own. */
export async function contentVersion(content: string): Promise<string> {
  const hash = createHash('sha256');
  const files = glob(PATTERNS, { cwd: content, exclude: ['**/README.md'] });
  const names = await Array.fromAsync(files, (name) => name.replaceAll(sep, '/'));
  for (const name of names.sort()) {
    const text = await readFile(join(content, name), 'utf8');
    // Git may change line ends.
    hash.update(`${name}\0${text.replaceAll('\r\n', '\n')}`);
  }
  return hash.digest('hex');
}
