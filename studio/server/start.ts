import { once } from 'node:events';
import { createServer } from 'node:http';
import { relative } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { hasCode } from '../../node/files.ts';
import { freePort } from '../../node/freePort.ts';
import { PROJECT_FOLDER } from '../../node/paths.ts';
import { openStudio } from '../content/openStudio.ts';
import { previewOf } from '../content/places.ts';
import { stopPhotoThread } from '../photos/photoThread.ts';
import { createApp } from './app.ts';
import { bundleApp, windowPage } from './bundle.ts';
import { Preview } from './preview.ts';
import { ownAddress, refusal, studioHeaders } from './security.ts';
import type { RequestListener, Server } from 'node:http';

export interface StudioOptions {
  /** Whole path of the content folder. */
  root: string;
  /** Port of the window; the preview gets the next one. */
  port: number;
  stop: AbortSignal;
}

/**
 * Starts the owner's editor for a content folder, on this computer only.
 *
 * @returns the address to open
 * @throws If a port is not free, with one line of advice, and if it is stopped before it is open.
 */
export async function startStudio({ root, port, stop }: StudioOptions): Promise<string> {
  // A studio that has the ports works with the same folders: touch nothing before.
  await assertFree(port);
  const address = `http://127.0.0.1:${port}`;
  const previewOrigin = `http://127.0.0.1:${port + 1}`;
  const preview = new Preview(relative(PROJECT_FOLDER, previewOf(root)), stop);
  const studio = openStudio({ root, stop, hasRead: () => preview.hasRead() });
  const [files] = await Promise.all([bundleApp(), studio.prepare()]);
  files.set('/', windowPage(root, previewOrigin));

  const listener = getRequestListener(createApp(studio, files).fetch);
  const answer: RequestListener = (request, response) => void listener(request, response);
  const window = createServer(guard(answer, port, studioHeaders(previewOrigin)));
  const page = preview.serve(port + 1, address, () => files.get('/bridge.js')?.body ?? '');
  const close = () => {
    void stopPhotoThread();
    for (const server of [window, page]) {
      server.close();
      server.closeAllConnections();
    }
  };
  stop.addEventListener('abort', close);
  try {
    await listen(window, port, port, stop);
    await listen(page, port + 1, port, stop);
  } catch (error) {
    // An open server would keep the command running.
    close();
    throw error;
  }
  await preview.start();
  stop.throwIfAborted();
  return address;
}

/** Refuses requests that do not come from the studio's own window. */
export function guard(
  answer: RequestListener,
  port: number,
  headers: Record<string, string>,
): RequestListener {
  return (request, response) => {
    response.setHeaders(new Map(Object.entries(headers)));
    const own = ownAddress(request, port);
    const reason = refusal(request, port);
    if (own !== undefined) response.writeHead(307, { Location: own }).end();
    else if (reason !== undefined)
      response.writeHead(403, { 'Content-Type': 'text/plain' }).end(reason);
    else answer(request, response);
  };
}

async function listen(server: Server, own: number, port: number, stop: AbortSignal): Promise<void> {
  stop.throwIfAborted();
  server.listen(own, '127.0.0.1');
  await once(server, 'listening', { signal: stop }).catch((error: unknown) => {
    throw new Error(adviceFor(error, own, port), { cause: error });
  });
}

/** @throws In plain words if one of the two ports is not free. */
async function assertFree(port: number): Promise<void> {
  if (port === 0 || port === 65_535)
    throw new Error(
      `PORT must be a number from 1 to 65534, but is ${port}. The preview takes the next one.`,
    );
  for (const own of [port, port + 1])
    await freePort(own).catch((error: unknown) => {
      throw new Error(adviceFor(error, own, port), { cause: error });
    });
}

function adviceFor(error: unknown, own: number, port: number): string {
  if (hasCode(error, 'EACCES'))
    return `Port ${own} is only for administrators: set PORT to a number from 1024 on, such as 4400.`;
  if (!hasCode(error, 'EADDRINUSE')) throw error;
  return `Port ${own} is in use. If a studio is open already, it is at http://127.0.0.1:${port}; otherwise set PORT to another number, such as 4400.`;
}
