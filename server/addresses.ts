/**
 * Splits a request target such as `/portfolio?from=mail`.
 *
 * @returns The decoded path, empty if it is malformed (`/100%`), and the query with its `?`.
 */
export function readTarget(target: string): { path: string; query: string } {
  const queryStart = target.includes('?') ? target.indexOf('?') : target.length;
  const query = target.slice(queryStart);
  try {
    return { path: decodeURIComponent(target.slice(0, queryStart)), query };
  } catch {
    return { path: '', query };
  }
}

/** The canonical path of a page: `/portfolio` for `/portfolio/` and `/portfolio.html`. */
export function cleanPath(path: string): string {
  const file = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (!file.endsWith('.html')) return file;
  const page = file.slice(0, -'.html'.length);
  return page.endsWith('/index') ? page.slice(0, -'/index'.length) || '/' : page;
}
