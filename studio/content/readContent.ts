import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { readWords } from '../../content-check/readYaml.ts';
import { readYaml } from '../../content-check/readYaml.ts';
import { isMedia } from '../../src/logic/mediaEndings.ts';
import { LOGO_FILE } from '../../src/schemas/business.ts';
import { CONTENT_SHAPES, WORDS_SHAPE } from '../../src/schemas/contentShapes.ts';
import { recover } from './transaction.ts';
import type { ContentFile, ShapeName } from './types.ts';

const SHAPES = Object.entries({ ...CONTENT_SHAPES, words: WORDS_SHAPE }) as [
  ShapeName,
  { pattern: string },
][];

/** What only the same bytes have as well. */
export function fingerprintOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The kind of a file by its path; undefined where the site reads no such file. */
export function shapeOf(path: string): ShapeName | undefined {
  return SHAPES.find(([, { pattern }]) => posix.matchesGlob(path, pattern))?.[0];
}

/** One file as it lies on the disk; undefined when it is not there or the site does not read it. */
export function readContentFile(root: string, path: string): ContentFile | undefined {
  const shape = shapeOf(path);
  if (shape === undefined || !existsSync(join(root, path))) return undefined;
  const bytes = readFileSync(join(root, path));
  const result = shape === 'words' ? readWords(bytes) : readYaml(bytes);
  const data = 'data' in result ? result.data : undefined;
  return { path, shape, data, fingerprint: fingerprintOf(bytes) };
}

/**
 * Reads all words there are. What an interrupted saving has left is put in order first.
 *
 * @param root whole path of the content folder
 */
export async function readContent(root: string): Promise<ContentFile[]> {
  await recover(root);
  return new ContentFolder(root).files.flatMap((path) => readContentFile(root, path) ?? []);
}

/** When each photograph, video and logo was written, in milliseconds: with another time, it may be another one. */
export function mediaTimes(root: string): Record<string, number> {
  const timeOf = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs;
  const media = new ContentFolder(root).files.filter(
    (path) => isMedia(path) || LOGO_FILE.test(`./${path}`),
  );
  return Object.fromEntries(media.map((path) => [path, timeOf(path) ?? 0]));
}
