import { once } from 'node:events';
import { createServer } from 'node:http';
import { Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { answer } from './answer.ts';
import { readSite } from './site.ts';
import { takeTurns } from './turns.ts';
import type { AddressInfo } from 'node:net';

/** A running server; it also closes with its scope. */
export interface RunningServer extends AsyncDisposable {
  /** Where the site answers, without a slash at the end: `http://localhost:4321`. */
  url: string;
  /** Stops listening, finishes the answers that are running, and ends every connection. */
  close: () => Promise<void>;
}

/** What to serve, where to listen, and how much to put up with. */
export interface ServerOptions {
  /** The folder of the built site. */
  directory: string;
  /** The port to listen on; 0 takes any free one. */
  port: number;
  /** The address to listen on; `0.0.0.0` stands for all the machine has. */
  host?: string;
  /** Milliseconds; a reader who takes nothing for twice as long is dropped. */
  patience?: number;
  /** Milliseconds an answer may go on while closing. */
  farewell?: number;
  /** Further connections are closed at once. */
  mostConnections?: number;
}

/** Reached from this machine only: by the developer, or a proxy that speaks HTTPS. */
const THIS_MACHINE = '127.0.0.1';
const PATIENCE_MS = 30_000;
/** A browser's request is one packet; whoever takes longer than this to send it is none. */
const LONGEST_REQUEST_MS = 20_000;
const LOOK_AT_REQUESTS_MS = 5000;
/**
 * Longer than proxies keep a connection (nginx and AWS 60 s, Traefik 90 s, Caddy 120 s): whoever
 * closes first cuts off the request that is under way.
 */
const KEEP_ALIVE_MS = 125_000;
/** A connection takes about 20 kB, so this many take 40 MB; every browser opens six. */
const MOST_CONNECTIONS = 2000;
/** How long quiet connections are left open while closing: their next request may be on its way. */
const LINGER_MS = 200;
/** A slow reader must not keep the next server away; containers are killed after ten seconds. */
const FAREWELL_MS = 9000;

/**
 * Serves a built site until it is closed.
 *
 * @throws When the folder cannot be read, or with code `EADDRINUSE` when the port is taken.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const site = await readSite(options.directory);
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: LONGEST_REQUEST_MS,
    requestTimeout: LONGEST_REQUEST_MS,
    connectionsCheckingInterval: LOOK_AT_REQUESTS_MS,
    optimizeEmptyRequests: true,
  });
  server.maxConnections = options.mostConnections ?? MOST_CONNECTIONS;
  server.setTimeout(options.patience ?? PATIENCE_MS);
  const busy = takeTurns(server, (response) => void answer(site, response));
  server.listen(options.port, options.host ?? THIS_MACHINE);
  await once(server, 'listening');

  const close = async (): Promise<void> => {
    const closed = once(server, 'close');
    // HTTP servers of Node end quiet connections at once, with the requests on their way.
    Server.prototype.close.call(server);
    const quiet = async (): Promise<void> => {
      do await setTimeout(LINGER_MS);
      while (busy.size > 0);
    };
    const farewell = setTimeout(options.farewell ?? FAREWELL_MS, undefined, { ref: false });
    await Promise.race([closed, quiet(), farewell]);
    server.closeAllConnections();
    await closed;
  };
  const url = urlOf(server.address() as AddressInfo);
  return { url, close, [Symbol.asyncDispose]: close };
}

function urlOf({ address, family, port }: AddressInfo): string {
  if ([THIS_MACHINE, '::1', '0.0.0.0', '::'].includes(address)) return `http://localhost:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
