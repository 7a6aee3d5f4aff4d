import { timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { isLawfulPath } from '../content/draft.ts';
import { cacheOf } from '../content/places.ts';
import type { IncomingMessage } from 'node:http';

/*
 * Who may ask the studio for what. It can write files, and every page that is open in the owner's browser
 * can send requests to this computer: so only its own page is answered, under its own address.
 */

/** What a request has to show. */
export interface Gate {
  port: number;
  /** Made anew at every start, and known only to the studio's own page. */
  pass: string;
}

/** The header that carries the pass. No form and no picture of another site can send one. */
export const PASS_HEADER = 'x-studio-pass';

/** The page beside the form and the studio have the same one: under two, browsers take them for two sites. */
const NAME = '127.0.0.1';
/** What the owner may type instead. */
const OTHER_NAME = 'localhost';
const LOCAL_PEERS = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const READING = ['GET', 'HEAD'];
const UPLOAD = /^[0-9a-f-]{36}$/u;

function isPass(given: unknown, pass: string): boolean {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(pass)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A header that must not be there twice, as browsers send it once. */
function only(request: IncomingMessage, name: string): string | undefined {
  const values = request.headersDistinct[name] ?? [];
  return values.length > 1 ? values.join() : values[0];
}

/** Whether a request names this computer as its host: another name would be a trick of the name service. */
export function isLocal(request: IncomingMessage, port: number, name = NAME): boolean {
  const isNear = LOCAL_PEERS.includes(request.socket.remoteAddress ?? '');
  return isNear && only(request, 'host') === `${name}:${port}`;
}

/** Where the owner is led who opens the studio by the other name of this computer; undefined for all else. */
export function ownAddress(request: IncomingMessage, port: number): string | undefined {
  const isStart = request.method === 'GET' && request.url === '/';
  return isStart && isLocal(request, port, OTHER_NAME) ? `http://${NAME}:${port}/` : undefined;
}

/**
 * Says why a request is refused.
 *
 * @returns nothing when it comes from the studio's own page, or from the owner who opens it
 */
export function refusal(request: IncomingMessage, { port, pass }: Gate): string | undefined {
  const { method = '', url = '' } = request;
  if (!isLocal(request, port)) return 'not this computer';
  if (!url.startsWith('/') || url.startsWith('//')) return 'no path';
  const isReading = READING.includes(method);
  if (!isReading && method !== 'POST') return 'method';

  const own = `http://${only(request, 'host') ?? ''}`;
  const origin = only(request, 'origin');
  if (origin !== undefined && origin !== own) return 'another origin';
  const site = only(request, 'sec-fetch-site') ?? 'same-origin';
  const isOpened = site === 'none' && isReading;
  if (site !== 'same-origin' && !isOpened) return 'another site';

  if (isReading) return undefined;
  if (origin === undefined) return 'no origin';
  return isPass(only(request, PASS_HEADER), pass) ? undefined : 'no pass';
}

/**
 * The file behind a name that a request gave.
 *
 * @param root the content folder
 * @param name such as "galleries/organizing/02-closet.jpg"
 * @returns nothing for whatever lies elsewhere, or leads there by a link
 */
export async function contentFile(root: string, name: unknown): Promise<string | undefined> {
  if (typeof name !== 'string' || !isLawfulPath(name)) return undefined;
  const real = (path: string) => realpath(path).catch(() => undefined);
  const folder = await real(root);
  // Where nothing is called so, it may be there with its accents in other signs.
  const file = (await real(join(root, name))) ?? (await real(new ContentFolder(root).pathOf(name)));
  return folder && file?.startsWith(folder + sep) ? file : undefined;
}

/** Where the file behind a name was, when nothing is there any more. */
export function formerFile(root: string, name: string): string | undefined {
  const file = join(root, name);
  return isLawfulPath(name) && !existsSync(file) ? file : undefined;
}

/** Where uploads wait. */
export function uploadsOf(root: string): string {
  return join(cacheOf(root), 'uploads');
}

/** Where an uploaded photograph waits until it is saved; nothing for a name that is none of ours. */
export function uploadFile(root: string, id: string): string | undefined {
  return UPLOAD.test(id) ? join(uploadsOf(root), id) : undefined;
}

/** The policy of the studio's page: its own files, pictures, and the site beside it. */
export function studioHeaders(pageOrigin: string): Record<string, string> {
  const self = ['script-src', 'style-src', 'font-src', 'connect-src', 'img-src', 'media-src'];
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      ...self.map((directive) => `${directive} 'self'`),
      `frame-src ${pageOrigin}`,
      ...['base-uri', 'form-action', 'frame-ancestors'].map((directive) => `${directive} 'none'`),
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  };
}
