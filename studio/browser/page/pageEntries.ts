import { memoise } from '../../../src/logic/memoise.ts';
import { pageOfList } from '../../../src/routes.ts';
import { galleryFile, routeOf } from '../names.ts';
import {
  type FileLeaf,
  type Files,
  isObject,
  leavesOfFile,
  type Place,
  valueAt,
} from '../state/content.ts';
import { picturesOf, referenceOf } from '../state/pictures.ts';
import { placeKey } from '../state/store.ts';
import type { Picture } from '../../shared/gallery.ts';
import type { ChangedEntry, Entry } from './matchWords.ts';

/** Fields whose words can be swapped. */
const WORDY = ['text', 'address', 'number', 'pictureReference'];

/** The alternative text of each picture of a gallery, by the name that pages use for it. */
const altsOf = memoise(
  (pictures: readonly Picture[], file) =>
    new Map(pictures.map(({ src, alt }) => [referenceOf(file, src), alt])),
);

/** The file of the gallery that has a picture. */
function galleryOf(reference: string): string {
  return galleryFile(reference.slice(0, reference.indexOf('/')));
}

function altOf(files: Files, reference: string): string {
  const file = galleryOf(reference);
  return altsOf(picturesOf(files, file), file).get(reference) ?? '';
}

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

/** All but the alternative texts, which other files have. */
const ownEntries = memoise((data: object, file): readonly Entry[] =>
  wordyLeaves(data, file)
    .filter((leaf) => !isReference(leaf) && leaf.value !== '')
    .map((leaf) => ({ ...leaf, made: String(leaf.value) })),
);

const asText = (value: unknown = ''): string => String(value);

/** The words that a field shows on the page; of a picture reference its alternative text. */
function wordsOfField(files: Files, leaf: WordyLeaf): string {
  const text = asText(valueAt(files[leaf.file], leaf.path));
  return isReference(leaf) ? altOf(files, text) : text;
}

/** All words of a file as the page was made, with the fields they come from. */
function entriesOfFile(file: string, made: Files): readonly Entry[] {
  const data = made[file];
  if (!isObject(data)) return [];
  const alts = references(data, file)
    .map((leaf) => ({ ...leaf, made: wordsOfField(made, leaf) }))
    .filter((entry) => entry.made !== '');
  return [...ownEntries(data, file), ...alts];
}

/** The fields of a file whose words may be others now; alternative texts are in other files. */
function leavesToCompare(file: string, made: Files, now: Files): readonly WordyLeaf[] {
  const data = made[file];
  if (!isObject(data)) return [];
  if (data !== now[file]) return wordyLeaves(data, file);
  return references(data, file).filter(({ value }) => {
    const gallery = galleryOf(String(value));
    return made[gallery] !== now[gallery];
  });
}

/** The words of a file that are others now. */
function changesInFile(file: string, made: Files, now: Files): readonly ChangedEntry[] {
  return leavesToCompare(file, made, now)
    .map((leaf) => ({ ...leaf, made: wordsOfField(made, leaf), now: wordsOfField(now, leaf) }))
    .filter((entry) => entry.made !== '' && entry.now !== entry.made);
}

/** Whether the page of a route may show the words of a field. */
function isOnPage(route: string): (entry: Place) => boolean {
  const page = pageOfList(route) ?? route;
  return ({ file, path }) => {
    const own = routeOf(file);
    if (own === undefined || path.at(-1) === 'menu') return true;
    // A service has its card on other pages, the menu is on every page.
    return path[0] === 'service' ? own !== page : own === page;
  };
}

/**
 * All words that the page of a route may show, with the fields they come from.
 *
 * @param made the files that the page was made of
 */
export function pageEntries(made: Files, route: string): Entry[] {
  return Object.keys(made)
    .flatMap((file) => entriesOfFile(file, made))
    .filter(isOnPage(route));
}

/** Those of them that are others now. */
export function changedEntries(made: Files, now: Files, route: string): ChangedEntry[] {
  return Object.keys(made)
    .flatMap((file) => changesInFile(file, made, now))
    .filter(isOnPage(route));
}
