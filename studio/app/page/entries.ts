import { routeOf } from '../names.ts';
import { type Files, type FormOf, type Leaf, leaves, type Media, valueAt } from '../state/data.ts';
import { knownPictures } from '../state/pictures.ts';
import type { Entry } from '../../bridge/messages.ts';

/** Fields whose words the bridge can swap. */
const WORDY = ['text', 'address', 'number', 'pictureReference'];

/** The words a field shows on the page; of a picture reference its alternative text. */
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

/** Everything that swapping words cannot show: pictures, choices, and the number of entries. */
export function structure(files: Files, media: Media, formOf: FormOf): string {
  const parts = Object.entries(files).map(([file, data]) => {
    const form = formOf(file);
    const fields = form ? leaves(form, data) : [];
    return [
      file,
      ...fields.map(({ field, path, value }) => [path, field.kind === 'text' || value]),
    ];
  });
  return JSON.stringify([parts, media]);
}
