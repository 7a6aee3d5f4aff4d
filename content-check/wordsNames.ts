import { posix } from 'node:path';
import { WORDS_SHAPE } from '../src/schemas/contentShapes.ts';
import { explainAddressName } from './addressName.ts';
import { TAKEN_NAMES } from './takenNames.ts';
import type { ContentFolder } from './contentFolder.ts';
import type { Mistake } from './issue.ts';

/** Pages of words whose names cannot be addresses. */
export function wordsNames({ files }: ContentFolder): Mistake[] {
  return files
    .filter((file) => posix.matchesGlob(file, WORDS_SHAPE.pattern))
    .flatMap((file): Mistake[] => {
      const name = posix.basename(file, '.md');
      if (TAKEN_NAMES.includes(name))
        return [{ file, message: `has the name of another page, /${name}. Rename it.` }];
      const message = explainAddressName(name, '.md');
      return message === undefined ? [] : [{ file, message }];
    });
}
