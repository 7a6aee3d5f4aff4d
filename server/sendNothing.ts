import type { ServerResponse } from 'node:http';

/** Headers that speak of a file, and of nothing that might be sent in its place. */
const FILE_HEADERS = [
  'Content-Encoding',
  'Content-Range',
  'Content-Type',
  'Accept-Ranges',
  'ETag',
  'Last-Modified',
  'Vary',
];

/** Ends a response that has not begun yet with a status and no body. */
export function sendNothing(response: ServerResponse, status: number): void {
  for (const name of FILE_HEADERS) response.removeHeader(name);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Length', 0);
  response.writeHead(status).end();
}
