import { readDestination } from './destination.ts';
import { isCompressed } from './encodings.ts';
import { headersFor } from './headers.ts';
import { sendNothing } from './sendNothing.ts';
import { STATUS } from './statuses.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SendFile } from './fileSender.ts';
import type { ResponseHeader } from './headers.ts';
import type { Pages } from './pages.ts';

/** What the server has to offer. */
export interface Site {
  pages: Pages;
  sendFile: SendFile;
  /** The headers that go with the answers, each where it belongs. */
  headers: ResponseHeader[];
}

const NOT_FOUND_ROUTE = '/404';
const ALLOWED_METHODS = ['GET', 'HEAD'];

/** Answers one request from the files of the site. */
export function answer(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const destination = readDestination(request.url ?? '');
  setHeaders(site, response, destination.kind === 'file' ? destination.path : '/');
  if (!ALLOWED_METHODS.includes(request.method ?? '')) {
    response.setHeader('Allow', ALLOWED_METHODS.join(', '));
    sendNothing(response, STATUS.methodNotAllowed);
    return;
  }

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

function setHeaders({ headers }: Site, response: ServerResponse, path: string): void {
  // The server itself speaks plain HTTP; a proxy in front of it says so when the visitor has HTTPS.
  const isHttps = response.req.headers['x-forwarded-proto'] === 'https';
  response.setHeaders(headersFor(headers, path, isHttps));
}

function sendPath(site: Site, path: string, response: ServerResponse): void {
  if (path === NOT_FOUND_ROUTE || isCompressed(path)) {
    sendNotFound(site, response);
    return;
  }
  site.sendFile(site.pages.get(path)?.file ?? path, response, () => {
    sendNotFound(site, response);
  });
}

function sendNotFound(site: Site, response: ServerResponse): void {
  const { pages, sendFile } = site;
  setHeaders(site, response, NOT_FOUND_ROUTE);
  const page = pages.get(NOT_FOUND_ROUTE);
  if (page === undefined) {
    sendNothing(response, STATUS.notFound);
    return;
  }
  response.statusCode = STATUS.notFound;
  sendFile(page.file, response, () => {
    sendNothing(response, STATUS.notFound);
  });
}
