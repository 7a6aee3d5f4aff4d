import { once } from 'node:events';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Hono } from 'hono';

/**
 * Reads and forgets what a refused request still sends: the next request on its connection comes after
 * it. Without this, the library waits half a second and closes the connection; Caddy then answers 502.
 */
function discardRest(incoming: IncomingMessage): void {
  if (incoming.readableEnded || incoming.destroyed) return;
  // A body that was read in part pauses its stream.
  incoming.removeAllListeners('data');
  incoming.resume();
}

/**
 * Caddy keeps an idle connection for 120 s. If the server closed it before, a request that is on its way
 * would fail: Caddy answers 502, since a request with a body cannot be sent twice.
 */
const KEEP_ALIVE_MS = 130_000;

/** Serves an app until it is closed; the port 0 takes any free one. @throws If it is taken. */
export async function listen({ fetch }: Pick<Hono, 'fetch'>, wanted: number, host = '127.0.0.1') {
  const server = createAdaptorServer({
    fetch: (request, env) => {
      const { incoming, outgoing } = env as HttpBindings;
      outgoing.once('finish', () => discardRest(incoming));
      return fetch(request, env);
    },
  }) as Server;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await once(server.listen(wanted, host), 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  const { port } = server.address() as AddressInfo;
  return { port, close, [Symbol.dispose]: close };
}
