import { resolve } from 'node:path';
import { fillIn } from '../../src/logic/fillIn.ts';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { openRepository } from './git.ts';
import { failureOf, type PublishStudio, targetOf } from './publish.ts';
import { projectOf } from './publishSettings.ts';
import { sendByCommand } from './sendByCommand.ts';
import { tryFolder } from './sendToFolder.ts';
import type { PublishSettings, PublishTest } from '../types.ts';

const RSYNC = /^\s*rsync\s/u;

async function reach({ root, stop }: PublishStudio, settings: PublishSettings): Promise<string> {
  const project = projectOf(root);
  if (settings.way === 'folder') await tryFolder(resolve(project, settings.folder));
  else if (settings.way === 'git') {
    const repository = await openRepository(root, stop);
    const { remote } = await targetOf(settings, repository);
    if ((await repository?.ask('ls-remote', remote)) === undefined)
      throw new Error(fillIn(WORDS.unreachable, { remote }));
  } else if (RSYNC.test(settings.command)) {
    const dryRun = settings.command.replace(RSYNC, 'rsync --dry-run ');
    await sendByCommand(dryRun, { site: root, stop, project });
  } else return WORDS.commandUntested;
  return WORDS.tested;
}

/** Tries to reach the place the site is sent to, without sending anything. */
export function tryPublishing(
  studio: PublishStudio,
  settings: PublishSettings,
): Promise<PublishTest> {
  return reach(studio, settings).then(
    (words) => ({ works: true, words }),
    (error: unknown) => ({ works: false, ...failureOf('send', error) }),
  );
}
