/** What an address asks for: a file of the site, another address, or nothing that makes sense. */
export type Destination =
  { kind: 'file'; path: string } | { kind: 'redirect'; location: string } | { kind: 'malformed' };

const MALFORMED: Destination = { kind: 'malformed' };
const PAGE_ENDING = '.html';
const INDEX_NAME = 'index';
const DOUBLED_SLASH_OR_OTHER_TRICK = /\/{2,}|\\|\0/;

/**
 * Reads the address of a request.
 *
 * Pages have one clean address each: `/portfolio`, never `/portfolio/` or `/portfolio.html`. The
 * other spellings lead to it and keep their query.
 *
 * @param target The request target as it came over the wire, for example `/portfolio?from=mail`.
 */
export function readAddress(target: string): Destination {
  if (!target.startsWith('/')) return MALFORMED;

  const queryStart = target.indexOf('?');
  const rawPath = queryStart < 0 ? target : target.slice(0, queryStart);
  const query = queryStart < 0 ? '' : target.slice(queryStart);

  const path = decodePath(rawPath);
  // A doubled slash would also turn the redirect below into one to a foreign host: //example.com/.
  if (path === undefined || DOUBLED_SLASH_OR_OTHER_TRICK.test(path)) return MALFORMED;

  const cleanPath = cleanAddress(path);
  if (cleanPath === path) return { kind: 'file', path };
  return { kind: 'redirect', location: encodePath(cleanPath) + query };
}

/** The address a page answers at, for any spelling of it: `/index.html` becomes `/`. */
export function cleanAddress(path: string): string {
  const withoutSlash = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (!withoutSlash.endsWith(PAGE_ENDING)) return withoutSlash;

  const withoutEnding = withoutSlash.slice(0, -PAGE_ENDING.length);
  if (!withoutEnding.endsWith(`/${INDEX_NAME}`)) return withoutEnding;
  return withoutEnding.slice(0, -`/${INDEX_NAME}`.length) || '/';
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
