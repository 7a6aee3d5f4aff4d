import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { readWords, readYaml } from '../../content-check/readYaml.ts';
import { shapeOf } from './paths.ts';
import type { ContentFile } from '../types.ts';

/** SHA-256 of a file. */
export function fingerprintOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The data of a file of words; undefined if it cannot be read. */
export function dataOf(path: string, bytes: Buffer): unknown {
  const result = shapeOf(path) === 'words' ? readWords(bytes) : readYaml(bytes);
  return 'data' in result ? result.data : undefined;
}

/** A file of words; undefined if it does not exist or the site does not read it. */
export function readContentFile(root: string, path: string): ContentFile | undefined {
  const shape = shapeOf(path);
  if (shape === undefined || !existsSync(join(root, path))) return undefined;
  const bytes = readFileSync(join(root, path));
  return { path, shape, data: dataOf(path, bytes), fingerprint: fingerprintOf(bytes) };
}

/** All files of words. */
export function readContent(root: string): ContentFile[] {
  return new ContentFolder(root).files.flatMap((path) => readContentFile(root, path) ?? []);
}
