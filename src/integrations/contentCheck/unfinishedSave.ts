import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Mistake } from './mistake.ts';

/** What the studio writes before it changes files, and deletes when it has changed all of them. */
const LIST_OF_CHANGES = '.studio/saving/journal.json';

/** Says that the files may belong to two states, as the computer stopped while they were saved. */
export function unfinishedSave(root: string): Mistake[] {
  const isUnfinished = existsSync(join(dirname(resolve(root)), LIST_OF_CHANGES));
  const message =
    'was being saved when the computer stopped. Start npm run edit, which finishes it.';
  return isUnfinished ? [{ file: '', message }] : [];
}
