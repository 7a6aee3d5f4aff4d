import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Issue } from './issue.ts';

/** A folder beside the content folder. Several content folders side by side have one each. */
export function besideContent(root: string, ...places: string[]): string {
  const folder = resolve(root);
  const name = basename(folder);
  const own = name === 'content' ? [] : ['of', name];
  return join(dirname(folder), ...places, ...own);
}

/** Files may belong to two states if the computer stopped while the studio saved them. */
export function unfinishedSave(root: string): Issue[] {
  if (!existsSync(besideContent(root, '.studio') + '/saving/journal.json')) return [];
  const message =
    'was being saved when the computer stopped. Start npm run edit, which finishes it.';
  return [{ file: '', message }];
}
