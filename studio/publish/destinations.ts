import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { PublishError, type Repository } from './git.ts';
import { gitDestination } from './gitDestination.ts';
import { projectOf, readSecrets, writeSecrets } from './publishSettings.ts';
import { sendToFolder, tryFolder } from './sendToFolder.ts';
import { sendToWebspace } from './sendToWebspace.ts';
import { withWebspace } from './webspace.ts';
import type { Studio } from '../content/openStudio.ts';
import type { PublishSettings } from '../types.ts';

export type PublishStudio = Pick<Studio, 'root' | 'stop' | 'alone'>;

/** The place a site is sent to. Its errors are words for the owner. */
export interface Destination {
  /** Tries to reach it without sending anything; returns words for the owner. */
  test: () => Promise<string>;
  /** Merges changes made elsewhere. */
  fetch?: () => Promise<void>;
  /** Notes the content that was checked and will be sent. */
  keep?: () => Promise<void>;
  /** The host builds the site itself, after it was sent. */
  hostBuilds?: true;
  send: (site: string) => Promise<void>;
}

const SHOWN_CHARACTERS = 1000;
const TIME_LIMIT_MS = 30 * 60_000;
const RSYNC = /^\s*rsync\s/u;

/** Runs a command with the folder of the site in SITE. @throws PublishError with the end of its output */
async function runCommand(
  command: string,
  { root, stop }: PublishStudio,
  site: string,
): Promise<void> {
  const isPosix = process.platform !== 'win32';
  const child = spawn(command, {
    shell: true,
    cwd: projectOf(root),
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
  const closed = once(child, 'close').finally(() => end.removeEventListener('abort', kill));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  const details = (output + errors).trim().slice(-SHOWN_CHARACTERS);
  if (child.exitCode !== 0) throw new PublishError(WORDS.commandFailed, { details });
}

export function openDestination(
  studio: PublishStudio,
  settings: PublishSettings,
  repository: Repository | undefined,
): Destination {
  if (settings.way === 'git') return gitDestination(studio, settings, repository);
  if (settings.way === 'folder') {
    const folder = resolve(projectOf(studio.root), settings.folder);
    return { test: () => tryFolder(folder), send: (site) => sendToFolder(site, folder) };
  }
  if (settings.way !== 'command') {
    const { root } = studio;
    const secrets = readSecrets(root, settings);
    return {
      test: async () => {
        await withWebspace(settings, secrets, () => Promise.resolve());
        return WORDS.tested;
      },
      send: async (site) => {
        await withWebspace(settings, secrets, (space) => sendToWebspace(site, space));
        // `secrets` now has the server's key.
        writeSecrets(root, settings, secrets);
      },
    };
  }
  const { command } = settings;
  return {
    test: async () => {
      if (!RSYNC.test(command)) return WORDS.commandUntested;
      await runCommand(command.replace(RSYNC, 'rsync --dry-run '), studio, studio.root);
      return WORDS.tested;
    },
    send: (site) => runCommand(command, studio, site),
  };
}
