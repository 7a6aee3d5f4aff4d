import { fillIn } from '../../src/logic/fillIn.ts';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import type { Studio } from '../content/openStudio.ts';
import type { PublishSettings } from '../types.ts';
import type { Destination } from './destinations.ts';
import type { Repository } from './git.ts';

const MESSAGE = 'content: merge';

/** Merges without touching the content folder, which never holds half a merge. Returns the commit. */
async function merge({ ask, run }: Repository, theirs: string): Promise<string> {
  if ((await ask('merge-base', 'HEAD', theirs)) === undefined) throw new Error(WORDS.foreign);
  const tree = await ask('merge-tree', '--write-tree', 'HEAD', theirs);
  if (tree === undefined) throw new Error(WORDS.conflict);
  return run('commit-tree', tree, '-p', 'HEAD', '-p', theirs, '-m', MESSAGE);
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
  let commit = 'HEAD';
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
    fetch: async () => {
      // Nothing was sent there yet.
      if ((await reach('ls-remote', '--heads', remote, ref)) === '') return;
      await reach('fetch', '--quiet', remote, ref);
      const theirs = await run('rev-parse', 'FETCH_HEAD');
      if ((await ask('merge-base', '--is-ancestor', theirs, 'HEAD')) !== undefined) return;
      await alone(async () => {
        await commitContent();
        const merged = await merge(repository, theirs);
        const forward = ['merge', '--ff-only', '--no-overwrite-ignore', '--quiet', merged];
        if ((await ask(...forward)) === undefined) throw new Error(WORDS.inWork);
      });
    },
    keep: async () => {
      commit = await commitContent();
    },
    hostBuilds: true,
    send: async () => {
      if ((await ask('push', '--quiet', remote, `${commit}:${ref}`)) === undefined)
        throw new Error(fillIn(WORDS.pushFailed, { remote }));
    },
  };
}
