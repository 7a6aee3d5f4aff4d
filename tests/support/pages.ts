import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_SITE } from '../../node/sites.ts';

export const PAGES = [
  '/',
  '/home-space-organizing',
  '/interior-styling',
  '/portfolio',
  '/site-map',
  '/sample-page',
] as const;

export const UNKNOWN_ROUTE = '/nowhere';

export const ALL_ROUTES = [...PAGES, UNKNOWN_ROUTE] as const;

export function builtFile(path: string): string {
  return readFileSync(join(TEST_SITE.folder, path), 'utf8');
}

export function sourceOf(route: string): string {
  if (route === '/') return builtFile('index.html');
  return builtFile(route === UNKNOWN_ROUTE ? '404.html' : `${route}.html`);
}
