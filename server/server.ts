import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { answer } from './answer.ts';
import { type ConnectionLimits, limitConnections } from './connections.ts';
import { logResponse } from './log.ts';
import { readSite } from './site.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface RunningServer extends AsyncDisposable {
  url: string;
  /** Stops listening, finishes running responses, then closes every connection. */
  close: () => Promise<void>;
}

export interface ServerOptions extends ConnectionLimits {
  directory: string;
  /** 0 takes any free port. */
  port: number;
  /** The address to listen on; `0.0.0.0` for all. */
  host?: string;
  /** Time limit for running responses after `close`, in ms. */
  shutdownTimeout?: number;
  /** Whether each response is logged; errors always are. */
  hasAccessLog?: boolean;
}

/** This machine only: the developer, or a proxy with HTTPS. */
export const THIS_MACHINE = '127.0.0.1';
/** While a response is sent; as nginx's `send_timeout`. */
const SEND_TIMEOUT_MS = 60_000;
const REQUEST_TIMEOUT_MS = 20_000;
/** Longer than proxies keep a connection (nginx and AWS 60 s, Traefik 90 s, Caddy 120 s). */
const KEEP_ALIVE_MS = 125_000;
/** An idle connection takes about 20 kB, so these take 40 MB. */
const MAX_CONNECTIONS = 2000;
const DRAIN_POLL_MS = 200;
/** Containers are killed after ten seconds. */
const SHUTDOWN_TIMEOUT_MS = 9000;

/**
 * Serves a built site until it is closed.
 *
 * @throws When the folder cannot be read, or with code `EADDRINUSE` when the port is taken.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { directory, port, host = THIS_MACHINE, shutdownTimeout = SHUTDOWN_TIMEOUT_MS } = options;
  const site = await readSite(directory);
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: REQUEST_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: 5000,
    optimizeEmptyRequests: true,
    // `answer` checks Host, so that every request is counted.
    requireHostHeader: false,
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.setTimeout(SEND_TIMEOUT_MS);
  const onRequest = (_: IncomingMessage, response: ServerResponse): void => {
    if (options.hasAccessLog === true) logResponse(response);
    if (!server.listening) response.setHeader('Connection', 'close');
    void answer(site, response);
  };
  const countBusy = limitConnections(server, onRequest, options);
  await once(server.listen(port, host), 'listening');

  const close = async (): Promise<void> => {
    const closed = once(server, 'close');
    // `http.Server.close` would also close idle connections with a request in flight.
    Server.prototype.close.call(server);
    const drained = async (): Promise<void> => {
      do await setTimeout(DRAIN_POLL_MS);
      while (countBusy() > 0);
    };
    await Promise.race([closed, drained(), setTimeout(shutdownTimeout, undefined, { ref: false })]);
    server.closeAllConnections();
    await closed;
  };
  const url = urlOf(server.address() as AddressInfo);
  return { url, close, [Symbol.asyncDispose]: close };
}

function urlOf({ address, family, port }: AddressInfo): string {
  if ([THIS_MACHINE, '0.0.0.0', '::'].includes(address)) return `http://localhost:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
