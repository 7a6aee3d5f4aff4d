import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Hono } from 'hono';

/** Serves an app until it is closed; the port 0 takes any free one. @throws If it is taken. */
export async function listen({ fetch }: Pick<Hono, 'fetch'>, wanted: number, host = '127.0.0.1') {
  const server = createAdaptorServer({ fetch }) as Server;
  await once(server.listen(wanted, host), 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  const { port } = server.address() as AddressInfo;
  return { port, close, [Symbol.dispose]: close };
}
