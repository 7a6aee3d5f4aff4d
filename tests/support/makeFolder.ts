import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes a folder of these files, which lasts until the test ends. Returns its path. */
export function makeFolder(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, data] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), data);
  }
  return root;
}
