import { dirname } from 'node:path/posix';
import { fillIn } from '../../src/logic/fillIn.ts';
import { betweenSavings } from '../content/transaction.ts';
import { PUBLISH_WORDS } from '../words.ts';
import { takeOver } from './takeOver.ts';
import type { Repository } from './git.ts';

/** Which version of a file counts that was changed here and elsewhere. The other stays in the history. */
export type Preference = 'mine' | 'theirs';

/** Where the site is sent. */
export interface Target {
  remote: string;
  branch: string;
}

/** Files were changed here and elsewhere; somebody has to say which version counts. */
export class ConflictError extends Error {
  readonly files: string[];

  constructor(files: string[]) {
    super(fillIn(PUBLISH_WORDS.conflict, { files: files.join(', ') }));
    this.files = files;
  }
}

/** A file and the folder of its photographs: words without the pictures they name are half a version. */
function withPhotographs(file: string): string[] {
  const isGallery = file.endsWith('/gallery.yaml');
  return [file, isGallery ? dirname(file) : file.replace(/\.yaml$/u, '')];
}

/** The tree in which each of the files is as in one of the two commits. */
async function choose(
  repository: Repository,
  tree: string,
  files: readonly string[],
  commit: string,
): Promise<string> {
  return repository.withIndex(async (index) => {
    await repository.run(['read-tree', tree], index);
    const paths = [...new Set(files.flatMap(withPhotographs))];
    await repository.run(
      ['rm', '--cached', '-r', '-f', '--quiet', '--ignore-unmatch', '--', ...paths],
      index,
    );
    const entries = (await repository.run(['ls-tree', '-r', '-z', commit, '--', ...paths])).split(
      '\0',
    );
    for (const entry of entries) {
      const [, mode, hash, file] = /^(\d+) \w+ (\w+)\t(.+)$/u.exec(entry) ?? [];
      if (mode === undefined || hash === undefined || file === undefined) continue;
      await repository.run(
        ['update-index', '--add', '--cacheinfo', `${mode},${hash},${file}`],
        index,
      );
    }
    return repository.run(['write-tree'], index);
  });
}

/** Puts two histories together. @throws ConflictError where somebody has to choose */
async function merge(
  repository: Repository,
  mine: string,
  theirs: string,
  preference?: Preference,
): Promise<string> {
  const values = ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', mine, theirs];
  const output = await repository.run(values).catch((error: unknown) => {
    const { code, stdout } = error as { code?: number; stdout?: string };
    if (code !== 1 || stdout === undefined)
      throw new Error(PUBLISH_WORDS.foreign, { cause: error });
    return stdout;
  });
  const [tree = '', ...files] = output.split('\0').filter((part) => part !== '');
  if (files.length > 0 && preference === undefined) throw new ConflictError(files);
  const chosen =
    files.length === 0
      ? tree
      : await choose(repository, tree, files, preference === 'mine' ? mine : theirs);
  const parents = ['-p', mine, '-p', theirs];
  return repository.run([
    'commit-tree',
    chosen,
    ...parents,
    '-m',
    'content: bring in changes from elsewhere',
  ]);
}

/**
 * Brings in what was changed elsewhere since the last time. What was changed here is kept in the history
 * first, so that neither gets lost.
 *
 * @param root whole path of the content folder
 * @returns whether there was anything
 * @throws With one sentence for the owner; nothing has changed then
 */
export async function fetchOthers(
  root: string,
  repository: Repository,
  { remote, branch }: Target,
  preference?: Preference,
): Promise<boolean> {
  const unreachable = new Error(fillIn(PUBLISH_WORDS.unreachable, { remote }));
  const there = await repository.ask('ls-remote', '--heads', remote, `refs/heads/${branch}`);
  if (there === undefined) throw unreachable;
  // Nothing was sent there yet.
  if (there === '') return false;
  const fetched = await repository.ask('fetch', '--quiet', remote, `refs/heads/${branch}`);
  if (fetched === undefined) throw unreachable;
  const theirs = await repository.run(['rev-parse', 'FETCH_HEAD']);
  if ((await repository.ask('merge-base', '--is-ancestor', theirs, 'HEAD')) !== undefined)
    return false;

  // A saving would write over what comes in here, and its owner would not be asked.
  await betweenSavings(root, async () => {
    const mine = await repository.commitContent();
    const isBehind =
      (await repository.ask('merge-base', '--is-ancestor', mine.id, theirs)) !== undefined;
    const both = isBehind ? theirs : await merge(repository, mine.id, theirs, preference);
    await takeOver(repository, mine, both);
  });
  return true;
}
