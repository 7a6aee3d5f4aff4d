const { CONTENT_FOLDER: chosen = '' } = process.env;

/** The folder of words and photographs, from the project's folder. */
export const CONTENT_FOLDER = chosen === '' ? 'content' : chosen;

/** Astro's cache for a content folder; two contents must not share one. */
export function contentCache(content: string): string {
  return `.cache/astro/${content.replaceAll(/[^\w.]+/gu, '-')}`;
}
