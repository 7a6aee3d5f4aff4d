import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { isMedia } from '../../src/logic/mediaEndings.ts';
import { disk } from './disk.ts';
import { isInside, isMediaPath } from './mediaPath.ts';
import { oneAtATime } from './oneAtATime.ts';
import { cacheOf } from './places.ts';
import { shapeOf } from './readContent.ts';
import { writeWords } from './writeWords.ts';
import { writeYaml } from './writeYaml.ts';
import type { Draft } from './types.ts';

const queue = oneAtATime();

/** A draft in which nothing has changed. */
export function emptyDraft(): Draft {
  return { files: [], removedFiles: [], photos: [], removedPhotos: [] };
}

/** Whether a path is one that the studio may write: nothing outside, nothing hidden, nothing foreign. */
export function isLawfulPath(path: string): boolean {
  return isMediaPath(path) || (isInside(path) && shapeOf(path) !== undefined);
}

/** @throws When the draft names a file that the studio may not write. */
export function assertLawful({ files, removedFiles, photos, removedPhotos }: Draft): void {
  const words = [...files.map(({ path }) => path), ...removedFiles];
  const strange =
    words.find((path) => !isLawfulPath(path) || shapeOf(path) === undefined) ??
    [...photos.map(({ path }) => path), ...removedPhotos].find((path) => !isLawfulPath(path));
  if (strange !== undefined) throw new Error(`The studio does not write ${strange}.`);
}

/** A draft with every path as it is spelt on the disk: words may write the same accents in other signs. */
export function asOnDisk(draft: Draft, folder: ContentFolder): Draft {
  const spelt = (path: string) => folder.nameOf(folder.pathOf(path));
  return {
    files: draft.files.map((file) => ({ ...file, path: spelt(file.path) })),
    removedFiles: draft.removedFiles.map(spelt),
    photos: draft.photos.map((photo) => ({ ...photo, path: spelt(photo.path) })),
    removedPhotos: draft.removedPhotos.map(spelt),
  };
}

/** The text of a changed file. */
export function textOf(root: string, path: string, data: unknown): string {
  const file = join(root, path);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return shapeOf(path) === 'words' ? writeWords(text, data) : writeYaml(text, data);
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

function isSameFile(one: string, other: string): boolean {
  if (!existsSync(one)) return false;
  const [here, there] = [statSync(one), statSync(other)];
  if (here.size !== there.size) return false;
  // Words that were saved are the draft's own: whoever reads them need not read them again.
  if (isMedia(one)) return here.mtimeMs === there.mtimeMs;
  return readFileSync(one).equals(readFileSync(other));
}

/**
 * Puts a file there, a photograph without taking up room where the disk can do that. Words are copied: as a
 * link, what another program writes into them would be there at once, and nobody would be told.
 *
 * @returns whether it is another one than before
 */
async function putFile(source: string, target: string): Promise<boolean> {
  if (isSameFile(target, source)) return false;
  const part = `${target}.part`;
  await disk.rm(part);
  await disk.mkdir(dirname(target));
  const copy = async () => {
    await disk.copyFile(source, part);
    const { atime, mtime } = statSync(source);
    await disk.utimes(part, atime, mtime);
  };
  await (isMedia(source) ? disk.link(source, part).catch(copy) : copy());
  // Put there in one step: the site beside the form would miss a file that is away for a moment.
  await disk.rename(part, target);
  return true;
}

async function putText(text: string, target: string): Promise<boolean> {
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return false;
  await disk.mkdir(dirname(target));
  // Written anew beside it: the file that is there may be the owner's own by another name.
  await disk.writeFile(`${target}.part`, text);
  await disk.rename(`${target}.part`, target);
  return true;
}

/** Where a draft is laid out, and whether anything in there is another one than the last time. */
export interface LaidOut {
  /** Whole path. */
  folder: string;
  isNew: boolean;
}

/**
 * Lays out the content as it would be with a draft. Only what differs from the last time is touched, and
 * the content folder not at all.
 *
 * @param name what the folder is for, such as "preview"; each lies at a place of its own
 * @param from where what has not changed comes from: another folder for an earlier day
 */
export function layOutDraft(
  root: string,
  draft: Draft,
  name: string,
  from = root,
): Promise<LaidOut> {
  assertLawful(draft);
  return queue(async () => {
    const folder = join(cacheOf(root), name);
    const there = new ContentFolder(from);
    const { files, photos, removedFiles, removedPhotos } = asOnDisk(draft, there);
    const removed = new Set([...removedFiles, ...removedPhotos]);
    const sources = new Map([
      ...there.files
        .filter((path) => !removed.has(path))
        .map((path) => [path, join(from, path)] as const),
      ...photos.map(({ path, source }) => [path, source] as const),
    ]);
    const changed = new Map(files.map(({ path, data }) => [path, data]));
    const gone = filesIn(folder).filter((path) => !sources.has(path) && !changed.has(path));
    for (const path of gone) await disk.rm(join(folder, path));
    const put = [gone.length > 0];
    for (const [path, source] of sources)
      if (!changed.has(path)) put.push(await putFile(source, join(folder, path)));
    for (const [path, data] of changed)
      put.push(await putText(textOf(root, path, data), join(folder, path)));
    return { folder, isNew: put.includes(true) };
  });
}
