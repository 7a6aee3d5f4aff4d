import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { findMedia } from './media.ts';
import { isMediaPath, namedMedia, shapeOf } from './paths.ts';
import { filesOf } from './places.ts';
import { readContent } from './readContent.ts';
import { putBytes, putFile, removeEmptyFolders } from './sync.ts';
import { trashedFile, unfinishedRemovals } from './trash.ts';
import { writeWords } from './writeWords.ts';
import { writeYaml } from './writeYaml.ts';
import type { Draft } from '../types.ts';

/** What a draft changes in the content folder, as paths. */
export interface LaidOut {
  added: string[];
  changed: string[];
  removed: string[];
  /** All media that the words name. */
  named: ReadonlySet<string>;
}

/** The text of a changed file, with the comments it had, also before it was removed. */
export function textOf(root: string, path: string, data: unknown): string {
  const file = existsSync(join(root, path)) ? join(root, path) : trashedFile(root, path);
  const text = file === undefined ? '' : readFileSync(file, 'utf8');
  return shapeOf(path) === 'words' ? writeWords(text, data) : writeYaml(text, data);
}

/**
 * Writes the content as it would be with a draft into another folder. Media that the draft names come
 * from the uploads or the trash; media that it does not name any more are left out.
 */
export async function layOut(root: string, draft: Draft, folder: string): Promise<LaidOut> {
  const content = new ContentFolder(root);
  const onDisk = (path: string) => content.nameOf(content.pathOf(path));
  const texts = new Map(draft.files.map(({ path, data }) => [onDisk(path), data]));
  const removedWords = draft.removed
    .map(({ path }) => onDisk(path))
    .filter((path) => content.has(path));
  const before = readContent(root);
  const after = [
    ...before.filter(({ path }) => !removedWords.includes(path) && !texts.has(path)),
    ...draft.files,
  ];
  const mediaOf = ({ path, data }: { path: string; data: unknown }) => namedMedia(path, data);
  const named = new Set(after.flatMap(mediaOf));
  const namedBefore = new Set([
    ...before.flatMap(mediaOf),
    // What an interrupted save left: pictures that came too early, or were still to go.
    ...new ContentFolder(filesOf(root)).files,
    ...unfinishedRemovals(root).map((path) => path.normalize()),
  ]);
  const media = [...named]
    .filter((path) => !content.has(path))
    .flatMap((path) => {
      const source = findMedia(root, path);
      return source === undefined ? [] : [{ path, source }];
    });
  const removedMedia = [...namedBefore]
    .filter((path) => isMediaPath(path) && !named.has(path) && content.has(path))
    .map(onDisk);
  const removed = new Set([...removedWords, ...removedMedia]);

  const kept = content.files.filter((path) => !removed.has(path) && !texts.has(path));
  const arrived = media.map(({ path }) => path);
  const laid = new Set([...kept, ...arrived, ...texts.keys()]);
  for (const path of new ContentFolder(folder).files) {
    if (laid.has(path)) continue;
    await rm(join(folder, path));
    await removeEmptyFolders(folder, path);
  }
  for (const path of kept) await putFile(join(root, path), folder, path);
  for (const { path, source } of media) await putFile(source, folder, path);
  for (const [path, data] of texts) await putBytes(folder, path, textOf(root, path, data));
  return {
    added: [...arrived, ...[...texts.keys()].filter((path) => !content.has(path))],
    changed: [...texts.keys()].filter((path) => content.has(path)),
    removed: [...removed],
    named,
  };
}
