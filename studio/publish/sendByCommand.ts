import { spawn } from 'node:child_process';
import { PUBLISH_WORDS } from '../words.ts';

const TIME_LIMIT_MS = 30 * 60_000;
const SHOWN_LINES = 12;

/** A command failed; `details` is the end of its output. */
export class CommandError extends Error {
  readonly details: string;

  constructor(message: string, details: string) {
    super(message);
    this.details = details;
  }
}

/**
 * Runs a command that sends the site, with the site's folder in SITE.
 *
 * @throws CommandError
 */
export async function sendByCommand(
  command: string,
  { site, project, stop }: { site: string; project: string; stop: AbortSignal },
): Promise<void> {
  const isPosix = process.platform !== 'win32';
  const child = spawn(command, {
    shell: true,
    cwd: project,
    env: { ...process.env, SITE: site },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own has no terminal in which ssh could ask for a password.
    detached: isPosix,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const signal = AbortSignal.any([stop, AbortSignal.timeout(TIME_LIMIT_MS)]);
  const kill = () => {
    if (child.pid !== undefined) process.kill(isPosix ? -child.pid : child.pid);
  };
  signal.addEventListener('abort', kill);
  const code = await new Promise<number | null>((done) => {
    child.on('error', () => done(null)).on('close', done);
  });
  signal.removeEventListener('abort', kill);
  const lines = output.trimEnd().split('\n').slice(-SHOWN_LINES);
  if (code !== 0) throw new CommandError(PUBLISH_WORDS.commandFailed, lines.join('\n'));
}
