import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { hasCode } from '../../node/files.ts';
import { freePort } from '../../node/freePort.ts';
import { PROJECT_FOLDER } from '../../node/paths.ts';
import { forgetCheckedDrafts } from '../content/checkDraft.ts';
import { emptyDraft, layOutDraft } from '../content/draft.ts';
import { readContent } from '../content/readContent.ts';
import { bundleApp } from './bundle.ts';
import { Page } from './page.ts';
import { pageDoor } from './pageDoor.ts';
import { forgetOldUploads } from './photos.ts';
import { startPage } from './startPage.ts';
import { studioDoor } from './studioDoor.ts';
import type { Server } from 'node:http';

/** What a studio is started with. */
export interface StudioOptions {
  /** Whole path of the content folder. */
  root: string;
  /** Its own port; the page beside the form gets the next one. */
  port: number;
  stop: AbortSignal;
}

const PASS_BYTES = 32;
const HIGHEST_PORT = 65_535;

/**
 * Starts the owner's editor for a content folder, on this computer only.
 *
 * @returns the address to open
 * @throws When it cannot have one of its ports, with one line of advice, and when it is stopped before it is open.
 */
export async function startStudio({ root, port, stop }: StudioOptions): Promise<string> {
  // Before anything is touched: the studio that has them works with the same folders.
  await assertFree(port);
  const pass = randomBytes(PASS_BYTES).toString('hex');
  const address = `http://127.0.0.1:${port}`;
  const pageOrigin = `http://127.0.0.1:${port + 1}`;
  // Another studio, of the same folder, has another port.
  const pageDraft = `preview-${port}`;
  const laidOut = readContent(root).then(() => layOutDraft(root, emptyDraft(), pageDraft));
  const [{ folder: draft }, files] = await Promise.all([
    laidOut,
    bundleApp(),
    forgetOldUploads(root),
    forgetCheckedDrafts(root),
  ]);
  const page = new Page(relative(PROJECT_FOLDER, draft), stop);
  const studio = { root, page, pageDraft };
  const icon = await readFile(join(PROJECT_FOLDER, 'public/favicon.svg'));
  files.set('/favicon.svg', { type: 'image/svg+xml', body: icon });
  files.set('/', { type: 'text/html; charset=utf-8', body: startPage(pass, pageOrigin) });

  const server = studioDoor(studio, files, { port, pass }, pageOrigin);
  const door = pageDoor(page, port + 1, address, () => files.get('/bridge.js'));
  const close = () => {
    for (const listener of [server, door]) {
      listener.close();
      listener.closeAllConnections();
    }
  };
  stop.addEventListener('abort', close);
  try {
    await openAt(server, port, { port, stop });
    await openAt(door, port + 1, { port, stop });
  } catch (error) {
    // One that stays open would keep the command from ending.
    close();
    throw error;
  }
  // The forms are there at once; the page comes beside them when it is ready.
  await page.start();
  stop.throwIfAborted();
  return address;
}

/** @throws In plain words when another studio, begun at the same moment, was quicker. */
async function openAt(
  listener: Server,
  own: number,
  { port, stop }: Pick<StudioOptions, 'port' | 'stop'>,
): Promise<void> {
  // Whoever begins to listen after the stop is not told of it.
  stop.throwIfAborted();
  listener.listen(own, '127.0.0.1');
  await once(listener, 'listening', { signal: stop }).catch((error: unknown) => {
    throw new Error(adviceOn(error, own, port), { cause: error });
  });
}

/** @throws In plain words when a port or the next one cannot be had. */
async function assertFree(port: number): Promise<void> {
  if (port === 0 || port === HIGHEST_PORT)
    throw new Error(
      `PORT has to be a number from 1 to ${HIGHEST_PORT - 1}; it is ${port}. The page beside the form takes the next one.`,
    );
  for (const one of [port, port + 1])
    await freePort(one).catch((error: unknown) => {
      throw new Error(adviceOn(error, one, port), { cause: error });
    });
}

function adviceOn(error: unknown, taken: number, port: number): string {
  if (hasCode(error, 'EACCES'))
    return `Port ${taken} is only for administrators: set PORT to a number from 1024 on, such as 4400.`;
  if (!hasCode(error, 'EADDRINUSE')) throw error;
  return `Port ${taken} is in use. If a studio is open already, it is at http://127.0.0.1:${port}; otherwise set PORT to another number, such as 4400.`;
}
