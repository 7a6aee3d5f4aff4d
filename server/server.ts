import { createServer } from 'node:http';
import { answer } from './answer.ts';
import { fileSender } from './fileSender.ts';
import { responseHeaders } from './headers.ts';
import { readPages } from './pages.ts';
import { copySite } from './siteCopy.ts';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A running server. */
export interface RunningServer {
  /** Where the site answers, without a slash at the end: `http://localhost:4321`. */
  url: string;
  /** Stops listening, ends every open connection and tidies up. */
  close: () => Promise<void>;
}

/** Where to find the built site and where to listen. */
export interface ServerOptions {
  /** The folder of the built site. */
  directory: string;
  /** The port to listen on; 0 takes any free one. */
  port: number;
}

/**
 * Serves a built site until it is closed.
 *
 * It listens on every network interface, so that a phone in the same network can look as well.
 *
 * @throws When the folder cannot be read, or with code `EADDRINUSE` when the port is taken.
 */
export async function startServer({ directory, port }: ServerOptions): Promise<RunningServer> {
  const copy = await copySite(directory);
  try {
    const pages = await readPages(copy.directory);
    const headers = responseHeaders([...pages.values()].map(({ html }) => html));
    const sendFile = fileSender(copy.directory);
    const server = createServer((request, response) => {
      answer({ pages, sendFile, headers }, request, response);
    });
    await listen(server, port);
    const { port: openPort } = server.address() as AddressInfo;
    return {
      url: `http://localhost:${openPort}`,
      close: async () => {
        await close(server);
        await copy.remove();
      },
    };
  } catch (error) {
    await copy.remove();
    throw error;
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => {
      if (error === undefined) resolve();
      else reject(error);
    });
    server.closeAllConnections();
  });
}
