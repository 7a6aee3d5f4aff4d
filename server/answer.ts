import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { cleanPath, readTarget } from './addresses.ts';
import { headersFor, HTTPS_HEADERS } from './headers.ts';
import { IDENTITY, namesTag, preferredForm, wantedPart } from './negotiation.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Form, Site } from './site.ts';

/** What is sent to a visitor. */
interface Reply {
  status: number;
  /** Names and values of the headers in turns. */
  head: readonly string[];
  /** The bytes that are sent of a file; without it, the answer has no body. */
  body?: { form: Form; start: number; end: number };
}

const STATUS = {
  ok: 200,
  partialContent: 206,
  notModified: 304,
  permanentRedirect: 308,
  notFound: 404,
  methodNotAllowed: 405,
  preconditionFailed: 412,
  rangeNotSatisfiable: 416,
  serverError: 500,
} as const;

/** The server itself speaks plain HTTP; proxies in front of it say what the visitor has, first. */
const HTTPS_FIRST = /^\s*https\s*(?:,|$)/i;

/** Answers one request from a site. */
export async function answer(site: Site, response: ServerResponse): Promise<void> {
  const reply = replyTo(site, response.req);
  const { form, start, end = 0 } = reply.body ?? {};
  const bytes = form?.bytes;
  if (form === undefined || bytes !== undefined) {
    writeHead(response, reply).end(bytes?.subarray(start, end + 1));
    return;
  }
  try {
    // Opened before the head is sent, so that a failure can still be told.
    await using file = await open(form.path);
    if ((await file.stat()).mtimeMs !== form.writtenAt) throw new Error('Not the file it was.');
    writeHead(response, reply);
    if (response.req.method === 'HEAD') response.end();
    else await pipeline(file.createReadStream({ start, end }), response);
  } catch {
    // After the head it was the visitor who left, or the disk: the answer has ended with the file.
    if (!response.headersSent) writeHead(response, bareReply(site, STATUS.serverError)).end();
  }
}

function replyTo(site: Site, { method, url = '', headers }: IncomingMessage): Reply {
  if (method !== 'GET' && method !== 'HEAD') {
    return bareReply(site, STATUS.methodNotAllowed, 'Allow', 'GET, HEAD');
  }
  const { path, query } = readTarget(url);
  const file = site.files.get(path);
  const clean = cleanPath(path);
  // Only to what there is, and so never to another host, as with //example.com/.
  if (file === undefined && site.files.has(clean)) {
    const location = clean.split('/').map(encodeURIComponent).join('/') + query;
    return bareReply(site, STATUS.permanentRedirect, 'Location', location);
  }
  const form = preferredForm(file ?? site.notFound, headers['accept-encoding']);
  if (form === undefined) return bareReply(site, STATUS.notFound);
  if (file === undefined) return fileReply(STATUS.notFound, form);

  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch, 'if-range': ifRange } = headers;
  const { etag, size } = form;
  if (ifMatch !== undefined && !namesTag(ifMatch, etag)) {
    return bareReply(site, STATUS.preconditionFailed);
  }
  if (ifNoneMatch !== undefined && namesTag(ifNoneMatch.replaceAll('W/', ''), etag)) {
    return { status: STATUS.notModified, head: form.known };
  }
  // Parts are parts of the file as it is: whoever takes it compressed takes the whole.
  const isPart = method === 'GET' && form.encoding === IDENTITY && (ifRange ?? etag) === etag;
  const part = isPart ? wantedPart(headers.range ?? '', size) : undefined;
  if (part === undefined) return fileReply(STATUS.ok, form);
  if (part !== 'none') return fileReply(STATUS.partialContent, form, part);
  return bareReply(site, STATUS.rangeNotSatisfiable, 'Content-Range', `bytes */${size}`);
}

/** A status, headers of its own, and no body. */
function bareReply({ rules }: Site, status: number, ...own: string[]): Reply {
  return { status, head: [...headersFor(rules, '/').flat(), 'Content-Length', '0', ...own] };
}

/** A file or a part of it, from the first byte to the last. */
function fileReply(status: number, form: Form, part?: [number, number]): Reply {
  const { known, described, size } = form;
  const [start, end] = part ?? [0, size - 1];
  const head = [...known, ...described, 'Content-Length', `${end - start + 1}`];
  if (part !== undefined) head.push('Content-Range', `bytes ${start}-${end}/${size}`);
  return { status, head, body: { form, start, end } };
}

function writeHead(response: ServerResponse, { status, head }: Reply): ServerResponse {
  const isHttps = HTTPS_FIRST.test(String(response.req.headers['x-forwarded-proto']));
  return response.writeHead(status, [...head, ...(isHttps ? HTTPS_HEADERS.flat() : [])]);
}
