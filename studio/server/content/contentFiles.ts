import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { z } from 'astro/zod';
import { checkContentFolder } from '../../../content-check/checkContentFolder.ts';
import { ContentFolder } from '../../../content-check/contentFolder.ts';
import { readTextPage, readYaml } from '../../../content-check/readYaml.ts';
import { isMedia, withCompanion } from '../../../src/logic/mediaExtensions.ts';
import { memoise } from '../../../src/logic/memoise.ts';
import { type Path, walk } from '../../../src/logic/walk.ts';
import { COLLECTIONS, TEXT_PAGE_COLLECTION } from '../../../src/schemas/collections.ts';
import { LOGO_FILE } from '../../../src/schemas/pictures.ts';
import type { FieldIssue } from '../../../content-check/issue.ts';
import type { UnreadableFile } from '../../shared/unreadableFile.ts';

const SHAPES = Object.entries({ ...COLLECTIONS, words: TEXT_PAGE_COLLECTION });
const MEDIA = /^(?:galleries\/[^/]+|pages)\/./u;

/** Whether a path stays inside the content folder and names nothing hidden. */
function isInside(path: string): boolean {
  const isPlain = (part: string) => part !== '' && !part.startsWith('.');
  return !/[\\\0]/u.test(path) && path.split('/').every(isPlain);
}

/** The kind of a file of words, such as "pages"; undefined if the site reads no such file. */
export function shapeOf(path: string): string | undefined {
  // Most files are media.
  if (!/\.(?:yaml|md)$/u.test(path) || !isInside(path)) return undefined;
  return SHAPES.find(([, { pattern }]) => posix.matchesGlob(path, pattern))?.[0];
}

export const wordsPath = z
  .string()
  .refine((path) => shapeOf(path) !== undefined, 'not a file of the site');

/** A file of words as it is on disk. */
export const contentFileSchema = z.object({
  path: wordsPath,
  data: z.unknown(),
  fingerprint: z.string(),
});

/** Unsaved changes. The pictures to add and remove follow from them. */
export const unsavedChangesSchema = z.object({
  /** With the hash of the file when the edit began; a new file has none. */
  files: z.array(
    contentFileSchema
      .partial({ fingerprint: true })
      // The removed file of a page that has a new address.
      .extend({ renamedFrom: wordsPath.optional() }),
  ),
  removed: z.array(contentFileSchema.omit({ data: true })),
});

export type UnsavedChanges = z.infer<typeof unsavedChangesSchema>;

/** Changes to write. */
export const saveSchema = unsavedChangesSchema.extend({
  /** Files that the owner saves over although they cannot be read; the trash keeps them. */
  overwrite: z.array(wordsPath).optional(),
});

export type SaveRequest = z.infer<typeof saveSchema>;

/** Whether a path is that of a picture, video or logo, or of what belongs to one. */
export function isMediaPath(path: string): boolean {
  if (!isInside(path)) return false;
  return LOGO_FILE.test(`./${path}`) || (isMedia(path) && MEDIA.test(path));
}

/** Whether the site can read a file: words or media. */
export function isSiteFile(path: string): boolean {
  return isMediaPath(path) || shapeOf(path) !== undefined;
}

/** The files that the site can read, in the folder and below. */
export function siteFiles(folder: string): string[] {
  return new ContentFolder(folder).files.filter(isSiteFile);
}

/** Files that the site cannot read, such as "pages/home-PC.yaml". */
export function unknownFiles(folder: string): string[] {
  return new ContentFolder(folder).files.filter((path) => !isSiteFile(path));
}

function findMedia(data: unknown, file: string): readonly string[] {
  return walk(data)
    .filter(({ value }) => typeof value === 'string')
    .map(({ value }) => posix.join(posix.dirname(file), String(value)).normalize())
    .flatMap(withCompanion)
    .filter(isMediaPath);
}

const mediaIn = memoise<object, readonly string[]>(findMedia);

/** Media that the data of a file names, and what belongs to them, as paths with composed accents. */
export function namedMedia({ path, data }: { path: string; data: unknown }): readonly string[] {
  return typeof data === 'object' && data !== null ? mediaIn(data, path) : findMedia(data, path);
}

/** The folder for pictures of a file of words: beside a gallery, or named after a page. */
export function mediaFolder(file: string): string {
  const { dir, name } = posix.parse(file);
  return dir === 'pages' ? posix.join(dir, name) : dir;
}

/** The data of a file of words, or what keeps it from being read. */
export function parseContent(path: string, bytes: Uint8Array) {
  return shapeOf(path) === 'words' ? readTextPage(bytes) : readYaml(bytes);
}

/** A file of words on disk. */
export interface ContentFile {
  path: string;
  /** Undefined if the file cannot be read. */
  data: unknown;
  /** Hash of its bytes. */
  fingerprint: string;
  /** Why it cannot be read. */
  issue?: FieldIssue | undefined;
}

/** A file of words; undefined if it does not exist or the site does not read it. */
export function readContentFile(root: string, path: string): ContentFile | undefined {
  if (shapeOf(path) === undefined || !existsSync(join(root, path))) return undefined;
  const bytes = readFileSync(join(root, path));
  const result = parseContent(path, bytes);
  const fingerprint = hash('sha256', bytes);
  if ('issues' in result) return { path, data: undefined, fingerprint, issue: result.issues[0] };
  return { path, data: result.data, fingerprint };
}

/** Those of the files that are on disk and cannot be read, with the first reason each. */
export function findUnreadable(root: string, paths: readonly string[]): UnreadableFile[] {
  return paths.flatMap((file) => {
    const { issue } = readContentFile(root, file) ?? {};
    return issue ? [{ file, line: issue.line, message: issue.message }] : [];
  });
}

export function readContent(root: string) {
  return new ContentFolder(root).files.flatMap((path) => readContentFile(root, path) ?? []);
}

export async function checkContent(folder: string) {
  const issues = (await checkContentFolder(folder)).filter(({ isAdvice }) => !isAdvice);
  return issues.map(({ file, path = [], message, line, isGone, suggestion }) => {
    return { file, field: path as Path, message, line, isGone, suggestion };
  });
}

/** One finding of the content check; an empty `field` means the file as a whole. */
export type Problem = Awaited<ReturnType<typeof checkContent>>[number];
