import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer } from './answer.ts';
import { responseHeaders } from './headers.ts';
import { pageTexts, readSiteFiles } from './siteFiles.ts';

/** A running server. */
export interface RunningServer {
  /** Where the site answers, without a slash at the end: `http://localhost:4321`. */
  address: string;
  /** Stops listening and ends every open connection. */
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
  const files = await readSiteFiles(directory);
  const headers = responseHeaders(pageTexts(files));
  const server = createServer((request, response) => {
    answer({ files, headers }, request, response);
  });
  await listen(server, port);
  const { port: openPort } = server.address() as AddressInfo;
  return { address: `http://localhost:${openPort}`, close: () => close(server) };
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
