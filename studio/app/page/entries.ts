import { routeOf } from '../names.ts';
import {
  type Files,
  type FormOf,
  knownPictures,
  type Leaf,
  leavesOf,
  type Media,
  valueAt,
} from '../state/content.ts';
import type { Entry } from '../../bridge/messages.ts';

/** Fields whose words the bridge can swap. */
const WORDY = ['text', 'address', 'number', 'pictureReference'];

/** Gives the words a field shows on the page; of a picture reference its alternative text. */
function wordsIn(files: Files): (leaf: Leaf) => string {
  const alts = new Map(knownPictures(files).map(({ reference, alt }) => [reference, alt]));
  return ({ field, value }) =>
    field.kind === 'pictureReference' ? (alts.get(String(value)) ?? '') : String(value);
}

/**
 * All words that a page may show, with the fields they come from.
 *
 * @param made the words as the page was made of them
 * @param now the words as they are now
 * @param route the page that is shown: words of other pages are not on it
 */
export function pageEntries(made: Files, now: Files, formOf: FormOf, route: string): Entry[] {
  const [before, after] = [wordsIn(made), wordsIn(now)];
  return leavesOf(made, formOf)
    .filter(
      ({ field, file }) => WORDY.includes(field.kind) && [undefined, route].includes(routeOf(file)),
    )
    .map((leaf) => ({
      file: leaf.file,
      field: JSON.stringify(leaf.path),
      made: before(leaf),
      now: after({ ...leaf, value: valueAt(now[leaf.file], leaf.path) ?? '' }),
    }))
    .filter((entry) => entry.made !== '');
}

/** Everything that swapping words cannot show: pictures, choices, and the number of entries. */
export function structure(files: Files, media: Media, formOf: FormOf): string {
  const parts = leavesOf(files, formOf).map(({ file, path, field, value }) => [
    file,
    path,
    field.kind === 'text' || value,
  ]);
  return JSON.stringify([Object.keys(files), parts, media]);
}
