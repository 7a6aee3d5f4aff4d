import { TAKEN_NAMES } from '../../src/integrations/contentCheck/takenNames.ts';
import { slugify } from '../../src/logic/slugify.ts';
import { galleryFile, wordsFile } from './names.ts';
import type { Files } from './state/work.ts';

export type NewKind = 'gallery' | 'page';

/** Longer names would not fit into the paths of some systems. */
const MOST_LETTERS = 60;
const FILE_OF = { gallery: galleryFile, page: wordsFile };

/** A name for a new gallery or page that no other has, made of its title, and the file it gives. */
export function newName(
  kind: NewKind,
  title: string,
  files: Files,
): { name: string; file: string } {
  const plain = slugify(slugify(title).slice(0, MOST_LETTERS)) || kind;
  const fileOf = FILE_OF[kind];
  const isFree = (name: string) =>
    !(fileOf(name) in files) && !(kind === 'page' && TAKEN_NAMES.includes(name));
  let name = plain;
  for (let number = 2; !isFree(name); number += 1) name = `${plain}-${number}`;
  return { name, file: fileOf(name) };
}
