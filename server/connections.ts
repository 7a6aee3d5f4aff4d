import { clientOf, isProxyAddress } from './addresses.ts';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionLimits {
  /** Connections of one client; browsers open six, many clients may share an address. */
  maxPerClient?: number;
  /** Addresses whose connections belong to many clients. */
  isProxy?: (address: string) => boolean;
}

/** Browsers do not pipeline; one packet can carry 4,000 requests. */
const MAX_UNANSWERED_REQUESTS = 16;
const MAX_PER_CLIENT = 100;
/** Long enough for a chunk of 64 kB at 0.5 kB/s, a twelfth of a 2G connection. */
const RATE_CHECK_MS = 120_000;
const LEAST_BYTES_PER_CHECK = 60_000;

interface Connection {
  /** In the order of their requests; only the first one is being answered. */
  unanswered: ServerResponse[];
  /** Bytes that the client had taken at the last check of a running response. */
  takenAtLastCheck: number | undefined;
}

/**
 * Answers the requests of a connection one after the other, and closes connections of greedy
 * clients: too many connections, too many requests at once, or reading too slowly.
 *
 * @returns A function that counts the connections with an unanswered request.
 */
export function limitConnections(
  server: Server,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  limits: ConnectionLimits = {},
): () => number {
  const busy = new Map<Socket, Connection>();

  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    const connection = busy.get(socket) ?? { unanswered: [], takenAtLastCheck: undefined };
    const { unanswered } = connection;
    if (unanswered.length === MAX_UNANSWERED_REQUESTS) return void socket.destroy();
    busy.set(socket, connection);
    unanswered.push(response);
    response.once('close', () => {
      unanswered.shift();
      connection.takenAtLastCheck = undefined;
      const [next] = unanswered;
      if (next === undefined) busy.delete(socket);
      else if (!socket.destroyed) answer(next.req, next);
    });
    if (unanswered.length === 1) answer(request, response);
  };
  // Without a listener for `checkContinue`, Node would ask for the body.
  server.on('request', onRequest).on('checkContinue', onRequest);

  limitPerClient(server, limits);
  server.on('timeout', (socket: Socket) => {
    if (busy.has(socket)) cutOff(socket);
    else socket.destroy();
  });
  const timer = setInterval(() => closeSlowReaders(busy), RATE_CHECK_MS).unref();
  server.once('close', () => clearInterval(timer));
  return () => busy.size;
}

function limitPerClient(
  server: Server,
  { maxPerClient = MAX_PER_CLIENT, isProxy = isProxyAddress }: ConnectionLimits,
): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress)) return;
    const client = clientOf(remoteAddress);
    const count = counts.get(client) ?? 0;
    if (count >= maxPerClient) return void socket.destroy();
    counts.set(client, count + 1);
    socket.once('close', () => {
      const left = (counts.get(client) ?? 1) - 1;
      if (left === 0) counts.delete(client);
      else counts.set(client, left);
    });
  });
}

function closeSlowReaders(busy: Map<Socket, Connection>): void {
  for (const [socket, connection] of busy) {
    const taken = socket.bytesWritten - socket.writableLength;
    const { takenAtLastCheck } = connection;
    if (takenAtLastCheck !== undefined && taken - takenAtLastCheck < LEAST_BYTES_PER_CHECK)
      cutOff(socket);
    else connection.takenAtLastCheck = taken;
  }
}

/** Without a reset, the system would keep megabytes for the client. */
function cutOff(socket: Socket): void {
  socket.resetAndDestroy();
}
