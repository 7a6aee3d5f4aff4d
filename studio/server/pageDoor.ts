import { createServer } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { isLocal } from './security.ts';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { BundledFile } from './bundle.ts';
import type { Page } from './page.ts';

/*
 * The page beside the form: the site in development, of a folder with the draft in it, behind a door that
 * puts the studio's script into every page. Nothing of it is in the built site.
 */

const BRIDGE = '/__studio/bridge.js';
const ASTRO_CLIENT = '/@vite/client';
/** A path, and neither one of another host nor one of the development server itself. */
const OF_THE_SITE = /^\/(?!\/|__)/u;

/** In place of the client that would load the page anew: it only brings styles that come late. */
const QUIET_CLIENT = `
const sheets = new Map();
const idle = () => {};
export const createHotContext = () => new Proxy({ data: {} }, { get: (own, name) => own[name] ?? idle });
export const removeStyle = (id) => sheets.get(id)?.remove();
export const injectQuery = (url) => url;
export function updateStyle(id, css) {
  if ([...document.querySelectorAll('style[data-vite-dev-id]')].some((style) => style.dataset.viteDevId === id)) return;
  const style = document.createElement('style');
  style.dataset.viteDevId = id;
  style.textContent = css;
  document.head.append(style);
}`;

/** While it reads a change, the site may answer with a fault: how often it is asked again, and after how long. */
const LOOKS = 6;
const PAUSE_MS = 500;

const OK = 200;
const FAULT = 500;
const REFUSED = 403;
const SILENT = 502;

async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** What the site answers once it has read what it was given. */
async function answerOf(
  page: Pick<Page, 'ask'>,
  asked: IncomingMessage,
  looks = LOOKS,
): Promise<IncomingMessage> {
  const found = await page.ask(asked.url ?? '/', asked);
  if ((found.statusCode ?? OK) < FAULT || looks === 0) return found;
  found.resume();
  await setTimeout(PAUSE_MS);
  return answerOf(page, asked, looks - 1);
}

/**
 * The door to the page beside the form.
 *
 * @param studio the studio's own address: nobody else may frame the page
 */
export function pageDoor(
  page: Pick<Page, 'ask'>,
  port: number,
  studio: string,
  bridge: () => BundledFile | undefined,
): Server {
  const headers = {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `frame-ancestors ${studio}`,
  };
  const answer = async (asked: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '/', headers: given } = asked;
    const script = { [BRIDGE]: bridge()?.body, [ASTRO_CLIENT]: QUIET_CLIENT }[url];
    const isForeign = !isLocal(asked, port) || given['sec-fetch-site'] === 'cross-site';
    const isReading = ['GET', 'HEAD'].includes(method);
    // Vite's own doors, one of which opens editors: other pages of this computer could knock there as well.
    const isViteDoor = script === undefined && !OF_THE_SITE.test(url);
    if (isForeign || !isReading || isViteDoor) {
      response.writeHead(REFUSED).end();
      return;
    }
    if (script !== undefined) {
      response.writeHead(OK, { ...headers, 'Content-Type': 'text/javascript' }).end(script);
      return;
    }
    const found = await answerOf(page, asked);
    const type = found.headers['content-type'] ?? '';
    if (!type.includes('text/html')) {
      response.writeHead(found.statusCode ?? OK, { ...found.headers, ...headers });
      await pipeline(found, response);
      return;
    }
    const bridgeTag = `<script type="module" src="${BRIDGE}"></script></head>`;
    const html = (await textOf(found)).replace('</head>', bridgeTag);
    response.writeHead(found.statusCode ?? OK, { ...headers, 'Content-Type': type }).end(html);
  };
  return createServer((asked, response) => {
    answer(asked, response).catch(() => {
      if (!response.headersSent) response.writeHead(SILENT).end();
    });
  });
}
