import { execFile } from 'node:child_process';
import { lstat, realpath } from 'node:fs/promises';
import { devNull } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { readWords, readYaml } from '../../content-check/readYaml.ts';
import { isGroup } from '../content/matchEntries.ts';
import { shapeOf } from '../content/paths.ts';
import { readContentFile } from '../content/readContent.ts';
import type { VersionPlace } from '../types.ts';

const execute = promisify(execFile);

/** Enough for a large first push. */
const TIME_LIMIT_MS = 30 * 60_000;
/** Output of `git log` over years, in bytes. */
const MAX_OUTPUT = 100_000_000;
/** Marks commits of the studio; each line names one changed place as JSON. */
export const CHANGED = 'Changed';
const MAX_PLACES = 40;

/** Git must never wait for a password, nor for a connection that has gone silent. */
function environment(hasOwnSsh: boolean): Record<string, string> {
  const { GIT_SSH, GIT_SSH_COMMAND } = process.env;
  const isChosen = hasOwnSsh || GIT_SSH !== undefined || GIT_SSH_COMMAND !== undefined;
  const ssh =
    'ssh -o BatchMode=yes -o ConnectTimeout=30 -o ServerAliveInterval=30 -o ServerAliveCountMax=4';
  return {
    GIT_HTTP_LOW_SPEED_LIMIT: '1',
    GIT_HTTP_LOW_SPEED_TIME: '120',
    ...(isChosen ? {} : { GIT_SSH_COMMAND: ssh }),
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    SSH_ASKPASS: '',
    // Otherwise ssh with a command of one's own asks in the terminal.
    SSH_ASKPASS_REQUIRE: 'force',
    LC_ALL: 'C',
  };
}

/** A developer's hooks and signing could ask questions or refuse an owner's words. */
const SETTINGS = ['-c', `core.hooksPath=${devNull}`, '-c', 'commit.gpgSign=false'];

type Path = VersionPlace['path'];

/** Fields that differ: at most two names deep, such as ["contact", "text"]. */
function changedFields(before: unknown, after: unknown, path: Path = []): Path[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isGroup(before) || !isGroup(after) || path.length === 2) return [path];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    changedFields(before[name], after[name], [...path, name]),
  );
}

/** Why Git failed, for a helper. */
export function gitOutput(error: unknown): string {
  const { stderr = '', message = '' } = error as { stderr?: string; message?: string };
  return stderr.trim() || message;
}

/** The repository that holds the content folder. */
export class Repository {
  readonly #folder: string;
  /** The content folder, relative to the top of the repository. */
  readonly content: string;
  readonly #environment: Record<string, string>;
  readonly #stop: AbortSignal | undefined;

  private constructor(
    folder: string,
    content: string,
    environment: Record<string, string>,
    stop?: AbortSignal,
  ) {
    this.#folder = folder;
    this.content = content;
    this.#environment = environment;
    this.#stop = stop;
  }

  /** Undefined without a repository or Git, and for a symbolic link: Git would keep only the link. */
  static async open(root: string, stop?: AbortSignal): Promise<Repository | undefined> {
    if ((await lstat(root).catch(() => undefined))?.isSymbolicLink()) return undefined;
    const ask = async (...values: string[]) => {
      const output = await execute('git', ['-C', dirname(root), ...values]).catch(() => undefined);
      return output?.stdout.trimEnd();
    };
    const folder = await ask('rev-parse', '--show-toplevel');
    if (folder === undefined) return undefined;
    // Git resolves links such as /tmp of a Mac.
    const content = relative(folder, await realpath(root))
      .split(sep)
      .join('/');
    const { name = 'Owner', email = 'owner@localhost' } = (readContentFile(root, 'business.yaml')
      ?.data ?? {}) as { name?: string; email?: string };
    const author = {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: email,
    };
    const hasAuthor = (await ask('config', 'user.email')) !== undefined;
    const hasOwnSsh = (await ask('config', 'core.sshCommand')) !== undefined;
    const variables = { ...environment(hasOwnSsh), ...(hasAuthor ? {} : author) };
    return new Repository(folder, content, variables, stop);
  }

  /** The same repository with its files in another folder (`git worktree`). */
  in(folder: string): Repository {
    return new Repository(folder, this.content, this.#environment, this.#stop);
  }

  /** @throws If Git fails. */
  async run(values: readonly string[], variables: Record<string, string> = {}): Promise<string> {
    const { stdout } = await execute('git', [...SETTINGS, ...values], {
      cwd: this.#folder,
      env: { ...process.env, ...this.#environment, ...variables },
      maxBuffer: MAX_OUTPUT,
      timeout: TIME_LIMIT_MS,
      signal: this.#stop,
    });
    return stdout.trimEnd();
  }

  /** Undefined if Git fails. */
  ask(...values: string[]): Promise<string | undefined> {
    return this.run(values).catch(() => undefined);
  }

  head(): Promise<string> {
    return this.run(['rev-parse', 'HEAD']);
  }

  /** Commits the content folder and nothing else; returns the last commit. */
  async commitContent(): Promise<string> {
    try {
      await this.run(['add', '--all', '--', this.content]);
      const message = await this.#message('content: ');
      if (message !== undefined)
        await this.run(['commit', '--quiet', '--only', '-m', message, '--', this.content]);
      return await this.head();
    } catch (error) {
      await this.ask('reset', '--quiet', '--', this.content);
      throw error;
    }
  }

  /** Ends a merge; returns its commit. */
  async commitMerge(): Promise<string> {
    const message = await this.#message('content: merge ');
    await this.run(['commit', '--quiet', '-m', message ?? 'content: merge']);
    return this.head();
  }

  /** Describes the staged content; undefined if nothing changed. */
  async #message(subject: string): Promise<string | undefined> {
    const diff = ['diff', '--cached', '--name-only', '-z', '--', this.content];
    const changed = (await this.run(diff)).split('\0').filter((path) => path !== '');
    if (changed.length === 0) return undefined;
    const files = changed.map((path) => relative(this.content, path).split(sep).join('/'));
    const places: VersionPlace[] = [];
    for (const file of files.slice(0, MAX_PLACES)) {
      const paths = shapeOf(file) === undefined ? [[]] : await this.#changedFields(file);
      places.push(...paths.map((path) => ({ file, path })));
    }
    const lines = places
      .slice(0, MAX_PLACES)
      .map((place) => `${CHANGED}: ${JSON.stringify(place)}`);
    const count = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
    return `${subject}${count}\n\n${lines.join('\n')}`;
  }

  async #changedFields(file: string): Promise<Path[]> {
    const text = await this.ask('show', `HEAD:${this.content}/${file}`);
    const now = readContentFile(join(this.#folder, this.content), file);
    if (text === undefined || !now) return [[]];
    const read = now.shape === 'words' ? readWords : readYaml;
    const before = read(Buffer.from(text));
    const paths = 'data' in before ? changedFields(before.data, now.data) : [];
    return paths.length > 0 ? paths : [[]];
  }
}
