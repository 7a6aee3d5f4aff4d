import { slugify } from '../../src/logic/slugify.ts';

/** Longer names would not fit into the paths of some systems. */
const MAX_LENGTH = 60;
const EXTENSION = /\.\w+$/u;

/** A file name of letters, digits and hyphens; `nameless` if the words have none of them. */
export function plainName(words: string, nameless: string): string {
  return slugify(slugify(words).slice(0, MAX_LENGTH)) || nameless;
}

/** The first free name: without a number, or with the lowest, as in "-2". */
export function firstFree(
  nameWith: (number: string) => string,
  isTaken: (name: string) => boolean,
): string {
  for (let number = 1; ; number += 1) {
    const name = nameWith(number === 1 ? '' : `-${number}`);
    if (!isTaken(name)) return name;
  }
}

/**
 * A path that is none of the others. Paths differ in more than capitals, which some disks ignore, and in
 * more than the file extension, which references to a picture leave out.
 */
export function freePath(path: string, taken: readonly string[]): string {
  const plain = (one: string) => one.replace(EXTENSION, '').toLowerCase();
  const others = new Set(taken.map(plain));
  const [extension = ''] = EXTENSION.exec(path) ?? [];
  return firstFree(
    (number) => path.replace(EXTENSION, '') + number + extension,
    (free) => others.has(plain(free)),
  );
}
