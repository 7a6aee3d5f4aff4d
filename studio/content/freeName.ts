import { slugify } from '../../src/logic/slugify.ts';

/** Longer names than that would not fit into the paths of some systems, with all that the build adds. */
const MOST_LETTERS = 60;
const ENDING = /\.\w+$/u;

/** A plain name made of words; where there is no letter in them, the one for such. */
export function plainName(words: string, nameless: string): string {
  // What is cut off may leave a hyphen at the end.
  return slugify(slugify(words).slice(0, MOST_LETTERS)) || nameless;
}

/** The first name that is free: without a number, or with the lowest, which is given as "-2", "-3" and so on. */
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
 * A file name that is free, with a number where it has to be. No two files may differ in nothing but capitals,
 * which some disks do not tell apart, or in their ending, without which pages call a picture.
 */
export function freeName(name: string, taken: readonly string[]): string {
  const plain = (one: string) => one.replace(ENDING, '').toLowerCase();
  const others = new Set(taken.map(plain));
  const [ending = ''] = ENDING.exec(name) ?? [];
  return firstFree(
    (number) => name.replace(ENDING, '') + number + ending,
    (free) => others.has(plain(free)),
  );
}
