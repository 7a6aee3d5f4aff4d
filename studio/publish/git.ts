import { execFile } from 'node:child_process';
import { devNull } from 'node:os';
import { promisify } from 'node:util';
import { fillIn } from '../../src/logic/fillIn.ts';
import { readContentFile, strayFiles } from '../content/contentFiles.ts';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import type { Destination, PublishStudio } from './destination.ts';
import type { PublishSettings } from './publishSettings.ts';

const execute = promisify(execFile);

const TIME_LIMIT_MS = 30 * 60_000;
const [PUBLISH, MERGE] = ['content: publish', 'content: merge'];

/** Git must never wait for a password. */
const ENVIRONMENT = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS: '',
  // Otherwise ssh asks in the terminal.
  SSH_ASKPASS_REQUIRE: 'force',
};
/** A developer's hooks and signing could ask questions or refuse an owner's words. */
const SETTINGS = ['-c', `core.hooksPath=${devNull}`, '-c', 'commit.gpgSign=false'];

/** Git in the repository that holds the content folder. @throws In words, without one. */
async function openRepository({ root, stop }: PublishStudio) {
  const find = ['-C', root, 'rev-parse', '--show-toplevel', '--show-prefix'];
  const found = await execute('git', find).catch(() => ({ stdout: '' }));
  const [folder = '', prefix = ''] = found.stdout.split('\n');
  if (prefix === '') throw new Error(WORDS.noHistory);
  const settings = [...SETTINGS];

  const run = async (...values: string[]): Promise<string> => {
    const { stdout } = await execute('git', [...settings, ...values], {
      cwd: folder,
      env: { ...process.env, ...ENVIRONMENT },
      timeout: TIME_LIMIT_MS,
      signal: stop,
    });
    return stdout.trimEnd();
  };
  /** Undefined if Git fails. */
  const ask = (...values: string[]) => run(...values).catch(() => undefined);

  if ((await ask('config', 'user.email')) === undefined) {
    const business = Object(readContentFile(root, 'business.yaml')?.data) as object;
    const { name, email } = { name: 'Owner', email: 'owner@localhost', ...business };
    settings.push('-c', `user.name=${name}`, '-c', `user.email=${email}`);
  }
  /** The content folder, relative to the top of the repository. */
  return { content: prefix.slice(0, -1), run, ask };
}

/** A branch of a remote repository. @throws In words for the owner. */
export async function openGit(
  studio: PublishStudio,
  { remote, branch }: Extract<PublishSettings, { way: 'git' }>,
): Promise<Destination> {
  const { content, run, ask } = await openRepository(studio);
  const ref = `refs/heads/${branch}`;
  let commit = 'HEAD';

  /** Commits the content folder and nothing else; returns the last commit. */
  const commitContent = async (): Promise<string> => {
    try {
      const strays = strayFiles(studio.root).map((path) => `:(exclude,literal)${content}/${path}`);
      await run('add', '--all', '--', content, ...strays);
      const isSame = (await ask('diff', '--cached', '--quiet', '--', content)) !== undefined;
      if (!isSame) await run('commit', '--quiet', '--only', '-m', PUBLISH, '--', content);
      return await run('rev-parse', 'HEAD');
    } catch (error) {
      await ask('reset', '--quiet', '--', content);
      throw error;
    }
  };
  const askOr = async (words: string, ...values: string[]) => {
    const output = await ask(...values);
    if (output === undefined) throw new Error(fillIn(words, { remote }));
    return output;
  };
  return {
    test: () => askOr(WORDS.unreachable, 'ls-remote', remote),
    fetch: async () => {
      // Nothing was sent there yet.
      if ((await askOr(WORDS.unreachable, 'ls-remote', '--heads', remote, ref)) === '') return;
      await askOr(WORDS.unreachable, 'fetch', '--quiet', remote, ref);
      const theirs = await run('rev-parse', 'FETCH_HEAD');
      if ((await ask('merge-base', '--is-ancestor', theirs, 'HEAD')) !== undefined) return;
      await studio.alone(async () => {
        await commitContent();
        await askOr(WORDS.foreign, 'merge-base', 'HEAD', theirs);
        // Merges without touching the content folder, which never holds half a merge.
        const tree = await askOr(WORDS.conflict, 'merge-tree', '--write-tree', 'HEAD', theirs);
        const merged = await run('commit-tree', tree, '-p', 'HEAD', '-p', theirs, '-m', MERGE);
        const forward = ['merge', '--ff-only', '--no-overwrite-ignore', '--quiet', merged];
        await askOr(WORDS.inWork, ...forward);
      });
    },
    keep: async () => {
      commit = await commitContent();
    },
    send: async () => {
      await askOr(WORDS.pushFailed, 'push', '--quiet', remote, `${commit}:${ref}`);
    },
  };
}
