import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { readWords, readYaml } from '../../content-check/readYaml.ts';
import { isMediaPath, shapeOf } from './paths.ts';
import { filesOf } from './places.ts';
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

/** Time of each picture, video and logo, those included that wait to be saved. In ms since 1970. */
export function mediaTimes(root: string): Record<string, number> {
  const times = [filesOf(root), root].flatMap((folder) =>
    new ContentFolder(folder).files
      .filter(isMediaPath)
      .map((path) => [path, statSync(join(folder, path)).mtimeMs] as const),
  );
  return Object.fromEntries(times);
}
