import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { HTTPS_HEADERS } from './headers.ts';
import { logError } from './log.ts';
import { emptyReply, type Reply, replyTo } from './reply.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from './site.ts';

/** The first value of X-Forwarded-Proto is the visitor's. */
const HTTPS_FIRST = /^\s*https\s*(?:,|$)/i;
/** In bytes. The check for slow readers sees complete writes only. */
const CHUNK_SIZE = 65_536;

/** Answers one request. Never rejects. */
export async function answer(site: Site, response: ServerResponse): Promise<void> {
  const request = response.req;
  // Node would read the rest of a body that nobody wants, at any length.
  if (hasBody(request)) response.setHeader('Connection', 'close');
  try {
    await send(replyTo(site, request), response);
  } catch (error) {
    if (response.destroyed) return;
    logError(request, error);
    // Once the head is sent, only a broken connection marks the body as incomplete.
    if (response.headersSent) response.destroy();
    else writeHead(response, emptyReply(500)).end();
  }
}

async function send(reply: Reply, response: ServerResponse): Promise<void> {
  if (reply.body === undefined) return void writeHead(response, reply).end();
  const { variant, range } = reply.body;
  const [start, end] = range;
  if (variant.bytes !== undefined) {
    sendBytes(writeHead(response, reply), variant.bytes.subarray(start, end + 1));
    return;
  }

  await using file = await open(variant.path);
  if ((await file.stat()).mtimeMs !== variant.mtimeMs) throw new Error('The file has changed.');
  writeHead(response, reply);
  if (response.req.method === 'HEAD') return void response.end();
  const stream = file.createReadStream({ start, end });
  await pipeline(stream, response, { end: false });
  if (start + stream.bytesRead <= end) throw new Error('The file became shorter.');
  response.end();
}

function sendBytes(response: ServerResponse, bytes: Buffer): void {
  if (bytes.length <= CHUNK_SIZE) return void response.end(bytes);
  const sendRest = () => sendBytes(response, bytes.subarray(CHUNK_SIZE));
  if (response.write(bytes.subarray(0, CHUNK_SIZE))) sendRest();
  else response.once('drain', sendRest);
}

function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = headers;
  return Number(length) > 0 || coding !== undefined;
}

function writeHead(response: ServerResponse, { status, headers }: Reply): ServerResponse {
  // HTTP/1.1 keeps connections without being told: 46 bytes fewer in the first round trip.
  if (!response.hasHeader('Connection')) response.removeHeader('Connection');
  const isHttps = HTTPS_FIRST.test(String(response.req.headers['x-forwarded-proto']));
  return response.writeHead(status, [...headers, ...(isHttps ? HTTPS_HEADERS.flat() : [])]);
}
