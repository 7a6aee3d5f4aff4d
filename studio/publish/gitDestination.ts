import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { fillIn } from '../../src/logic/fillIn.ts';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { PublishError, type Repository } from './git.ts';
import type { Studio } from '../content/openStudio.ts';
import type { PublishSettings } from '../types.ts';
import type { Destination, Preference } from './destinations.ts';

const MESSAGE = 'content: merge';

/** A file and the folder of its photographs: words need the pictures they name. */
function withPhotographs(file: string): string[] {
  if (file.endsWith('/gallery.yaml')) return [posix.dirname(file)];
  return file.endsWith('.yaml') ? [file, file.replace(/\.yaml$/u, '')] : [file];
}

/** Merges in a temporary folder: the content folder never holds half a merge. Returns the commit. */
async function merge(
  { content, run, ask }: Repository,
  theirs: string,
  preference?: Preference,
): Promise<string> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'merge-'));
  const inside = ['-C', folder.path];
  try {
    await run(['worktree', 'add', '--quiet', '--detach', folder.path, 'HEAD']);
    const merged = await ask(...inside, 'merge', '--quiet', '-m', MESSAGE, theirs);
    if (merged === undefined) {
      const unmerged = await run([...inside, 'diff', '--name-only', '-z', '--diff-filter=U']);
      const files = unmerged.split('\0').slice(0, -1);
      if (files.length === 0) throw new Error(WORDS.foreign);
      const conflicts = files.map((file) => posix.relative(content, file));
      if (!preference) throw new PublishError(WORDS.conflict, { conflicts });
      const source = `--source=${preference === 'mine' ? 'HEAD' : theirs}`;
      // Fails for a folder that neither version has.
      for (const path of new Set(files.flatMap(withPhotographs)))
        await ask(...inside, 'restore', source, '--staged', '--worktree', '--', path);
      await run([...inside, 'commit', '--quiet', '-m', MESSAGE]);
    }
    return await run([...inside, 'rev-parse', 'HEAD']);
  } finally {
    await ask('worktree', 'remove', '--force', folder.path);
  }
}

/** A branch of a remote repository. @throws In words for the owner. */
export function gitDestination(
  { alone }: Pick<Studio, 'alone'>,
  settings: Extract<PublishSettings, { way: 'git' }>,
  repository: Repository | undefined,
): Destination {
  if (!repository) throw new Error(WORDS.noHistory);
  const { ask, run, commitContent } = repository;
  const { remote, branch } = settings;
  const ref = `refs/heads/${branch}`;
  const reach = async (...values: string[]) => {
    const output = await ask(...values);
    if (output === undefined) throw new Error(fillIn(WORDS.unreachable, { remote }));
    return output;
  };
  return {
    test: async () => {
      await reach('ls-remote', remote);
      return WORDS.tested;
    },
    fetch: async (preference) => {
      // Nothing was sent there yet.
      if ((await reach('ls-remote', '--heads', remote, ref)) === '') return;
      await reach('fetch', '--quiet', remote, ref);
      const theirs = await run(['rev-parse', 'FETCH_HEAD']);
      if ((await ask('merge-base', '--is-ancestor', theirs, 'HEAD')) !== undefined) return;
      await alone(async () => {
        await commitContent();
        const merged = await merge(repository, theirs, preference);
        const forward = ['merge', '--ff-only', '--no-overwrite-ignore', '--quiet', merged];
        if ((await ask(...forward)) === undefined) throw new Error(WORDS.inWork);
      });
    },
    hostBuilds: true,
    send: async (_, commit = 'HEAD') => {
      if ((await ask('push', '--quiet', remote, `${commit}:${ref}`)) === undefined)
        throw new Error(fillIn(WORDS.pushFailed, { remote }));
    },
  };
}
