import type { IncomingMessage } from 'node:http';

/*
 * The studio writes files, and every page that is open in the owner's browser can send requests to
 * this computer. Only the studio's own page is answered, under its own address.
 */

const LOCAL_PEERS = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const READING = ['GET', 'HEAD'];
const WRITING = ['POST', 'PUT', 'DELETE'];

/** A header; browsers send each of these once. */
function only(request: IncomingMessage, name: string): string | undefined {
  return request.headersDistinct[name]?.join();
}

/** Whether a request names this computer as its host: another name would be DNS rebinding. */
export function isLocal(request: IncomingMessage, port: number, name = '127.0.0.1'): boolean {
  const isNear = LOCAL_PEERS.includes(request.socket.remoteAddress ?? '');
  return isNear && only(request, 'host') === `${name}:${port}`;
}

/** Where to send the owner who opens the studio as "localhost"; undefined for everything else. */
export function ownAddress(request: IncomingMessage, port: number): string | undefined {
  const isStart = request.method === 'GET' && request.url === '/';
  return isStart && isLocal(request, port, 'localhost') ? `http://127.0.0.1:${port}/` : undefined;
}

/** Why a request is refused; undefined for the studio's own page and for the owner who opens it. */
export function refusal(request: IncomingMessage, port: number): string | undefined {
  const { method = '', url = '' } = request;
  if (!isLocal(request, port)) return 'not this computer';
  if (!url.startsWith('/') || url.startsWith('//')) return 'no path';
  const isReading = READING.includes(method);
  if (!isReading && !WRITING.includes(method)) return 'method';
  const origin = only(request, 'origin');
  if (origin !== undefined && origin !== `http://127.0.0.1:${port}`) return 'another origin';
  const site = only(request, 'sec-fetch-site') ?? 'same-origin';
  const isOpened = site === 'none' && isReading;
  if (site !== 'same-origin' && !isOpened) return 'another site';
  return isReading || origin !== undefined ? undefined : 'no origin';
}

/** The policy of the studio's window: its own files and pictures, and the preview beside it. */
export function studioHeaders(previewOrigin: string): Record<string, string> {
  const self = ['script-src', 'style-src', 'font-src', 'connect-src', 'img-src', 'media-src'];
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      ...self.map((directive) => `${directive} 'self'`),
      `frame-src ${previewOrigin}`,
      ...['base-uri', 'form-action', 'frame-ancestors'].map((directive) => `${directive} 'none'`),
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  };
}
