const { CONTENT_FOLDER: chosen = '' } = process.env;

/**
 * The folder the words and photographs come from, seen from the project's folder. `CONTENT_FOLDER`
 * names another one: a second business, or what tests are held to.
 */
export const CONTENT_FOLDER = chosen === '' ? 'content' : chosen;

/**
 * Where Astro keeps what it has read of a content, seen from the project's folder. Each has its own, or
 * the words of one would be taken for those of another.
 */
export function contentCache(content: string): string {
  return `.cache/astro/${content.replaceAll(/[^\w.]+/gu, '-')}`;
}
