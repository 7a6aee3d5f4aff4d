import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';

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
      const end = bytes.indexOf(END_OF_HEAD) + END_OF_HEAD.length;
      const head = end < END_OF_HEAD.length ? bytes : bytes.subarray(0, end);
      if (busy.has(socket) || head.length < bytes.length) {
        impatient.add(socket);
        socket.pause();
      }
      if (!busy.has(socket)) for (const parse of parsers) parse(head);
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
