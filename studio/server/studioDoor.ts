import { createServer } from 'node:http';
import { LARGEST_REQUEST } from '../photos/limits.ts';
import { ANSWERS } from './api.ts';
import { BadQuestion, type Studio } from './question.ts';
import { type Gate, ownAddress, refusal, studioHeaders } from './security.ts';
import { smallPicture } from './smallPictures.ts';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { BundledFile } from './bundle.ts';

const MOVED = 307;
const REFUSED = 403;
const NOT_FOUND = 404;
const TOO_LARGE = 413;
const BAD = 400;
const BROKEN = 500;

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LARGEST_REQUEST) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Answers what has come through the gate. */
async function answer(
  studio: Studio,
  files: ReadonlyMap<string, BundledFile>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://studio');
  const file = files.get(pathname);
  if (file) {
    response.setHeader('Content-Type', file.type).end(file.body);
    return;
  }
  if (pathname === '/picture') {
    response.setHeader('Content-Type', 'image/webp');
    response.end(await smallPicture(studio, searchParams));
    return;
  }
  const ask = ANSWERS[`${request.method ?? ''} ${pathname}`];
  if (!ask) {
    response.writeHead(NOT_FOUND).end();
    return;
  }
  const body = await bodyOf(request);
  if (!body) {
    response.writeHead(TOO_LARGE).end();
    return;
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  // Several lines where something is told on the way; the last one is the answer.
  const tell = (part: unknown) => response.write(`${JSON.stringify(part)}\n`);
  const result = await ask(studio, { query: searchParams, body, tell });
  response.end(JSON.stringify(result ?? null));
}

function fail(response: ServerResponse, error: unknown): void {
  const isBad =
    error instanceof BadQuestion || error instanceof SyntaxError || error instanceof TypeError;
  if (!isBad) console.error(error);
  if (!response.headersSent) response.writeHead(isBad ? BAD : BROKEN);
  response.end();
}

/**
 * The door to the studio: everything that comes in is looked at before it is answered.
 *
 * @param pageOrigin where the page beside the form comes from
 */
export function studioDoor(
  studio: Studio,
  files: ReadonlyMap<string, BundledFile>,
  gate: Gate,
  pageOrigin: string,
): Server {
  const headers = Object.entries(studioHeaders(pageOrigin));
  return createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const address = ownAddress(request, gate.port);
    if (address !== undefined) {
      response.writeHead(MOVED, { Location: address }).end();
      return;
    }
    const reason = refusal(request, gate);
    if (reason !== undefined) {
      response.writeHead(REFUSED, { 'Content-Type': 'text/plain' }).end(reason);
      return;
    }
    answer(studio, files, request, response).catch((error: unknown) => fail(response, error));
  });
}
