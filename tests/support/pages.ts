import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_SITE } from '../../tools/support/sites.ts';

/** Every route of the specification. */
export const PAGES = [
  '/',
  '/home-space-organizing',
  '/interior-styling',
  '/portfolio',
  '/site-map',
  '/sample-page',
] as const;

/** Those that search engines are to list: the sample page only keeps its place. */
export const LISTED_PAGES = PAGES.filter((route) => route !== '/sample-page');

/** Those with photographs that can be enlarged. */
export const GALLERY_PAGES = ['/home-space-organizing', '/interior-styling', '/portfolio'] as const;

/** A route at which nothing was ever put. */
export const UNKNOWN_ROUTE = '/nowhere';

/** Everything a visitor can get to see, the page for unknown routes included. */
export const ALL_ROUTES = [...PAGES, UNKNOWN_ROUTE] as const;

/** One route of the specification. */
export type PageRoute = (typeof PAGES)[number];

/** A file of the built site. */
export function builtFile(path: string): string {
  return readFileSync(join(TEST_SITE.folder, path), 'utf8');
}

/** The HTML of a page as it was built. */
export function sourceOf(route: string): string {
  if (route === '/') return builtFile('index.html');
  return builtFile(route === UNKNOWN_ROUTE ? '404.html' : `${route}.html`);
}
