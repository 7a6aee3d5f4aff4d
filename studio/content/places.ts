import { basename, dirname, join, resolve } from 'node:path';

/*
 * Where the studio keeps what is its own, beside the content folder: renaming a file into its place is
 * only one step within a disk. Git ignores both.
 */

/** A folder beside the content folder. Several content folders side by side have one each. */
function besideContent(root: string, ...places: string[]): string {
  const folder = resolve(root);
  const name = basename(folder);
  const own = name === 'content' ? [] : ['of', name];
  return join(dirname(folder), ...places, ...own);
}

/** What can be made again: drafts and what was measured. */
export function cacheOf(root: string): string {
  return besideContent(root, '.cache', 'studio');
}

/** What was measured of the photographs. */
export function measuredOf(root: string): string {
  return join(cacheOf(root), 'pictures.json');
}

/** What cannot: the bin, and the saving under way. Deleting `.cache/` has to be safe at any time. */
export function storeOf(root: string): string {
  return besideContent(root, '.studio');
}

/** The folder of the bin, in which each removal has its own. */
export function binOf(root: string): string {
  return join(storeOf(root), 'bin');
}
