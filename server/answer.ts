import type { IncomingMessage, ServerResponse } from 'node:http';
import { readAddress } from './addresses.ts';
import { acceptedEncodings } from './encodings.ts';
import type { EncodingName } from './encodings.ts';
import { cacheControl } from './headers.ts';
import type { ResponseHeader } from './headers.ts';
import type { SiteBody, SiteFile, SiteFiles } from './siteFiles.ts';

/** What the server has to offer. */
export interface Site {
  files: SiteFiles;
  /** The headers that go with every answer. */
  headers: ResponseHeader[];
}

interface Representation {
  mediaType: string;
  body: SiteBody;
  /** How the body is compressed, if it is. */
  encoding?: EncodingName;
}

const STATUS = {
  ok: 200,
  permanentRedirect: 308,
  notModified: 304,
  badRequest: 400,
  notFound: 404,
  methodNotAllowed: 405,
} as const;

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

  const file =
    destination.path === NOT_FOUND_ADDRESS ? undefined : site.files.get(destination.path);
  if (file === undefined) sendNotFound(site.files, request, response);
  else sendFile(file, destination.path, request, response);
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

function sendFile(
  file: SiteFile,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const representation = negotiate(file, request, response);
  const { etag } = representation.body;
  response.setHeader('Cache-Control', cacheControl(path));
  response.setHeader('ETag', etag);
  if (holdsTag(request.headers['if-none-match'], etag)) {
    response.writeHead(STATUS.notModified).end();
    return;
  }
  sendBody(response, STATUS.ok, representation);
}

function sendNotFound(files: SiteFiles, request: IncomingMessage, response: ServerResponse): void {
  const page = files.get(NOT_FOUND_ADDRESS);
  if (page === undefined) {
    sendNothing(response, STATUS.notFound);
    return;
  }
  response.setHeader('Cache-Control', cacheControl(NOT_FOUND_ADDRESS));
  sendBody(response, STATUS.notFound, negotiate(page, request, response));
}

function sendBody(
  response: ServerResponse,
  status: number,
  { mediaType, body, encoding }: Representation,
): void {
  response.setHeader('Content-Type', mediaType);
  response.setHeader('Content-Length', body.bytes.length);
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  // Node leaves the body out by itself when the method is HEAD.
  response.writeHead(status).end(body.bytes);
}

function sendNothing(response: ServerResponse, status: number): void {
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Length', 0);
  response.writeHead(status).end();
}

function negotiate(
  { mediaType, plain, compressed }: SiteFile,
  request: IncomingMessage,
  response: ServerResponse,
): Representation {
  if (compressed.size > 0) response.setHeader('Vary', 'Accept-Encoding');
  for (const encoding of acceptedEncodings(request.headers['accept-encoding'])) {
    const body = compressed.get(encoding);
    if (body !== undefined) return { mediaType, body, encoding };
  }
  return { mediaType, body: plain };
}

/** Whether `If-None-Match` names the tag; comparison is weak, as RFC 9110 (13.1.2) asks. */
function holdsTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
