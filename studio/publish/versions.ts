import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { storeMedia } from '../content/media.ts';
import { isMediaPath } from '../content/paths.ts';
import { cacheOf } from '../content/places.ts';
import { readContent } from '../content/readContent.ts';
import { CHANGED, openRepository } from './git.ts';
import type { Version, VersionAnswer, VersionPlace } from '../types.ts';

const COMMIT = /^[\da-f]{7,64}$/u;
/** Separate commits and their parts in the output. */
const RECORD = '\x1E';
const FIELD = '\x1F';

/**
 * Versions that the studio committed, the last first, and what each began with if somebody else committed
 * that. Both sides of a merge are listed.
 */
export async function listVersions(root: string): Promise<Version[]> {
  const repository = await openRepository(root);
  const trailers = `%(trailers:key=${CHANGED},valueonly,unfold)`;
  const format = `--format=${RECORD}%H${FIELD}%aI${FIELD}${trailers}`;
  const log = ['log', '--full-history', format, '--', repository?.content ?? ''];
  const commits = ((await repository?.ask(...log)) ?? '')
    .split(RECORD)
    .slice(1)
    .map((record): Version => {
      const [id = '', when = '', changed = ''] = record.split(FIELD);
      const lines = changed.split('\n').filter((line) => line !== '');
      const places = lines.map((line) => JSON.parse(line) as VersionPlace);
      return { id, when, places, files: [...new Set(places.map(({ file }) => file))] };
    });
  const isOwn = (version?: Version) => version !== undefined && version.places.length > 0;
  return commits.filter((version, index) => isOwn(version) || isOwn(commits[index - 1]));
}

/** Writes the content of a version into a folder of its own; undefined if there is no such version. */
export async function checkOutVersion(root: string, id: string): Promise<string | undefined> {
  const repository = await openRepository(root);
  if (!repository || !COMMIT.test(id)) return undefined;
  const folder = join(cacheOf(root), 'version');
  // An index of its own leaves the developer's staged files alone.
  const index = { GIT_INDEX_FILE: `${folder}.index` };
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    await repository.run(['read-tree', `${id}:${repository.content}`], index);
    await repository.run(['checkout-index', '--all', '--force', `--prefix=${folder}/`], index);
    return folder;
  } catch {
    return undefined;
  }
}

/** The words of a version as an unsaved edit; its media wait in `.studio/files/`. */
export async function restoreVersion(root: string, id: string): Promise<VersionAnswer | undefined> {
  const folder = await checkOutVersion(root, id);
  if (folder === undefined) return undefined;
  const media: Record<string, number> = {};
  for (const path of new ContentFolder(folder).files.filter(isMediaPath))
    if (!existsSync(join(root, path)))
      media[path] = await storeMedia(root, path, join(folder, path));
  const files = readContent(folder).filter(({ data }) => data !== undefined);
  const kept = new Set(files.map(({ path }) => path));
  const removed = readContent(root)
    .map(({ path }) => path)
    .filter((path) => !kept.has(path));
  return { files: files.map(({ path, data }) => ({ path, data })), media, removed };
}
