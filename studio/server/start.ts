import { readFile } from 'node:fs/promises';
import { freePort } from '../../node/freePort.ts';
import { newToken, TOKEN } from '../access/access.ts';
import { STUDIO } from '../addresses.ts';
import { foldersOf } from '../content/folders.ts';
import { openStudio } from '../content/openStudio.ts';
import { OWNER_ONLY, replaceFile } from '../content/sync.ts';
import { createApp } from './app.ts';
import { bundleApp } from './bundle.ts';
import { listen } from './listen.ts';
import { createPreview } from './preview.ts';

/**
 * Starts the owner's editor for a content folder.
 *
 * @param root whole path of the content folder
 * @param port of the window and the site beside it; the development server gets the next one
 * @param open the public address of a reverse proxy; without it, the studio is for this computer only
 * @returns the address, the same with a key that opens once, and whether another process serves it
 * @throws If a port is not free, with one line of advice, and if it is stopped before it is open.
 */
export async function startStudio(root: string, port: number, stop: AbortSignal, open?: URL) {
  const folders = foldersOf(root);
  // A second studio of the same folder would keep unsaved changes of its own.
  const running = await readFile(folders.address, 'utf8').catch(() => '');
  const known = await openingOf(running, stop);
  if (known !== undefined) return { address: running, opening: known, isRunning: true };
  await freePort(port).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Set PORT to another number, such as 4400.`);
  });
  const preview = createPreview(folders.preview, port + 1, stop);
  const studio = openStudio(root, stop, preview);
  const [files] = await Promise.all([bundleApp(), studio.prepare()]);
  stop.throwIfAborted();
  const own = open ?? new URL(`http://127.0.0.1:${port}`);
  // An open window goes on after a new start.
  const key = open ? undefined : (/key=(.+)/u.exec(running)?.[1] ?? newToken());
  const app = createApp(studio, files, own, preview.routes, key);
  const { close } = await listen(app, port, process.env.HOST);
  stop.addEventListener('abort', close);
  const address = `${own.origin}${STUDIO}/`;
  if (key === undefined) return { address, opening: address, isRunning: false };
  const opened = `${address}?key=${key}`;
  replaceFile(folders.address, opened, OWNER_ONLY);
  return { address: opened, opening: (await openingOf(opened, stop)) ?? opened, isRunning: false };
}

/** The address with a key for one use, from the studio that answers to its key. */
async function openingOf(address: string, stop: AbortSignal): Promise<string | undefined> {
  // Another program may accept the connection and stay silent, or answer anything.
  const signal = AbortSignal.any([stop, AbortSignal.timeout(2000)]);
  const asked = address.replace('/?', '/once?');
  const key = await fetch(asked, { signal })
    .then((answer) => answer.text())
    .catch(() => '');
  return TOKEN.test(key) ? address.replace(/(?<=key=).*/u, key) : undefined;
}
