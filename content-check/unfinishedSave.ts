import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { besideContent } from './besideContent.ts';
import type { Mistake } from './issue.ts';

/** What the studio writes before it changes files, and deletes when it has changed all of them. */
const LIST_OF_CHANGES = 'saving/journal.json';

/** Says that the files may belong to two states, as the computer stopped while they were saved. */
export function unfinishedSave(root: string): Mistake[] {
  const isUnfinished = existsSync(join(besideContent(root, '.studio'), LIST_OF_CHANGES));
  const message =
    'was being saved when the computer stopped. Start npm run edit, which finishes it.';
  return isUnfinished ? [{ file: '', message }] : [];
}
