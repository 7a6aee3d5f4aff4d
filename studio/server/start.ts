import { once } from 'node:events';
import { createServer } from 'node:http';
import { relative } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { hasCode } from '../../node/files.ts';
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
  const address = `http://127.0.0.1:${port}`;
  const previewOrigin = `http://127.0.0.1:${port + 1}`;
  const [window, page] = [createServer(), createServer()];
  const close = () => {
    void stopPhotoThread();
    for (const server of [window, page]) {
      server.close();
      server.closeAllConnections();
    }
  };
  stop.addEventListener('abort', close);
  try {
    // A studio that has the ports works with the same folders: touch nothing before.
    await listen(window, port, address, stop);
    await listen(page, port + 1, address, stop);
  } catch (error) {
    // An open server would keep the command running.
    close();
    throw error;
  }
  const preview = new Preview(relative(PROJECT_FOLDER, previewOf(root)), stop);
  const studio = openStudio({ root, stop, hasRead: () => preview.hasRead() });
  const [files] = await Promise.all([bundleApp(), studio.prepare()]);
  files.set('/', windowPage(root, previewOrigin));
  const answer = getRequestListener(createApp(studio, files).fetch);
  window.on('request', guard(answer, port, studioHeaders(previewOrigin)));
  page.on('request', preview.proxy(port + 1, address, files.get('/bridge.js')?.body ?? ''));
  stop.throwIfAborted();
  await preview.start();
  return address;
}

/** Refuses requests that do not come from the studio's own window. */
export function guard(
  answer: (...request: Parameters<RequestListener>) => unknown,
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
    else void answer(request, response);
  };
}

/** @throws With advice if the port is not free. */
async function listen(
  server: Server,
  port: number,
  studio: string,
  signal: AbortSignal,
): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening', { signal }).catch((error: unknown) => {
    if (hasCode(error, 'EACCES'))
      throw new Error(
        `Port ${port} is only for administrators: set PORT to a number from 1024 on, such as 4400.`,
      );
    if (!hasCode(error, 'EADDRINUSE')) throw error;
    throw new Error(
      `Port ${port} is in use. If a studio is open already, it is at ${studio}; otherwise set PORT to another number, such as 4400.`,
    );
  });
}
