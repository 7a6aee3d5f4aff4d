import { basename, dirname, join, resolve } from 'node:path';

/** A folder beside the content folder. Several content folders side by side have one each. */
function besideContent(root: string, ...places: string[]): string {
  const folder = resolve(root);
  const name = basename(folder);
  const own = name === 'content' ? [] : ['of', name];
  return join(dirname(folder), ...places, ...own);
}

/** Can be made again at any time: drafts and the preview. */
export function cacheOf(root: string): string {
  return besideContent(root, '.cache', 'studio');
}

/** Media that no saved words name yet, at the paths they will have. */
export function filesOf(root: string): string {
  return join(besideContent(root, '.studio'), 'files');
}

/** One folder for each removal. */
export function trashOf(root: string): string {
  return join(besideContent(root, '.studio'), 'trash');
}

/** The draft, laid out to be checked. */
export function draftOf(root: string): string {
  return join(cacheOf(root), 'draft');
}

/** What the development server shows. */
export function previewOf(root: string): string {
  return join(cacheOf(root), 'preview');
}
