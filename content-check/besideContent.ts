import { basename, dirname, join, resolve } from 'node:path';

const USUAL_NAME = 'content';

/**
 * Where something is kept for a content folder, beside it. Where several lie side by side, each has a place
 * of its own: the bin of one is none of another's, and nor is a saving that was interrupted.
 *
 * @param places the folder for it, such as ".studio"
 */
export function besideContent(root: string, ...places: string[]): string {
  const folder = resolve(root);
  const name = basename(folder);
  const own = name === USUAL_NAME ? [] : ['of', name];
  return join(dirname(folder), ...places, ...own);
}
