import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentFolder } from '../../../content-check/contentFolder.ts';

/** The texts of all files in a folder, by path. */
export function textsIn(folder: string): Record<string, string> {
  const { files } = new ContentFolder(folder);
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
