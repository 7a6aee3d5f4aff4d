import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { PUBLISH_WORDS } from '../words.ts';
import { PublishError } from './publishError.ts';

const SHOWN_LINES = 12;
const TIME_LIMIT_MS = 30 * 60_000;

/**
 * Runs a command that sends the site, with the site's folder in SITE.
 *
 * @throws PublishError with the end of its output
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
  const kill = () => {
    if (child.pid !== undefined) process.kill(isPosix ? -child.pid : child.pid);
  };
  const end = AbortSignal.any([stop, AbortSignal.timeout(TIME_LIMIT_MS)]);
  end.addEventListener('abort', kill);
  const output = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close').then(() => ''),
  ]).finally(() => end.removeEventListener('abort', kill));
  const lines = output.join('').trimEnd().split('\n').slice(-SHOWN_LINES);
  if (child.exitCode !== 0)
    throw new PublishError(PUBLISH_WORDS.commandFailed, { details: lines.join('\n') });
}
