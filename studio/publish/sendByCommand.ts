import { spawn } from 'node:child_process';
import { PUBLISH_WORDS } from '../words.ts';

/** How much of what a command says is shown, from its end. */
const LAST_LINES = 12;

/** What a failed command said, for whoever is asked for help. */
export class CommandError extends Error {
  readonly details: string;

  constructor(message: string, details: string) {
    super(message);
    this.details = details;
  }
}

/**
 * Lets a command send the site. It finds it in the folder that SITE names.
 *
 * @throws CommandError when it does not end well
 */
export async function sendByCommand(site: string, command: string, project: string): Promise<void> {
  const child = spawn(command, {
    shell: true,
    cwd: project,
    env: { ...process.env, SITE: site },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const code = await new Promise<number | null>((done) => {
    child.on('error', () => done(null)).on('close', done);
  });
  if (code === 0) return;
  const lines = said.join('').trimEnd().split('\n').slice(-LAST_LINES);
  throw new CommandError(PUBLISH_WORDS.commandFailed, lines.join('\n'));
}
