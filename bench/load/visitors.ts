import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { hasCode } from '../../tools/support/errorCode.ts';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** What visitors asked for and what became of it. */
export interface Visits {
  answers: number;
  /** Requests that were not answered, or not completely, though somebody listened. */
  lost: number;
  /** Milliseconds until the last byte of the slowest answer. */
  slowest: number;
}

const SIP_EVERY_MS = 500;
/** What a server takes of a connection at once. */
const PACKET_BYTES = 65_536;

/**
 * Has an ordinary visitor ask for one path after the other, over one connection, until it is over or
 * nobody listens any more.
 */
export async function visitUntil(url: string, paths: string[], over: AbortSignal): Promise<Visits> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const visits = { answers: 0, lost: 0, slowest: 0 };
  for (let index = 0; !over.aborted; index += 1) {
    const begin = performance.now();
    try {
      const asked = get(url + (paths[index % paths.length] ?? '/'), { agent });
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      visits.answers += 1;
    } catch (error) {
      if (hasCode(error, 'ECONNREFUSED')) break;
      visits.lost += 1;
    }
    visits.slowest = Math.max(visits.slowest, performance.now() - begin);
  }
  agent.destroy();
  return visits;
}

/**
 * Holds connections of slow clients until it is over: half of them send their request byte by byte,
 * the others take their answer so. Whoever is dropped comes again.
 */
export async function crawl(url: string, path: string, clients: number, over: AbortSignal) {
  const request = `GET ${path} HTTP/1.1\r\nHost: slow\r\n\r\n`;
  const sockets = new Map<number, Socket>();
  while (!over.aborted) {
    for (let client = 0; client < clients; client += 1) {
      const isAsking = client % 2 === 0;
      const known = sockets.get(client);
      const socket = known?.destroyed === false ? known : open(url, isAsking ? 'GET ' : request);
      sockets.set(client, socket);
      if (isAsking) socket.write('/');
      else socket.read(1);
    }
    await setTimeout(SIP_EVERY_MS);
  }
  for (const socket of sockets.values()) socket.destroy();
}

/** Has clients send more requests than an answer is waited for, and read nothing, until it is over. */
export async function flood(url: string, path: string, clients: number, over: AbortSignal) {
  const request = `GET ${path} HTTP/1.1\r\nHost: flood\r\n\r\n`;
  const words = request.repeat(PACKET_BYTES / request.length);
  const sockets = Array.from({ length: clients }, () => open(url, words));
  await once(over, 'abort');
  for (const socket of sockets) socket.destroy();
}

function open(url: string, words: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // Told by `destroyed` as well.
  socket.on('error', () => undefined).pause();
  socket.write(words);
  return socket;
}
