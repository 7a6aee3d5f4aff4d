const PAGE_ENDING = '.html';
const INDEX_NAME = '/index';
const SCHEME_AND_HOST = /^https?:\/\/[^/?#]+/i;

/**
 * Takes a request target apart.
 *
 * @param target As it came over the wire, for example `/portfolio?from=mail`, or with scheme and
 *   host as it is written to a proxy, which RFC 9112 (3.2.2) has servers accept.
 * @returns The path with nothing encoded in it, empty when that makes no sense, as with `/100%`, and
 *   the query with its question mark.
 */
export function readTarget(target: string): { path: string; query: string } {
  const local = target.replace(SCHEME_AND_HOST, '');
  const queryStart = local.includes('?') ? local.indexOf('?') : local.length;
  const query = local.slice(queryStart);
  try {
    return { path: decodeURIComponent(local.slice(0, queryStart) || '/'), query };
  } catch {
    return { path: '', query };
  }
}

/**
 * The one address of a page, for any spelling of it: `/portfolio` for `/portfolio/` and
 * `/portfolio.html`, `/` for `/index.html`.
 */
export function cleanPath(path: string): string {
  const file = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (!file.endsWith(PAGE_ENDING)) return file;

  const page = file.slice(0, -PAGE_ENDING.length);
  return page.endsWith(INDEX_NAME) ? page.slice(0, -INDEX_NAME.length) || '/' : page;
}
