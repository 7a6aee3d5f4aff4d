import { join, relative } from 'node:path';
import { type RunningServer, startServer } from '../../server/server.ts';
import { checkContentFolder } from '../../src/integrations/contentCheck/checkContentFolder.ts';
import { formatMistake } from '../../src/integrations/contentCheck/mistake.ts';
import { CACHE_FOLDER, PROJECT_FOLDER } from '../../tools/support/paths.ts';
import { ensureBuilt } from '../../tools/support/siteBuild.ts';
import { writeFullLengthContent } from './fullLengthContent.ts';
import type { Hand } from './fullLengthContent.ts';

const FOLDER = join(CACHE_FOLDER, 'full-length');
const MEASURED_PICTURES = join(FOLDER, 'pictures.json');

/** One build at a time is enough for the machine. */
let turn: Promise<unknown> = Promise.resolve();
const sites = new Map<string, Promise<RunningServer>>();

/**
 * Serves a site with as many and as long words as its content may have. It is built where needed, once
 * for all who ask.
 *
 * @throws When the content check refuses what was written, or the site cannot be built.
 */
export function serveFullLength(hand: Hand): Promise<RunningServer> {
  const asked = sites.get(hand.name);
  if (asked) return asked;
  const site = turn.then(() => serve(hand));
  turn = site.catch(() => undefined);
  sites.set(hand.name, site);
  return site;
}

/** Ends what was begun. */
export async function closeFullLengthSites(): Promise<void> {
  await turn;
  for (const site of sites.values()) await site.then(({ close }) => close()).catch(() => undefined);
}

async function serve(hand: Hand): Promise<RunningServer> {
  const folder = join(FOLDER, hand.name.replaceAll(' ', '-'));
  const content = relative(PROJECT_FOLDER, join(folder, 'content'));
  writeFullLengthContent(content, hand);
  const mistakes = await checkContentFolder(content, MEASURED_PICTURES);
  if (mistakes.length > 0)
    throw new Error(mistakes.map((mistake) => formatMistake(mistake)).join('\n'));
  const site = { content, folder: join(folder, 'site') };
  await ensureBuilt(site);
  return startServer({ directory: site.folder, port: 0 });
}
