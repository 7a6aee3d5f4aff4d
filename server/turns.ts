import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const END_OF_LINE = '\r\n';
const END_OF_HEAD = END_OF_LINE + END_OF_LINE;

/** How long the first head is, with all empty lines behind it; all there is where it does not end. */
function endOfHead(bytes: Buffer): number {
  let end = bytes.indexOf(END_OF_HEAD);
  if (end < 0) return bytes.length;
  while (bytes.indexOf(END_OF_LINE, end) === end) end += END_OF_LINE.length;
  return end;
}

/**
 * Has the visitors of a server take turns: on each connection one request, then its answer.
 *
 * Node takes all requests of a packet at once. With answers that nobody reads, or with the requests
 * alone, 64 kB on each of some hundred connections would fill the memory; browsers and proxies wait.
 * So the parser gets one head, and nothing more before its answer has left. Whoever does not wait
 * gets one answer and is shown the door, and so is who brings a body: it could drip for ever.
 *
 * @param answer Answers a request, at its own pace.
 * @returns The connections with an answer that has not left completely.
 */
export function takeTurns(
  server: Server,
  answer: (response: ServerResponse) => void,
): ReadonlySet<Socket> {
  const busy = new Set<Socket>();
  const impatient = new WeakSet<Socket>();

  server.on('connection', (socket) => {
    const parsers = socket.listeners('data') as ((bytes: Buffer) => void)[];
    socket.removeAllListeners('data').on('data', (bytes: Buffer) => {
      let rest = bytes;
      // Empty lines before a head, and the greeting of HTTP/2, end like one: after them, it is still to come.
      while (rest.length > 0 && !busy.has(socket) && !socket.destroyed) {
        const head = rest.subarray(0, endOfHead(rest));
        rest = rest.subarray(head.length);
        if (rest.length > 0) impatient.add(socket);
        else impatient.delete(socket);
        for (const parse of parsers) parse(head);
      }
      if (rest.length === 0) return;
      impatient.add(socket);
      socket.pause();
    });
  });

  const receive = ({ socket, headers }: IncomingMessage, response: ServerResponse): void => {
    // Comes here when the end of a head is split over two packets.
    if (busy.has(socket)) {
      socket.destroy();
      return;
    }
    busy.add(socket);
    response.once('close', () => {
      busy.delete(socket);
      if (impatient.has(socket)) socket.destroySoon();
    });
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
    const isLast = length !== '0' || encoding !== undefined || impatient.has(socket);
    if (isLast || !server.listening) response.setHeader('Connection', 'close');
    answer(response);
  };
  for (const event of ['request', 'checkContinue', 'checkExpectation']) server.on(event, receive);
  return busy;
}
