import { changePages } from './builtPages.ts';
import type { AstroIntegration } from 'astro';

/** Behind the name of a typeface: a digest of all that is known of it, its folder included. */
const FAMILY_DIGEST = /(?<=[\w ])-[\da-f]{16}(?=")/gu;
const STYLE = /<style[^>]*>[^]*?<\/style>/gu;
/** A digest of what stands in an island and of its folder; nothing reads it. */
const ISLAND_DIGEST = /(?<=<astro-island)\s+uid="[^"]*"/gu;

/**
 * Makes pages the same wherever the project lies: Astro puts digests into them that depend on the
 * folder. They would change names and sizes of files from one machine to the next.
 */
export function reproduciblePages(): AstroIntegration {
  return {
    name: 'reproducible-pages',
    hooks: {
      'astro:build:done': ({ dir }) => changePages(dir, (pages) => pages.map(withoutDigests)),
    },
  };
}

/** A page without what depends on the folder in which it was built. */
export function withoutDigests(page: string): string {
  return page
    .replace(STYLE, (style) => style.replace(FAMILY_DIGEST, ''))
    .replace(ISLAND_DIGEST, '');
}
