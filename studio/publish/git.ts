import { execFile } from 'node:child_process';
import { lstat, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { readContentFile } from '../content/readContent.ts';
import { gitEnvironment } from './gitEnvironment.ts';

const execute = promisify(execFile);

/** What may come out of a command, in bytes: the history of years. */
const MOST_OUTPUT = 100_000_000;

/** A commit that no branch knows yet. */
export interface NewCommit {
  id: string;
  /** The branch it was made for, as Git names it; HEAD where the project is on none. */
  branch: string;
  /** Where that branch ended; empty where it had no commit. */
  before: string;
}

/** The history in which the content folder lies. */
export class Repository {
  readonly #folder: string;
  /** The content folder, seen from the top of the history. */
  readonly content: string;
  readonly #environment: Record<string, string>;

  private constructor(folder: string, content: string, environment: Record<string, string>) {
    this.#folder = folder;
    this.content = content;
    this.#environment = environment;
  }

  /** Undefined where there is no history, or no Git on this computer; of a link, only itself would be kept. */
  static async open(root: string): Promise<Repository | undefined> {
    if ((await lstat(root).catch(() => undefined))?.isSymbolicLink()) return undefined;
    const ask = async (...values: string[]) =>
      (await execute('git', ['-C', dirname(root), ...values])).stdout.trimEnd();
    const folder = await ask('rev-parse', '--show-toplevel').catch(() => undefined);
    if (folder === undefined) return undefined;
    // Git names its own folder as it lies; a link, such as /tmp of a Mac, may lead to the one given here.
    const content = relative(folder, await realpath(root))
      .split(sep)
      .join('/');
    const isNamed = await ask('config', 'user.email').catch(() => '');
    const ownSsh = await ask('config', 'core.sshCommand').catch(() => '');
    const { name = 'Owner', email = 'owner@localhost' } = (readContentFile(root, 'business.yaml')
      ?.data ?? {}) as { name?: string; email?: string };
    const author = {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: email,
    };
    const environment = gitEnvironment(ownSsh !== '');
    return new Repository(folder, content, { ...environment, ...(isNamed === '' ? author : {}) });
  }

  /** Runs Git. @throws When it does not end well. */
  async run(values: readonly string[], environment: Record<string, string> = {}): Promise<string> {
    const { stdout } = await execute('git', values, {
      cwd: this.#folder,
      env: { ...process.env, ...this.#environment, ...environment },
      maxBuffer: MOST_OUTPUT,
    });
    return stdout.trimEnd();
  }

  /** Runs Git; undefined when it does not end well. */
  ask(...values: string[]): Promise<string | undefined> {
    return this.run(values).catch(() => undefined);
  }

  /** Does something with a list of files of its own, which leaves that of the developer alone. */
  async withIndex<Result>(
    task: (index: Record<string, string>) => Promise<Result>,
  ): Promise<Result> {
    const folder = await mkdtemp(join(tmpdir(), 'index-'));
    try {
      return await task({ GIT_INDEX_FILE: join(folder, 'index') });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /**
   * Makes a commit of the content folder as it is now, and of nothing else.
   *
   * @returns the commit; the last one of the branch where nothing has changed
   */
  async commitContent(): Promise<NewCommit> {
    const branch = await this.#branch();
    const before = (await this.ask('rev-parse', '--verify', '--quiet', branch)) ?? '';
    const parents = before === '' ? [] : [before];
    const id = await this.withIndex(async (index) => {
      for (const parent of parents) await this.run(['read-tree', parent], index);
      await this.run(['add', '--all', '--', this.content], index);
      const tree = await this.run(['write-tree'], index);
      if (tree === (await this.ask('rev-parse', `${before}^{tree}`))) return before;
      const changed = await this.run(['diff', '--cached', '--name-only', ...parents], index);
      const { length } = changed.split('\n');
      const words = `content: ${length} ${length === 1 ? 'file' : 'files'} changed`;
      const given = parents.flatMap((parent) => ['-p', parent]);
      return this.run(['commit-tree', tree, ...given, '-m', words]);
    });
    return { id, branch, before };
  }

  /**
   * Makes a commit the last one of its branch. Files and what a developer has staged stay as they are.
   *
   * @throws When the branch has gone on since the commit was made: what was added is not to get lost
   */
  async moveTo({ id, branch, before }: NewCommit): Promise<void> {
    if (id === before) return;
    await this.run(['update-ref', branch, id, before]);
    // Somebody may work on another branch by now.
    if (branch === (await this.#branch()))
      await this.run(['reset', '--quiet', 'HEAD', '--', this.content]);
  }

  /** The files of the content folder that a commit holds, as paths inside that folder. */
  async contentOf(commit: string): Promise<Set<string>> {
    const held = await this.run([
      'ls-tree',
      '-r',
      '-z',
      '--name-only',
      `${commit}:${this.content}`,
    ]);
    return new Set(held.split('\0'));
  }

  async #branch(): Promise<string> {
    return (await this.ask('symbolic-ref', '--quiet', 'HEAD')) ?? 'HEAD';
  }
}
