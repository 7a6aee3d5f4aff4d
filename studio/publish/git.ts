import { execFile } from 'node:child_process';
import { devNull } from 'node:os';
import { promisify } from 'node:util';
import { readContentFile, strayFiles } from '../content/contentFiles.ts';
import type { Step } from '../types.ts';

const execute = promisify(execFile);

const TIME_LIMIT_MS = 30 * 60_000;
const MESSAGE = 'content: publish';

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

/** Why a step of publishing failed, in words for the owner, with what else the window shows. */
export class PublishError extends Error {
  readonly more: Pick<Step, 'details'>;

  constructor(words: string, more: PublishError['more']) {
    super(words);
    this.more = more;
  }
}

/** Git's error output, for the person who helps the owner. */
export function gitOutput(error: unknown): string {
  const { stderr = '', message = '' } = error as { stderr?: string; message?: string };
  return stderr.trim() || message;
}

export type Repository = NonNullable<Awaited<ReturnType<typeof openRepository>>>;

/** Opens the repository that holds the content folder; undefined without a repository or Git. */
export async function openRepository(root: string, stop?: AbortSignal) {
  const find = ['-C', root, 'rev-parse', '--show-toplevel', '--show-prefix'];
  const found = await execute('git', find).catch(() => ({ stdout: '' }));
  const [folder = '', prefix = ''] = found.stdout.split('\n');
  if (prefix === '') return undefined;
  /** The content folder, relative to the top of the repository. */
  const content = prefix.slice(0, -1);
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

  /** Commits the content folder and nothing else; returns the last commit. */
  const commitContent = async (): Promise<string> => {
    try {
      const strays = strayFiles(root).map((path) => `:(exclude,literal)${content}/${path}`);
      await run('add', '--all', '--', content, ...strays);
      const isSame = (await ask('diff', '--cached', '--quiet', '--', content)) !== undefined;
      if (!isSame) await run('commit', '--quiet', '--only', '-m', MESSAGE, '--', content);
      return await run('rev-parse', 'HEAD');
    } catch (error) {
      await ask('reset', '--quiet', '--', content);
      throw error;
    }
  };

  if ((await ask('config', 'user.email')) === undefined) {
    const business = Object(readContentFile(root, 'business.yaml')?.data) as object;
    const { name, email } = { name: 'Owner', email: 'owner@localhost', ...business };
    settings.push('-c', `user.name=${name}`, '-c', `user.email=${email}`);
  }
  return { content, run, ask, commitContent };
}
