import { join } from 'node:path';
import { besideContent } from '../../content-check/unfinishedSave.ts';

/*
 * Where the studio keeps what is its own, beside the content folder: renaming a file into its place is
 * only one step within a disk. Git ignores both.
 */

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
