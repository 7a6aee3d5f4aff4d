import { spawn } from 'node:child_process';
import { cp, readdir, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fillIn } from '../../src/logic/fillIn.ts';
import { takePlace } from '../../tools/support/takePlace.ts';
import { PUBLISH_WORDS } from '../words.ts';

/** Lies in every site that was built here, and so tells a published one from other folders. */
const OWN_MARK = '.fingerprint';
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
 * Puts the site into a folder in place of the one that was there.
 *
 * @throws When the folder holds anything else, or cannot be written; it is then as it was
 */
export async function sendToFolder(site: string, folder: string): Promise<void> {
  const refuse = (words: string, cause?: unknown) =>
    new Error(fillIn(words, { folder }), { cause });
  if (resolve(site) === resolve(folder)) throw refuse(PUBLISH_WORDS.foreignFolder);
  const isThere = (await stat(dirname(folder)).catch(() => undefined))?.isDirectory() === true;
  if (!isThere) throw refuse(PUBLISH_WORDS.noFolder);
  const old = await readdir(folder).catch(() => undefined);
  if (old && old.length > 0 && !old.includes(OWN_MARK)) throw refuse(PUBLISH_WORDS.foreignFolder);

  const [next, before] = [`${folder}.next`, `${folder}.before`];
  try {
    await rm(next, { recursive: true, force: true });
    await cp(site, next, { recursive: true });
    await rm(before, { recursive: true, force: true });
    await takePlace(next, folder, before);
  } catch (error) {
    await rm(next, { recursive: true, force: true }).catch(() => undefined);
    throw refuse(PUBLISH_WORDS.unwritable, error);
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
