import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { OWN_SITE } from '../../node/sites.ts';
import { fillIn } from '../../src/logic/fillIn.ts';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { Repository } from './git.ts';
import { type PublishStudio, targetOf } from './publish.ts';
import { projectOf } from './publishSettings.ts';
import { CommandError, sendByCommand } from './sendByCommand.ts';
import { tryFolder } from './sendToFolder.ts';
import type { PublishSettings, PublishTest } from '../types.ts';

const RSYNC = /^\s*rsync\s/u;

async function tryGit(
  { root, stop }: PublishStudio,
  settings: Extract<PublishSettings, { way: 'git' }>,
): Promise<void> {
  const repository = await Repository.open(root, stop);
  const { remote } = await targetOf(settings, repository);
  if ((await repository?.ask('ls-remote', remote)) === undefined)
    throw new Error(fillIn(WORDS.unreachable, { remote }));
}

async function tryCommand({ root, stop }: PublishStudio, command: string): Promise<string> {
  if (!RSYNC.test(command)) return WORDS.commandUntested;
  const empty = await mkdtemp(join(tmpdir(), 'site-'));
  try {
    const site = existsSync(OWN_SITE.folder) ? OWN_SITE.folder : empty;
    const dryRun = command.replace(RSYNC, 'rsync --dry-run ');
    await sendByCommand(dryRun, { site, stop, project: projectOf(root) });
    return WORDS.tested;
  } finally {
    await rm(empty, { recursive: true });
  }
}

/** Tries to reach the place the site is sent to, without sending anything. */
export async function tryPublishing(
  studio: PublishStudio,
  settings: PublishSettings,
): Promise<PublishTest> {
  try {
    if (settings.way === 'command')
      return { works: true, words: await tryCommand(studio, settings.command) };
    if (settings.way === 'folder')
      await tryFolder(resolve(projectOf(studio.root), settings.folder));
    else await tryGit(studio, settings);
    return { works: true, words: WORDS.tested };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return {
      works: false,
      words,
      ...(error instanceof CommandError && { details: error.details }),
    };
  }
}
