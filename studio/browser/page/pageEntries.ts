import { memoise } from '../../../src/logic/memoise.ts';
import { pageOfList } from '../../../src/routes.ts';
import { routeOf } from '../names.ts';
import { type FileLeaf, type Files, isObject, leavesOfFile, valueAt } from '../state/content.ts';
import { knownPictures } from '../state/pictures.ts';
import { placeKey } from '../state/store.ts';
import type { Entry } from './matchWords.ts';

/** Fields whose words can be swapped. */
const WORDY = ['text', 'address', 'number', 'pictureReference'];

/** The alternative text of each picture that pages refer to. */
const altsOf = memoise(
  (files: Files) => new Map(knownPictures(files).map(({ reference, alt }) => [reference, alt])),
);

interface WordyLeaf extends FileLeaf {
  key: string;
}

const wordyLeaves = memoise((data: object, file): readonly WordyLeaf[] =>
  leavesOfFile(data, file)
    .filter(({ field, path }) => WORDY.includes(field.kind) && path[0] !== 'seo')
    .map((leaf) => ({ ...leaf, key: placeKey(leaf) })),
);

const isReference = ({ field }: FileLeaf) => field.kind === 'pictureReference';

const references = memoise((data: object, file): readonly WordyLeaf[] =>
  wordyLeaves(data, file).filter(isReference),
);

/** Of a file without changes: all but the alternative texts, which other files have. */
const unchangedEntries = memoise((data: object, file): readonly Entry[] =>
  wordyLeaves(data, file)
    .filter((leaf) => !isReference(leaf) && leaf.value !== '')
    .map((leaf) => ({ ...leaf, made: String(leaf.value), now: String(leaf.value) })),
);

const asText = (value: unknown = ''): string => String(value);

/** The words that a field shows on the page; of a picture reference its alternative text. */
function wordsOfField(files: Files, leaf: WordyLeaf): string {
  const text = asText(valueAt(files[leaf.file], leaf.path));
  return isReference(leaf) ? (altsOf(files).get(text) ?? '') : text;
}

/** All words of a file, with the fields they come from. */
function entriesOfFile(file: string, made: Files, now: Files): readonly Entry[] {
  const data = made[file];
  if (!isObject(data)) return [];
  const isUnchanged = data === now[file];
  const leaves = isUnchanged ? references(data, file) : wordyLeaves(data, file);
  const entries = leaves
    .map((leaf) => ({ ...leaf, made: wordsOfField(made, leaf), now: wordsOfField(now, leaf) }))
    .filter((entry) => entry.made !== '');
  return isUnchanged ? [...unchangedEntries(data, file), ...entries] : entries;
}

/**
 * All words that the page of a route may show, with the fields they come from.
 *
 * @param made the files that the page was made of
 */
export function pageEntries(made: Files, now: Files, route: string): Entry[] {
  const page = pageOfList(route) ?? route;
  return Object.keys(made).flatMap((file) => {
    const entries = entriesOfFile(file, made, now);
    const own = routeOf(file);
    if (own === undefined) return entries;
    // A service has its card on other pages, the menu is on every page.
    const isHere = (isOfService: boolean) => (isOfService ? own !== page : own === page);
    return entries.filter(({ path }) => isHere(path[0] === 'service') || path.at(-1) === 'menu');
  });
}
