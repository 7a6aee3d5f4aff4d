import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { checkContentFolder } from '../../content-check/checkContentFolder.ts';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { binFor } from '../content/bin.ts';
import { asMistake } from '../content/checkDraft.ts';
import { disk } from '../content/disk.ts';
import { emptyDraft } from '../content/draft.ts';
import { cacheOf } from '../content/places.ts';
import { readContent } from '../content/readContent.ts';
import { transact } from '../content/transaction.ts';
import { Repository } from './git.ts';
import type { SaveResult } from '../content/types.ts';
import type { Change } from '../content/workshop.ts';
import type { Day } from './types.ts';

const COMMIT = /^[\da-f]{7,64}$/u;
/** Between commits, and between what is told of each. */
const RECORD = '\x1E';
const FIELD = '\x1F';

/**
 * Every version of the content that was kept, the last one first: on one day there may be several, as what a
 * day that is brought back takes the place of is kept as well.
 *
 * @param root whole path of the content folder
 */
export async function history(root: string): Promise<Day[]> {
  const repository = await Repository.open(root);
  const format = `--format=${RECORD}%H${FIELD}%aI${FIELD}`;
  const values = [
    '-c',
    'core.quotePath=false',
    'log',
    // Both sides of what was put together: only one of them is in use, and the other was promised to be kept.
    '--full-history',
    '--diff-merges=first-parent',
    format,
    '--name-only',
  ];
  // Before the first version there is nothing to ask for; later, a failure is one.
  const isBegun = (await repository?.ask('rev-parse', '--verify', 'HEAD')) !== undefined;
  const output = isBegun ? await repository?.run([...values, '--', repository.content]) : undefined;
  return (output ?? '')
    .split(RECORD)
    .slice(1)
    .map((record): Day => {
      const [id = '', when = '', names = ''] = record.split(FIELD);
      const files = names.split('\n').filter((name) => name !== '');
      const inside = files.map((file) => posix.relative(repository?.content ?? '', file));
      return { id, when, files: inside };
    })
    .filter(({ files }) => files.length > 0);
}

/**
 * Lays out the content of a day, to be looked at.
 *
 * @returns whole path of the folder; undefined where the history has no such day
 */
export async function layOutDay(root: string, day: string): Promise<string | undefined> {
  const repository = await Repository.open(root);
  if (!repository || !COMMIT.test(day)) return undefined;
  const folder = join(cacheOf(root), 'day');
  await disk.rm(folder);
  await disk.mkdir(folder);
  return repository.withIndex(async (index) => {
    try {
      await repository.run(['read-tree', `${day}:${repository.content}`], index);
      await repository.run(['checkout-index', '--all', '--force', `--prefix=${folder}/`], index);
      return folder;
    } catch {
      return undefined;
    }
  });
}

/**
 * Gives the content folder the content of a day. What it holds now is kept in the history first; what Git
 * leaves out stays, or goes to the bin. Nothing is sent.
 *
 * @returns what saving says; undefined where the history has no such day
 */
export async function bringBack(root: string, day: string): Promise<SaveResult | undefined> {
  const repository = await Repository.open(root);
  const folder = await layOutDay(root, day);
  if (!repository || folder === undefined) return undefined;
  const mistakes = await checkContentFolder(folder, join(cacheOf(root), 'day.json'));
  if (mistakes.length > 0) return { mistakes: mistakes.map(asMistake) };
  await transact(root, async () => {
    // Only here is no saving under way that would be written over unseen.
    const today = await repository.commitContent();
    await repository.moveTo(today);
    const kept = await repository.contentOf(today.id);
    const wanted = new ContentFolder(folder).files;
    const there = new ContentFolder(root).files;
    const isOther = (path: string) =>
      !existsSync(join(root, path)) ||
      !readFileSync(join(root, path)).equals(readFileSync(join(folder, path)));
    const changes: Change[] = [
      ...wanted.filter(isOther).map((path) => ({ path, to: { source: join(folder, path) } })),
      // What Git leaves out would be gone for good.
      ...there
        .filter((path) => kept.has(path) && !wanted.includes(path))
        .map((path) => ({ path, to: undefined })),
    ];
    const unkept = changes.map(({ path }) => path).filter((path) => !kept.has(path));
    const bin = binFor(root, { ...emptyDraft(), removedFiles: unkept });
    return { transaction: { changes, bin }, result: () => undefined };
  });
  return { saved: await readContent(root) };
}
