import { isProxyAddress } from './addresses.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Writes one line to standard output when a response ends, in the combined format of nginx and Apache. */
export function logResponse(response: ServerResponse): void {
  const { method, url, httpVersion, headers, socket } = response.req;
  // Once the socket is closed, it has no address.
  const visitor = visitorOf(response.req);
  const sentBefore = socket.bytesWritten;
  response.once('close', () => {
    const quoted = [`${method} ${url} HTTP/${httpVersion}`, headers.referer, headers['user-agent']];
    const [line, referrer, agent] = quoted.map((text) => JSON.stringify(text ?? '-'));
    const sent = socket.bytesWritten - sentBefore;
    const before = `${visitor} - - [${new Date().toISOString()}]`;
    console.log(`${before} ${line} ${response.statusCode} ${sent} ${referrer} ${agent}`);
  });
}

/** The visitor's address: a proxy adds it at the end of X-Forwarded-For. */
function visitorOf({ socket, headers }: IncomingMessage): string {
  const { remoteAddress = '-' } = socket;
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined || !isProxyAddress(remoteAddress)) return remoteAddress;
  return String(forwarded).split(',').at(-1)?.trim() ?? remoteAddress;
}

export function logError({ method, url }: IncomingMessage, error: unknown): void {
  console.error(`${new Date().toISOString()} ${method} ${url}:`, error);
}
