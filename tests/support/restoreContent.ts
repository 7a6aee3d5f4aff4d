import fs from 'node:fs';
import { join } from 'node:path';
import { TEST_SITE } from '../../node/sites.ts';

const ALL = { recursive: true, encoding: 'utf8' } as const;

/** Modification time and size of a file, or whether it is a folder. */
function stateOf(file: string): string {
  const found = fs.lstatSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? `${Math.floor(found.mtimeMs)} ${found.size}` : String(found?.isFile());
}

/**
 * Makes a folder a copy of the tested content. Writes only changed files, which is fast, and keeps
 * modification times, so that the check measures each photograph once.
 */
export function restoreContent(root: string): void {
  fs.mkdirSync(root, { recursive: true });
  const originals = fs.readdirSync(TEST_SITE.content, ALL);
  for (const name of new Set([...fs.readdirSync(root, ALL), ...originals])) {
    const [source, copy] = [join(TEST_SITE.content, name), join(root, name)];
    if (stateOf(source) === stateOf(copy)) continue;
    fs.rmSync(copy, { recursive: true, force: true });
    if (originals.includes(name))
      fs.cpSync(source, copy, { recursive: true, preserveTimestamps: true });
  }
}
