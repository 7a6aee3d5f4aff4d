import { freePort } from '../../../node/freePort.ts';
import { newToken } from '../access/access.ts';
import { STUDIO } from '../../shared/addresses.ts';
import { followLanguage } from '../content/followLanguage.ts';
import { foldersOf } from '../content/folders.ts';
import { openStudio } from '../content/openStudio.ts';
import { watchContent } from '../content/watchContent.ts';
import { createApp } from './app.ts';
import { bundleApp } from './bundle.ts';
import { createEvents } from './events.ts';
import { friendSite } from './friendSite.ts';
import { listen } from './listen.ts';
import { createPreview } from './preview.ts';
import { lockProject } from './projectLock.ts';
import { fetchOneTimeUrl, findRunning, noteRunning, readLastKey } from './runningStudio.ts';
import type { MailNetwork } from '../enquiries/sendMail.ts';

interface StudioOptions {
  /** The public address of a reverse proxy; without it, the studio is for this computer only. */
  publicUrl?: URL | undefined;
  /** Where friends see the unpublished site. */
  friendsUrl?: URL | undefined;
  /** How it reaches mail servers, in place of the usual way: for tests. */
  mailNetwork?: MailNetwork;
}

/**
 * Starts the owner's editor for a content folder, or leads to the one that runs on this computer: a
 * second one would keep unsaved changes of its own.
 *
 * @param root whole path of the content folder
 * @param port of the window and the site beside it; the development server gets the next one
 * @returns the address, the same with a key that opens once, and whether another process serves it
 * @throws With one line of advice, if a port is not free or another studio has the project open; and if
 * it is stopped before it is open.
 */
export async function startStudio(
  root: string,
  port: number,
  stop: AbortSignal,
  options: StudioOptions = {},
) {
  const folders = foldersOf(root);
  const release = lockProject(folders.lock);
  if (!release) return findRunning(folders.address, stop, options.publicUrl !== undefined);
  stop.addEventListener('abort', release);
  try {
    return await startAlone(root, port, stop, options);
  } catch (error) {
    release();
    throw error;
  }
}

async function startAlone(
  root: string,
  port: number,
  stop: AbortSignal,
  { publicUrl, friendsUrl, mailNetwork }: StudioOptions,
) {
  const folders = foldersOf(root);
  await freePort(port).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Set PORT to another number, such as 4400.`);
  });
  const own = publicUrl ?? new URL(`http://127.0.0.1:${port}`);
  const key = publicUrl ? undefined : (readLastKey(folders.address) ?? newToken());
  const address = `${own.origin}${STUDIO}/${key === undefined ? '' : `?key=${key}`}`;
  noteRunning(folders.address, { pid: process.pid, port, address });
  followLanguage(root);
  const preview = createPreview(folders.preview, port + 1, stop);
  const studio = openStudio(root, stop, preview);
  const [files] = await Promise.all([bundleApp(), studio.prepare()]);
  stop.throwIfAborted();
  const events = createEvents();
  watchContent(root, stop, () => events.sendToAll('content'));
  const access = { own, key, friendsUrl, mailNetwork };
  const app = createApp({ studio, files, preview: preview.routes, events, ...access });
  const friends = friendSite(root);
  const fetch: typeof app.fetch = (request, ...rest) => {
    const isOfFriend = friendsUrl !== undefined && request.headers.get('host') === friendsUrl.host;
    return (isOfFriend ? friends : app).fetch(request, ...(rest as [never]));
  };
  const { close } = await listen({ fetch }, port, process.env.HOST);
  stop.addEventListener('abort', close);
  const oneTimeUrl = key === undefined ? address : await fetchOneTimeUrl(address, stop);
  return { address, oneTimeUrl: oneTimeUrl ?? address, isRunning: false };
}
