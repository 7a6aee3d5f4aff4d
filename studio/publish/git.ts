import { execFile } from 'node:child_process';
import { devNull } from 'node:os';
import { isDeepStrictEqual, promisify } from 'node:util';
import { dataOf, readContentFile, strayFiles } from '../content/contentFiles.ts';
import { isGroup } from '../content/data.ts';
import type { Step } from '../types.ts';

const execute = promisify(execFile);

const TIME_LIMIT_MS = 30 * 60_000;
/** Output of `git log` over years, in bytes. */
const MAX_OUTPUT = 100_000_000;
/** Marks commits of the studio; each line names one changed place as JSON. */
export const CHANGED = 'Changed';
const MAX_PLACES = 40;

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

/** A field that changed; an empty path means the whole file. */
export interface VersionPlace {
  file: string;
  path: string[];
}

/** Why a step of publishing failed, in words for the owner, with what else the window shows. */
export class PublishError extends Error {
  readonly more: Pick<Step, 'details' | 'conflicts'>;

  constructor(words: string, more: PublishError['more']) {
    super(words);
    this.more = more;
  }
}

/** Fields that differ: at most two names deep, such as ["contact", "text"]. */
function changedFields(before: unknown, after: unknown, path: string[] = []): string[][] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isGroup(before) || !isGroup(after) || path.length === 2) return [path];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    changedFields(before[name], after[name], [...path, name]),
  );
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

  const run = async (values: readonly string[], variables = {}): Promise<string> => {
    const { stdout } = await execute('git', [...settings, ...values], {
      cwd: folder,
      env: { ...process.env, ...ENVIRONMENT, ...variables },
      maxBuffer: MAX_OUTPUT,
      timeout: TIME_LIMIT_MS,
      signal: stop,
    });
    return stdout.trimEnd();
  };
  /** Undefined if Git fails. */
  const ask = (...values: string[]) => run(values).catch(() => undefined);

  const changedPlaces = async (file: string): Promise<VersionPlace[]> => {
    const now = readContentFile(root, file);
    const text = now && (await ask('show', `HEAD:${content}/${file}`));
    const before = text === undefined ? undefined : dataOf(file, Buffer.from(text));
    const paths = before === undefined ? [] : changedFields(before, now?.data);
    return (paths.length > 0 ? paths : [[]]).map((path) => ({ file, path }));
  };

  /** The message for a commit of the staged content; undefined if nothing changed. */
  const describe = async (): Promise<string | undefined> => {
    const diff = ['diff', '--cached', '--name-only', '--relative', '-z'];
    const files = (await run(['-C', content, ...diff])).split('\0').slice(0, -1);
    if (files.length === 0) return undefined;
    const places = (await Promise.all(files.map(changedPlaces))).flat().slice(0, MAX_PLACES);
    const lines = places.map((place) => `${CHANGED}: ${JSON.stringify(place)}`);
    return `content: publish\n\n${lines.join('\n')}`;
  };

  const unstage = () => ask('reset', '--quiet', '--', content);

  /** Commits the content folder and nothing else; returns the last commit, and how to undo this. */
  const commitContent = async () => {
    const before = await ask('rev-parse', 'HEAD');
    try {
      const strays = strayFiles(root).map((path) => `:(exclude,literal)${content}/${path}`);
      await run(['add', '--all', '--', content, ...strays]);
      const message = await describe();
      if (message !== undefined)
        await run(['commit', '--quiet', '--only', '-m', message, '--', content]);
      const commit = await run(['rev-parse', 'HEAD']);
      const undo = async () => {
        if (before === undefined || before === commit) return;
        // Fails if somebody has committed since.
        await ask('update-ref', 'HEAD', before, commit);
        await unstage();
      };
      return { commit, undo };
    } catch (error) {
      await unstage();
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
