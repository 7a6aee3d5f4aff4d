import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ContentFolder } from '../../../content-check/contentFolder.ts';

/** A new empty folder for one test; by default among the temporary files. */
export function newFolder(parent = tmpdir()): string {
  const folder = mkdtempDisposableSync(join(parent, 'studio-'));
  onTestFinished(() => folder.remove());
  return folder.path;
}

/** Writes files into a folder, and the folders around them. */
export function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** The texts of all files in a folder, by path. */
export function textsIn(folder: string): Record<string, string> {
  const { files } = new ContentFolder(folder);
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
