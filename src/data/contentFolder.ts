const { CONTENT_FOLDER: chosen = '' } = process.env;

/** The folder of words and photographs, relative to the project. */
export const CONTENT_FOLDER = chosen === '' ? 'content' : chosen;

/** Astro's cache for a content folder; two content folders must not share one. */
export function contentCache(content: string): string {
  return `.cache/astro/${content.replaceAll(/[^\w.]+/gu, '-')}`;
}
