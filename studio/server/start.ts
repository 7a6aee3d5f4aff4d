import { once } from 'node:events';
import { createServer } from 'node:http';
import { relative } from 'node:path';
import { PROJECT_FOLDER } from '../../node/paths.ts';
import { foldersOf } from '../content/folders.ts';
import { openStudio } from '../content/openStudio.ts';
import { stopPhotoThread } from '../photos/photoThread.ts';
import { createApp } from './app.ts';
import { bundleApp } from './bundle.ts';
import { createPreview } from './preview.ts';
import { answerWith } from './requests.ts';

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
    await once(window.listen(port, '127.0.0.1'), 'listening', { signal: stop });
    await once(page.listen(port + 1, '127.0.0.1'), 'listening', { signal: stop });
  } catch (error) {
    // An open server would keep the command running.
    close();
    throw explain(error as NodeJS.ErrnoException & { port?: number }, address);
  }
  const preview = createPreview(relative(PROJECT_FOLDER, foldersOf(root).preview), stop);
  const studio = openStudio({ root, stop, hasRead: preview.hasRead });
  const [files] = await Promise.all([bundleApp(), studio.prepare()]);
  answerWith(window, createApp(studio, files, port));
  answerWith(
    page,
    preview.proxyFor(port + 1, { studio: address, bridge: files.get('/bridge.js') }),
  );
  stop.throwIfAborted();
  await preview.start();
  return address;
}

/** Advice if a port is not free. */
function explain(error: NodeJS.ErrnoException & { port?: number }, studio: string): Error {
  const { code = '', port = 0 } = error;
  const advice: Partial<Record<string, string>> = {
    EACCES: `Port ${port} is only for administrators: set PORT to a number from 1024 on, such as 4400.`,
    EADDRINUSE: `Port ${port} is in use. If a studio is open already, it is at ${studio}; otherwise set PORT to another number, such as 4400.`,
  };
  return advice[code] === undefined ? error : new Error(advice[code]);
}
