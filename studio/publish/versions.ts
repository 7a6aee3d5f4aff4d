import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { isMediaPath, readContent } from '../content/contentFiles.ts';
import { foldersOf } from '../content/folders.ts';
import { freePath } from '../content/freeName.ts';
import { findMedia, sourceOf, storeMedia, takenPaths } from '../content/media.ts';
import { CHANGED, openRepository, type VersionPlace } from './git.ts';

const COMMIT = /^[\da-f]{7,64}$/u;
/** Separate commits and their parts in the output. */
const RECORD = '\x1E';
const FIELD = '\x1F';

/** The studio's commits, the latest first, and the commits of others that they began with. */
export async function listVersions(root: string) {
  const repository = await openRepository(root);
  const trailers = `%(trailers:key=${CHANGED},valueonly,unfold)`;
  const format = `--format=${RECORD}%H${FIELD}%aI${FIELD}${trailers}`;
  const log = ['log', '--full-history', format, '--', repository?.content ?? ''];
  const commits = ((await repository?.ask(...log)) ?? '')
    .split(RECORD)
    .slice(1)
    .map((record) => {
      const [id = '', when = '', changed = ''] = record.split(FIELD);
      const lines = changed.split('\n').filter((line) => line !== '');
      const places = lines.map((line) => JSON.parse(line) as VersionPlace);
      return { id, when, places, files: [...new Set(places.map(({ file }) => file))] };
    });
  const isOwn = (index: number) => (commits[index]?.places ?? []).length > 0;
  return commits.filter((_, index) => isOwn(index) || isOwn(index - 1));
}

/** Writes the content of a version into a folder of its own; undefined if there is no such version. */
export async function checkOutVersion(root: string, id: string): Promise<string | undefined> {
  const repository = await openRepository(root);
  if (!repository || !COMMIT.test(id)) return undefined;
  const { version: folder } = foldersOf(root);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const tree = `${id}:${repository.content}`;
  const checkOut = [`--work-tree=${folder}`, 'read-tree', '--reset', '-u', tree];
  // A separate index keeps the developer's staged files.
  return repository.run(checkOut, { GIT_INDEX_FILE: join(folder, '.index') }).then(
    () => folder,
    () => undefined,
  );
}

/** The name of a gallery's picture on other pages. */
function referenceOf(path: string): string {
  return path.replaceAll(/^galleries\/|\.\w+$/gu, '');
}

/** The data of a file of words with other names for media that have another path. */
function withPaths(file: string, data: unknown, paths: readonly (readonly [string, string])[]) {
  const names = new Map<unknown, string>(
    paths.flatMap(([from, to]) => [
      [sourceOf(file, from), sourceOf(file, to)],
      [referenceOf(from), referenceOf(to)],
    ]),
  );
  return JSON.parse(
    JSON.stringify(data),
    (_, value: unknown) => names.get(value) ?? value,
  ) as unknown;
}

/**
 * The words of a version as an unsaved edit; its media wait in `.studio/files/`, under another path
 * if another file has theirs.
 */
export async function restoreVersion(root: string, id: string) {
  const folder = await checkOutVersion(root, id);
  if (folder === undefined) return undefined;
  const media = new ContentFolder(folder).files.filter(isMediaPath);
  const taken = [...takenPaths(root), ...media];
  const paths = media.flatMap((path) => {
    const there = findMedia(root, path);
    const isOther = there && !readFileSync(there).equals(readFileSync(join(folder, path)));
    if (isOther === false && existsSync(join(root, path))) return [];
    return [[path, isOther === true ? freePath(path, taken) : path] as const];
  });
  const sources = new Map(paths.map(([from, to]) => [to, join(folder, from)]));
  const files = readContent(folder).filter(({ data }) => data !== undefined);
  const kept = new Set(files.map(({ path }) => path));
  return {
    files: files.map(({ path, data }) => ({ path, data: withPaths(path, data, paths) })),
    media: await storeMedia(root, sources),
    removed: readContent(root)
      .map(({ path }) => path)
      .filter((path) => !kept.has(path)),
  };
}
