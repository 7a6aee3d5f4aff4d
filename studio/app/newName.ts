import { RESERVED_NAMES } from '../../src/schemas/pages.ts';
import { firstFree, plainName } from '../content/freeName.ts';
import { galleryFile, wordsFile } from './names.ts';
import type { Files } from './state/work.ts';

export type NewKind = 'gallery' | 'page';

const FILE_OF = { gallery: galleryFile, page: wordsFile };

/** A name for a new gallery or page that no other has, made of its title, and the file it gives. */
export function newName(
  kind: NewKind,
  title: string,
  files: Files,
): { name: string; file: string } {
  const plain = plainName(title, kind);
  const fileOf = FILE_OF[kind];
  const isTaken = (name: string) =>
    fileOf(name) in files || (kind === 'page' && RESERVED_NAMES.includes(name));
  const name = firstFree((number) => plain + number, isTaken);
  return { name, file: fileOf(name) };
}
