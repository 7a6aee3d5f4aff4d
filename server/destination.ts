/** Where a request leads: to a file of the site, to another path, or nowhere that makes sense. */
export type Destination =
  { kind: 'file'; path: string } | { kind: 'redirect'; location: string } | { kind: 'malformed' };

const MALFORMED: Destination = { kind: 'malformed' };
const PAGE_ENDING = '.html';
const INDEX_NAME = 'index';
const SCHEME_AND_HOST = /^https?:\/\/[^/?#]+/i;
const DOUBLED_SLASH_OR_OTHER_TRICK = /\/{2,}|\\|\0/;
/** Browsers resolve `.` and `..` before they ask; encoded ones would pass by the rules for folders. */
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;

/**
 * Reads where a request leads.
 *
 * Pages have one route each: `/portfolio`, never `/portfolio/` or `/portfolio.html`. The
 * other spellings lead to it and keep their query.
 *
 * @param target The request target as it came over the wire, for example `/portfolio?from=mail`, or
 *   with scheme and host as it is written to a proxy, which RFC 9112 (3.2.2) has servers accept.
 */
export function readDestination(target: string): Destination {
  const local = target.replace(SCHEME_AND_HOST, '');
  const queryStart = local.indexOf('?');
  const rawPath = queryStart < 0 ? local : local.slice(0, queryStart);
  const query = queryStart < 0 ? '' : local.slice(queryStart);

  const path = decodePath(rawPath === '' ? '/' : rawPath);
  if (path === undefined || isTrick(path)) return MALFORMED;

  const route = cleanPath(path);
  if (route === path) return { kind: 'file', path };
  return { kind: 'redirect', location: encodePath(route) + query };
}

/** The route a page answers at, for any spelling of it: `/index.html` becomes `/`. */
export function cleanPath(path: string): string {
  const withoutSlash = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (!withoutSlash.endsWith(PAGE_ENDING)) return withoutSlash;

  const withoutEnding = withoutSlash.slice(0, -PAGE_ENDING.length);
  if (!withoutEnding.endsWith(`/${INDEX_NAME}`)) return withoutEnding;
  return withoutEnding.slice(0, -`/${INDEX_NAME}`.length) || '/';
}

function isTrick(path: string): boolean {
  if (!path.startsWith('/')) return true;
  // A doubled slash would also turn a redirect into one to a foreign host: //example.com/.
  return DOUBLED_SLASH_OR_OTHER_TRICK.test(path) || DOT_SEGMENT.test(path);
}

function decodePath(rawPath: string): string | undefined {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return undefined;
  }
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
