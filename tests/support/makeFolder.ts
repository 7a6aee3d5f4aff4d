import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

type Files = Readonly<Record<string, string | Buffer>>;

/** Makes an empty folder, which lasts until the test ends; by default among the temporary files. */
export function newFolder(parent = tmpdir()): string {
  const folder = mkdtempDisposableSync(join(parent, 'tidy-'));
  onTestFinished(() => folder.remove());
  return folder.path;
}

/** Writes files into a folder, and the folders around them. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, data] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), data);
  }
}

/** Makes a folder of these files, which lasts until the test ends. Returns its path. */
export function makeFolder(files: Files = {}): string {
  const root = newFolder();
  writeFiles(root, files);
  return root;
}
