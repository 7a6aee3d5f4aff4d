import fs from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { TEST_SITE } from '../../node/sites.ts';

export type FieldPath = readonly (string | number)[];

/**
 * Makes a folder a copy of the tested content. Keeps modification times, so that the check measures
 * each photograph once.
 */
export function restoreContent(root: string): void {
  fs.rmSync(root, { recursive: true, force: true });
  fs.cpSync(TEST_SITE.content, root, { recursive: true, preserveTimestamps: true });
}

/** Sets a field, or removes it. */
export function edit(root: string, file: string, path: FieldPath, value?: unknown): void {
  const place = join(root, file);
  const document = parseDocument(fs.readFileSync(place, 'utf8'));
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, value);
  fs.writeFileSync(place, document.toString({ lineWidth: 0 }));
}
