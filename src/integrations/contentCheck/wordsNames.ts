import { posix } from 'node:path';
import { plainName } from '../../logic/plainName.ts';
import { PAGES } from '../../routes.ts';
import { GALLERY_NAME } from '../../schemas/pictures.ts';
import type { ContentFolder } from './contentFolder.ts';
import type { Mistake } from './mistake.ts';

const WORDS = /^words\/[^/]+\.md$/u;
const NAME = new RegExp(`^${GALLERY_NAME}$`, 'u');
/** What other files of the built site are called. */
const TAKEN: readonly string[] = [
  ...Object.values(PAGES).map((route) => route.slice(1)),
  'index',
  'draft',
  'galleries',
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
      if (NAME.test(name)) return [];
      const permitted = plainName(name);
      const advice = permitted && ` Rename it to "${permitted}.md".`;
      const message = `has a name that cannot be part of an address: use small letters a to z, digits and hyphens only.${advice}`;
      return [{ file, message }];
    });
}
