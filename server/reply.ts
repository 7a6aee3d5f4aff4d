import { headersFor } from './headers.ts';
import { type ByteRange, chooseVariant, IDENTITY, matchesEtag, parseRange } from './negotiation.ts';
import { cleanPath, type Site, type Variant } from './site.ts';
import { parseTarget } from './target.ts';
import type { IncomingMessage } from 'node:http';

export interface Reply {
  status: number;
  /** Names and values in turn. */
  headers: readonly string[];
  /** The part of a file to send; without it the response has no body. */
  body?: { variant: Variant; range: ByteRange };
}

/** Decides what a request gets, without reading files. */
export function replyTo(site: Site, request: IncomingMessage): Reply {
  const { method, headers } = request;
  const target = parseTarget(request);
  if (target === undefined) return emptyReply(400, 'Connection', 'close');
  if (method !== 'GET' && method !== 'HEAD') return emptyReply(405, 'Allow', 'GET, HEAD');

  const variants = site.files.get(target.path);
  const clean = cleanPath(target.path);
  const moved = site.redirects.get(clean);
  if (moved !== undefined) return emptyReply(301, 'Location', moved);
  // Only to known pages: otherwise `//example.com/` is an open redirect.
  if (variants === undefined && site.files.has(clean)) {
    const location = clean.split('/').map(encodeURIComponent).join('/') + target.query;
    return emptyReply(308, 'Location', location);
  }
  const variant = chooseVariant(variants ?? site.notFound, headers['accept-encoding']);
  if (variant === undefined) return emptyReply(404);
  if (variants === undefined) return fileReply(404, variant);
  if (isUnchanged(request, variant)) return { status: 304, headers: variant.validatorHeaders };

  const { range = '', 'if-range': ifRange } = headers;
  const isCurrent = ifRange === undefined || ifRange === variant.etag;
  const allowsRange = method === 'GET' && variant.encoding === IDENTITY && isCurrent;
  const part = allowsRange ? parseRange(range, variant.size) : undefined;
  if (part === 'unsatisfiable') return emptyReply(416, 'Content-Range', `bytes */${variant.size}`);
  return fileReply(part === undefined ? 200 : 206, variant, part);
}

/** Whether the client has this variant already. A time counts only without tags, and must be equal. */
function isUnchanged({ headers }: IncomingMessage, { etag, lastModified }: Variant): boolean {
  const { 'if-none-match': tags, 'if-modified-since': time } = headers;
  return tags === undefined ? time === lastModified : matchesEtag(tags, etag);
}

export function emptyReply(status: number, ...own: string[]): Reply {
  return { status, headers: [...headersFor('/').flat(), 'Content-Length', '0', ...own] };
}

function fileReply(status: number, variant: Variant, part?: ByteRange): Reply {
  const { validatorHeaders, contentHeaders, size } = variant;
  const range: ByteRange = part ?? [0, size - 1];
  const [start, end] = range;
  const headers = [
    ...validatorHeaders,
    ...contentHeaders,
    ...['Content-Length', `${end - start + 1}`],
  ];
  if (part !== undefined) headers.push('Content-Range', `bytes ${start}-${end}/${size}`);
  return { status, headers, body: { variant, range } };
}
