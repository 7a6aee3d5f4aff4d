import { posix } from 'node:path';
import { DRAFT_FORM, GALLERY_FILES, PAGES } from '../../routes.ts';
import { explainAddressName } from './addressName.ts';
import type { ContentFolder } from './contentFolder.ts';
import type { Mistake } from './mistake.ts';

const WORDS = /^words\/[^/]+\.md$/u;
/** What other files of the built site are called. */
const TAKEN: readonly string[] = [
  ...[...Object.values(PAGES), DRAFT_FORM, GALLERY_FILES].map((route) => route.slice(1)),
  'index',
  '404',
];

/** Pages of words whose names cannot be addresses. */
export function wordsNames({ files }: ContentFolder): Mistake[] {
  return files
    .filter((file) => WORDS.test(file))
    .flatMap((file): Mistake[] => {
      const name = posix.basename(file, '.md');
      if (TAKEN.includes(name))
        return [{ file, message: `has the name of another page, /${name}. Rename it.` }];
      const message = explainAddressName(name, '.md');
      return message === undefined ? [] : [{ file, message }];
    });
}
