import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, relative } from 'node:path';
import { PROJECT_FOLDER } from '../../tools/support/paths.ts';
import { emptyDraft, layOutDraft } from '../content/draft.ts';
import { readContent } from '../content/readContent.ts';
import { ANSWERS, PAGE_DRAFT } from './api.ts';
import { bundleApp } from './bundle.ts';
import { Page } from './page.ts';
import { pageDoor } from './pageDoor.ts';
import { smallPicture } from './photos.ts';
import { BadQuestion, type Studio } from './question.ts';
import { refusal, studioHeaders } from './security.ts';
import { startPage } from './startPage.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BundledFile } from './bundle.ts';

/** What a studio is started with. */
export interface StudioOptions {
  /** Whole path of the content folder. */
  root: string;
  /** Its own port; the page beside the form gets the next one. */
  port: number;
  stop: AbortSignal;
}

const PASS_BYTES = 32;
/** A photograph of a hundred megapixels, at the quality of a camera. */
const LARGEST_BODY = 150_000_000;

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
    if (length > LARGEST_BODY) return undefined;
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
 * Starts the owner's editor for a content folder, on this computer only.
 *
 * @returns the address to open
 */
export async function startStudio({ root, port, stop }: StudioOptions): Promise<string> {
  const pass = randomBytes(PASS_BYTES).toString('hex');
  const address = `http://127.0.0.1:${port}`;
  const pageOrigin = `http://127.0.0.1:${port + 1}`;
  await readContent(root);
  const [draft, files] = await Promise.all([
    layOutDraft(root, emptyDraft(), PAGE_DRAFT),
    bundleApp(),
  ]);
  const page = new Page(relative(PROJECT_FOLDER, draft), stop);
  await page.start();
  const studio = { root, page };
  const icon = await readFile(join(PROJECT_FOLDER, 'public/favicon.svg'));
  files.set('/favicon.svg', { type: 'image/svg+xml', body: icon });
  files.set('/', { type: 'text/html; charset=utf-8', body: startPage(pass, pageOrigin) });

  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(studioHeaders(pageOrigin)))
      response.setHeader(name, value);
    const reason = refusal(request, { port, pass });
    if (reason !== undefined) {
      response.writeHead(REFUSED, { 'Content-Type': 'text/plain' }).end(reason);
      return;
    }
    answer(studio, files, request, response).catch((error: unknown) => fail(response, error));
  });
  const door = pageDoor(page, port + 1, address, () => files.get('/bridge.js'));
  for (const [listener, at] of [
    [server, port],
    [door, port + 1],
  ] as const) {
    listener.listen(at, '127.0.0.1');
    await once(listener, 'listening');
    stop.addEventListener('abort', () => {
      listener.close();
      listener.closeAllConnections();
    });
  }
  return address;
}
