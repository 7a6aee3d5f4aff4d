import { routeOf } from '../names.ts';
import { type Leaf, leaves, valueAt } from '../state/data.ts';
import { knownPictures } from '../state/pictures.ts';
import type { Entry } from '../../bridge/messages.ts';
import type { FormOf } from '../state/draft.ts';
import type { Files } from '../state/work.ts';

const WORDY = ['text', 'number', 'pictureReference'];

/** What a visitor sees of a field: of a picture elsewhere the words that stand for it. */
function seen({ field, value }: Leaf, alts: ReadonlyMap<string, string>): string {
  return field.kind === 'pictureReference' ? (alts.get(String(value)) ?? '') : String(value);
}

function altsOf(files: Files): Map<string, string> {
  return new Map(knownPictures(files).map(({ reference, alt }) => [reference, alt]));
}

/**
 * All words that a page may show, with the fields they come from.
 *
 * @param made the words as the page was made of them
 * @param now the words as they are now
 * @param route the page that is shown: words of other pages are not on it
 */
export function pageEntries(made: Files, now: Files, formOf: FormOf, route: string): Entry[] {
  const [altsMade, altsNow] = [altsOf(made), altsOf(now)];
  return Object.entries(made).flatMap(([file, data]) => {
    const form = formOf(file);
    const own = routeOf(file);
    if (!form || (own !== undefined && own !== route)) return [];
    return leaves(form, data)
      .filter(({ field }) => WORDY.includes(field.kind))
      .map((leaf) => ({
        file,
        field: JSON.stringify(leaf.path),
        made: seen(leaf, altsMade),
        now: seen({ ...leaf, value: valueAt(now[file], leaf.path) ?? '' }, altsNow),
      }))
      .filter((entry) => entry.made !== '');
  });
}

/** What of a page cannot be shown by swapping words: pictures, choices, and how many of everything there are. */
export function structure(files: Files, formOf: FormOf): string {
  const parts = Object.entries(files).map(([file, data]) => {
    const form = formOf(file);
    const fields = form ? leaves(form, data) : [];
    return [
      file,
      ...fields.map(({ field, path, value }) => [path, field.kind === 'text' || value]),
    ];
  });
  return JSON.stringify(parts);
}
