import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { hasCode } from '../../node/files.ts';
import { freePort } from '../../node/freePort.ts';
import { PROJECT_FOLDER } from '../../node/paths.ts';
import { STUDIO } from '../addresses.ts';
import { foldersOf } from '../content/folders.ts';
import { openStudio } from '../content/openStudio.ts';
import { stopPhotoThread } from '../photos/photoThread.ts';
import { createApp } from './app.ts';
import { bundleApp, rootMeta } from './bundle.ts';
import { createPreview } from './preview.ts';
import type { Server } from 'node:http';
import type { Hono } from 'hono';

/**
 * Starts the owner's editor for a content folder, on this computer only.
 *
 * @param root whole path of the content folder
 * @param port of the window and the site beside it; the development server gets the next one
 * @returns the address to open, and whether another process already serves it
 * @throws If a port is not free, with one line of advice, and if it is stopped before it is open.
 */
export async function startStudio(root: string, port: number, stop: AbortSignal) {
  const folders = foldersOf(root);
  // A second studio of the same folder would keep unsaved changes of its own.
  const running = await readFile(folders.address, 'utf8').catch(() => '');
  if (await isStudioOf(root, running, stop)) return { address: running, isRunning: true };
  await freePort(port).catch((error: unknown) => {
    if (!hasCode(error, 'EADDRINUSE')) throw error;
    throw new Error(`Port ${port} is in use. Set PORT to another number, such as 4400.`);
  });
  stop.addEventListener('abort', () => void stopPhotoThread());
  const preview = createPreview(relative(PROJECT_FOLDER, folders.preview), port + 1, stop);
  const studio = openStudio(root, stop, preview.hasRead);
  const [files] = await Promise.all([bundleApp(), studio.prepare()]);
  stop.throwIfAborted();
  const own = new URL(`http://127.0.0.1:${port}`);
  await serve(createApp(studio, files, own, preview.routes), port, stop);
  const address = own.origin + STUDIO;
  await mkdir(dirname(folders.address), { recursive: true });
  await writeFile(folders.address, address);
  return { address, isRunning: false };
}

/** Whether a studio of this content folder answers at the address. */
async function isStudioOf(root: string, address: string, stop: AbortSignal): Promise<boolean> {
  // Another program may accept the connection and stay silent.
  const signal = AbortSignal.any([stop, AbortSignal.timeout(2000)]);
  const page = await fetch(address, { signal })
    .then((answer) => answer.text())
    .catch(() => '');
  return page.includes((await rootMeta(root)).toString());
}

async function serve({ fetch }: Pick<Hono, 'fetch'>, port: number, stop: AbortSignal) {
  const server = createAdaptorServer({ fetch }) as Server;
  await once(server.listen(port, '127.0.0.1'), 'listening');
  stop.addEventListener('abort', () => {
    server.close();
    server.closeAllConnections();
  });
}
