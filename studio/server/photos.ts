import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { fillIn } from '../../src/logic/fillIn.ts';
import { PICTURE } from '../../src/logic/mediaEndings.ts';
import { lookAt } from '../photos/findings.ts';
import { unpack } from '../photos/parcel.ts';
import { PhotoQueue } from '../photos/photoQueue.ts';
import { findSimilar } from '../photos/similar.ts';
import { PHOTO_WORDS } from '../words.ts';
import { giveName } from './givenNames.ts';
import { BadQuestion, type Question, type Studio } from './question.ts';
import { contentFile, formerFile, uploadFile, uploadsOf } from './security.ts';

const UPLOAD = 'upload:';
/** A window with unsaved photographs may stay open for weeks. */
const UPLOAD_KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Where a photograph is, waiting since it was uploaded, or in its place; or where it was until it was removed. */
export async function sourceOf({ root }: Studio, source: string): Promise<string> {
  const file = source.startsWith(UPLOAD)
    ? uploadFile(root, source.slice(UPLOAD.length))
    : ((await contentFile(root, source)) ?? formerFile(root, source));
  if (file === undefined) throw new BadQuestion('no such photograph');
  return file;
}

/** Keeps a file where uploads wait. */
export async function keep(
  { root }: Studio,
  put: (file: string) => Promise<void>,
): Promise<string> {
  const id = randomUUID();
  const file = uploadFile(root, id) ?? '';
  await mkdir(dirname(file), { recursive: true });
  await put(file);
  return UPLOAD + id;
}

/** Lets go of uploads that no window can ask for any more: they were saved, or given up, long ago. */
export async function forgetOldUploads(root: string): Promise<void> {
  const folder = uploadsOf(root);
  const names = await readdir(folder).catch(() => []);
  for (const file of names.map((name) => join(folder, name))) {
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > UPLOAD_KEPT_DAYS * DAY_MS) await rm(file);
  }
}

const queue = new PhotoQueue();
/**
 * What tells photographs apart: those that were uploaded since the start, and those that are there, each by
 * its upload or its time, and its name.
 */
const hashes = new Map<string, string>();
/** The uploads that a draft had, and those that the last one has. */
const uploads = { before: new Set<string>(), now: new Set<string>() };

/** Learns which uploads are in use: of others that once were, the owner thought better, or they were saved. */
export function noteUploads(sources: readonly string[]): void {
  uploads.now = new Set(sources);
  uploads.before = uploads.before.union(uploads.now);
}

function isInUse(key: string): boolean {
  const source = dirname(key);
  return !uploads.before.has(source) || uploads.now.has(source);
}

/** Looks at the photographs that are there, once; it takes a moment, in which others are taken. */
async function lookAtAll({ root }: Studio): Promise<void> {
  const files = new ContentFolder(root).files.filter((file) => PICTURE.test(file));
  const timeOf = (file: string) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs;
  const there = new Map(files.map((file) => [join(String(timeOf(file)), file), file]));
  for (const key of hashes.keys())
    if (!key.startsWith(UPLOAD) && !there.has(key)) hashes.delete(key);
  for (const [key, file] of there) {
    if (hashes.has(key)) continue;
    const look = async () => {
      const bytes = await readFile(join(root, file));
      const { width, height } = await sharp(bytes).metadata();
      return lookAt(bytes, { width, height });
    };
    // Of one that cannot be read, the content check tells.
    const seen = await look().catch(() => undefined);
    if (seen) hashes.set(key, seen.hash);
  }
}

/** Takes a photograph as a phone made it, and says what is to be seen of it. */
export async function takePhoto(studio: Studio, { query, body }: Question): Promise<unknown> {
  const { taken, bytes: sent } = unpack(body);
  const [result] = await Promise.all([
    queue.import(sent, query.get('name') ?? ''),
    lookAtAll(studio),
  ]);
  if (!result.ok) return result;
  const { bytes, ...found } = result;
  const name = giveName(studio, query.get('folder') ?? '', result.name, taken);
  const photo = { ...found, name };
  const source = await keep(studio, (file) => writeFile(file, bytes));
  const others = new Map([...hashes].filter(([key]) => isInUse(key)));
  const other = findSimilar(photo.hash, others);
  hashes.set(join(source, photo.name), photo.hash);
  const alike =
    other === undefined ? [] : [fillIn(PHOTO_WORDS.similar, { other: basename(other) })];
  return { ...photo, warnings: [...photo.warnings, ...alike], source };
}
