import { execFile } from 'node:child_process';
import { devNull } from 'node:os';
import { promisify } from 'node:util';
import { fillIn } from '../../../src/logic/fillIn.ts';
import {
  isMediaPath,
  namedMedia,
  readContent,
  readContentFile,
  siteFiles,
  unknownFiles,
} from '../content/contentFiles.ts';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { GIT_PROTOCOLS, urlOfRemote } from './gitRemote.ts';
import { resolvePublicHost } from './publicNetwork.ts';
import { PublishError } from './publishError.ts';
import type { Destination, PublishStudio } from './destination.ts';
import type { PublishSettings } from '../../shared/publishSettings.ts';

const execute = promisify(execFile);

const TIME_LIMIT_MS = 2 * 60_000;
/** Of commands that send or receive a site. */
const TRANSFER_LIMIT_MS = 15 * 60_000;
const TRANSFERS = ['fetch', 'push'];
const [PUBLISH, MERGE] = ['content: publish', 'content: merge'];

/** Git must never wait for a password. */
const ENVIRONMENT = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS: '',
  // Otherwise ssh asks in the terminal.
  SSH_ASKPASS_REQUIRE: 'force',
  // Other addresses run a program.
  GIT_ALLOW_PROTOCOL: GIT_PROTOCOLS.join(':'),
};
/** A developer's hooks and signing could ask questions or refuse an owner's words. */
const SETTINGS = ['-c', `core.hooksPath=${devNull}`, '-c', 'commit.gpgSign=false'];

/** Files of the content folder that are not published, such as photographs that no words name. */
function unpublishedFiles(root: string): string[] {
  const named = new Set(readContent(root).flatMap(namedMedia));
  const isUnnamed = (path: string) => isMediaPath(path) && !named.has(path.normalize());
  return [...unknownFiles(root), ...siteFiles(root).filter(isUnnamed)];
}

interface GitOptions {
  settings?: string[];
  environment?: Record<string, string>;
}

/** Makes Git connect to the public address of a remote, and to no other. @throws In words. */
async function publicOnly(remote: string): Promise<GitOptions> {
  const url = urlOfRemote(remote);
  const [, host = url?.hostname] = /^(?:[^@/]+@)?([^:/]+):/u.exec(url ? '' : remote) ?? [];
  // A path of this machine.
  if (host === undefined || host === '') throw new PublishError(WORDS.privateNetwork);
  const address = await resolvePublicHost(host);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') {
    const port = url.port || { 'https:': '443', 'http:': '80' }[url.protocol];
    const resolved = `http.curloptResolve=${host}:${port}:${address}`;
    return { settings: ['-c', resolved, '-c', 'http.followRedirects=false'] };
  }
  if (url && url.protocol !== 'ssh:') throw new PublishError(WORDS.privateNetwork);
  const knownAs = url?.port ? `[${host}]:${url.port}` : host;
  const ssh = `ssh -o 'HostName=${address}' -o 'HostKeyAlias=${knownAs}'`;
  return { environment: { GIT_SSH_COMMAND: ssh } };
}

/** Git in the repository that holds the content folder. @throws In words, without one. */
async function openRepository({ root, stop }: PublishStudio) {
  const find = ['-C', root, 'rev-parse', '--show-toplevel', '--show-prefix'];
  const found = await execute('git', find, { timeout: TIME_LIMIT_MS }).catch(() => ({
    stdout: '',
  }));
  const [folder = '', prefix = ''] = found.stdout.split('\n');
  if (prefix === '') throw new PublishError(WORDS.noHistory);
  const settings = [...SETTINGS];
  let environment: Record<string, string> = ENVIRONMENT;

  const run = async (...values: string[]): Promise<string> => {
    const [command = ''] = values;
    const { stdout } = await execute('git', [...settings, ...values], {
      cwd: folder,
      env: { ...process.env, ...environment },
      timeout: TRANSFERS.includes(command) ? TRANSFER_LIMIT_MS : TIME_LIMIT_MS,
      // Puts back what a stopped command began.
      ...(command !== 'reset' && { signal: stop }),
    });
    return stdout.trimEnd();
  };
  /** Undefined if Git fails. */
  const ask = (...values: string[]) => run(...values).catch(() => undefined);
  const configure = (options: GitOptions) => {
    settings.push(...(options.settings ?? []));
    environment = { ...environment, ...options.environment };
  };

  if ((await ask('config', 'user.email')) === undefined) {
    const business = Object(readContentFile(root, 'business.yaml')?.data) as object;
    const { name, email } = { name: 'Owner', email: 'owner@localhost', ...business };
    settings.push('-c', `user.name=${name}`, '-c', `user.email=${email}`);
  }
  /** The content folder, relative to the top of the repository. */
  return { content: prefix.slice(0, -1), run, ask, configure };
}

/**
 * A branch of a remote repository.
 *
 * @param isPublicOnly refuse repositories on this machine and in private networks
 * @throws In words for the owner.
 */
export async function openGit(
  studio: PublishStudio,
  { remote, branch }: Extract<PublishSettings, { way: 'git' }>,
  isPublicOnly: boolean,
): Promise<Destination> {
  const { content, run, ask, configure } = await openRepository(studio);
  const isNamedHere = (await ask('config', `remote.${remote}.url`)) !== undefined;
  if (isPublicOnly && !isNamedHere) configure(await publicOnly(remote));
  const ref = `refs/heads/${branch}`;
  let commit = 'HEAD';

  /** Commits the content folder and nothing else; returns the last commit. */
  const commitContent = async (): Promise<string> => {
    try {
      const others = unpublishedFiles(studio.root);
      const excluded = others.map((path) => `:(exclude,literal)${content}/${path}`);
      await run('add', '--all', '--', content, ...excluded);
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
    if (output === undefined) throw new PublishError(fillIn(words, { remote }));
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
      await studio.exclusively(async () => {
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
