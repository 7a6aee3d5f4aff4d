import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { headersFor, HTTPS_HEADERS } from './headers.ts';
import { IDENTITY, namesTag, preferredForm, wantedPart } from './negotiation.ts';
import { cleanPath } from './site.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Form, Site } from './site.ts';

interface Reply {
  status: number;
  head: readonly string[];
  /** The first and last byte of a file to send; without it the response has no body. */
  body?: { form: Form; start: number; end: number };
}

/** The first value of X-Forwarded-Proto is the visitor's. */
const HTTPS_FIRST = /^\s*https\s*(?:,|$)/i;
const HOST = /^(?:[\w.~%!$&'()*+,;=-]+|\[[\da-f:.]+\])(?::\d*)?$/i;

export async function answer(site: Site, response: ServerResponse): Promise<void> {
  const reply = replyTo(site, response.req);
  const { form, start = 0, end = 0 } = reply.body ?? {};
  if (form === undefined || form.bytes !== undefined)
    return void writeHead(response, reply).end(form?.bytes?.subarray(start, end + 1));
  try {
    await using file = await open(form.path);
    if ((await file.stat()).mtimeMs !== form.mtimeMs) throw new Error('The file has changed.');
    writeHead(response, reply);
    if (response.req.method === 'HEAD') return void response.end();
    const stream = file.createReadStream({ start, end });
    await pipeline(stream, response, { end: false });
    if (start + stream.bytesRead <= end) throw new Error('The file became shorter.');
    response.end();
  } catch {
    // Once the head is sent, only a broken connection marks the body as incomplete.
    if (response.headersSent) response.destroy();
    else writeHead(response, bareReply(500)).end();
  }
}

function replyTo(site: Site, request: IncomingMessage): Reply {
  const { method, url = '', headers } = request;
  if (!hasValidHost(request)) return bareReply(400, 'Connection', 'close');
  if (method !== 'GET' && method !== 'HEAD') return bareReply(405, 'Allow', 'GET, HEAD');

  const [, encodedPath = '', query = ''] = /^([^?]*)(.*)$/u.exec(url) ?? [];
  const path = decodePath(encodedPath);
  const file = site.files.get(path);
  const clean = cleanPath(path);
  const moved = site.redirects.get(clean);
  if (moved !== undefined) return bareReply(301, 'Location', moved);
  // Only to known pages: otherwise `//example.com/` is an open redirect.
  if (file === undefined && site.files.has(clean)) {
    const location = clean.split('/').map(encodeURIComponent).join('/') + query;
    return bareReply(308, 'Location', location);
  }
  const form = preferredForm(file ?? site.notFound, headers['accept-encoding']);
  if (form === undefined) return bareReply(404);
  if (file === undefined) return fileReply(404, form);

  if (namesTag(headers['if-none-match'] ?? '', form.etag)) return { status: 304, head: form.known };
  // For If-Range we send the whole file, which is always correct.
  const isPart = method === 'GET' && form.encoding === IDENTITY && !headers['if-range'];
  const part = isPart ? wantedPart(headers.range ?? '', form.size) : undefined;
  if (part === 'none') return bareReply(416, 'Content-Range', `bytes */${form.size}`);
  return fileReply(part === undefined ? 200 : 206, form, part);
}

/** RFC 9112 (3.2): exactly one valid Host; HTTP/1.0 may leave it out. */
function hasValidHost({ httpVersion, headersDistinct }: IncomingMessage): boolean {
  const [host, ...others] = headersDistinct.host ?? [];
  return host === undefined ? httpVersion === '1.0' : HOST.test(host) && others.length === 0;
}

/** Empty if the path is malformed, such as `/100%`. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

function bareReply(status: number, ...own: string[]): Reply {
  return { status, head: [...headersFor('/').flat(), 'Content-Length', '0', ...own] };
}

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
