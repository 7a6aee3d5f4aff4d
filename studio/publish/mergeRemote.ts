import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { fillIn } from '../../src/logic/fillIn.ts';
import { PUBLISH_WORDS } from '../words.ts';
import { PublishError } from './publishError.ts';
import type { Studio } from '../types.ts';
import type { Repository } from './git.ts';

/** Which version counts if a file was changed here and elsewhere; the other one stays in the history. */
export type Preference = 'mine' | 'theirs';

export interface Target {
  remote: string;
  branch: string;
}

/** A file and the folder of its photographs: words need the pictures they name. */
function withPhotographs(file: string): string[] {
  if (file.endsWith('/gallery.yaml')) return [posix.dirname(file)];
  return file.endsWith('.yaml') ? [file, file.replace(/\.yaml$/u, '')] : [file];
}

/**
 * Merges in a temporary folder, so that half a merge never lies in the content folder.
 *
 * @returns the commit of the merge
 */
async function merge(
  { content, run, ask, describe }: Repository,
  theirs: string,
  preference?: Preference,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'merge-'));
  try {
    await run(['worktree', 'add', '--quiet', '--detach', folder, 'HEAD']);
    const merge = ['merge', '--no-ff', '--no-commit', '--quiet', theirs];
    if ((await ask('-C', folder, ...merge)) === undefined) {
      const unmerged = await run(['-C', folder, 'diff', '--name-only', '-z', '--diff-filter=U']);
      const files = unmerged.split('\0').slice(0, -1);
      if (files.length === 0) throw new Error(PUBLISH_WORDS.foreign);
      const conflicts = files.map((file) => posix.relative(content, file));
      if (!preference) throw new PublishError(PUBLISH_WORDS.conflict, { conflicts });
      const source = `--source=${preference === 'mine' ? 'HEAD' : theirs}`;
      // Fails for a folder that neither version has.
      for (const path of new Set(files.flatMap(withPhotographs)))
        await ask('-C', folder, 'restore', source, '--staged', '--worktree', '--', path);
    }
    const message = (await describe('content: merge ', folder)) ?? 'content: merge';
    await run(['-C', folder, 'commit', '--quiet', '-m', message]);
    return await run(['-C', folder, 'rev-parse', 'HEAD']);
  } finally {
    await ask('worktree', 'remove', '--force', folder);
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Brings in changes made elsewhere since the last time, after committing those made here.
 *
 * @returns whether there were any
 * @throws In words for the owner; the files have not changed then.
 */
export async function mergeRemote(
  studio: Pick<Studio, 'alone'>,
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
  const isIn = async (one: string, other: string) =>
    (await repository.ask('merge-base', '--is-ancestor', one, other)) !== undefined;
  if (await isIn(theirs, 'HEAD')) return false;

  await studio.alone(async () => {
    const mine = await repository.commitContent();
    const isBehind = await isIn(mine, theirs);
    const merged = isBehind ? theirs : await merge(repository, theirs, preference);
    const forward = ['merge', '--ff-only', '--no-overwrite-ignore', '--quiet', merged];
    const taken = await repository.ask(...forward);
    if (taken === undefined) throw new Error(PUBLISH_WORDS.inWork);
  });
  return true;
}
