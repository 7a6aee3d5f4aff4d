import type { IncomingMessage, ServerResponse } from 'node:http';
import { readAddress } from './addresses.ts';
import { isCompressed } from './encodings.ts';
import type { SendFile } from './fileSender.ts';
import type { ResponseHeader } from './headers.ts';
import type { Pages } from './pages.ts';
import { sendNothing } from './sendNothing.ts';
import { STATUS } from './statuses.ts';

/** What the server has to offer. */
export interface Site {
  pages: Pages;
  sendFile: SendFile;
  /** The headers that go with every answer. */
  headers: ResponseHeader[];
}

const NOT_FOUND_ADDRESS = '/404';
const ALLOWED_METHODS = ['GET', 'HEAD'];

/** Answers one request from the files of the site. */
export function answer(site: Site, request: IncomingMessage, response: ServerResponse): void {
  setCommonHeaders(site.headers, request, response);
  if (!ALLOWED_METHODS.includes(request.method ?? '')) {
    response.setHeader('Allow', ALLOWED_METHODS.join(', '));
    sendNothing(response, STATUS.methodNotAllowed);
    return;
  }

  const destination = readAddress(request.url ?? '');
  if (destination.kind === 'malformed') {
    sendNothing(response, STATUS.badRequest);
    return;
  }
  if (destination.kind === 'redirect') {
    response.setHeader('Location', destination.location);
    sendNothing(response, STATUS.permanentRedirect);
    return;
  }
  sendPath(site, destination.path, response);
}

function setCommonHeaders(
  headers: ResponseHeader[],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // The server itself speaks plain HTTP; a proxy in front of it says so when the visitor has HTTPS.
  const isHttps = request.headers['x-forwarded-proto'] === 'https';
  for (const { name, value, httpsOnly } of headers) {
    if (isHttps || httpsOnly === undefined) response.setHeader(name, value);
  }
}

function sendPath(site: Site, path: string, response: ServerResponse): void {
  if (path === NOT_FOUND_ADDRESS || isCompressed(path)) {
    sendNotFound(site, response);
    return;
  }
  site.sendFile(site.pages.get(path)?.file ?? path, response, () => {
    sendNotFound(site, response);
  });
}

function sendNotFound({ pages, sendFile }: Site, response: ServerResponse): void {
  const page = pages.get(NOT_FOUND_ADDRESS);
  if (page === undefined) {
    sendNothing(response, STATUS.notFound);
    return;
  }
  response.statusCode = STATUS.notFound;
  sendFile(page.file, response, () => {
    sendNothing(response, STATUS.notFound);
  });
}
