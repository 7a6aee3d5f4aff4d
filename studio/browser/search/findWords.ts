import { fold, foldWithPlaces } from './fold.ts';
import type { SearchEntry } from './searchIndex.ts';

/** A piece of the shown line. */
export interface Piece {
  text: string;
  isHit: boolean;
}

export interface SearchResult {
  entry: SearchEntry;
  /** The line with the first hit, shortened around it. */
  line: readonly Piece[];
}

/** No list is read further. */
export const MOST_RESULTS = 40;
const LINE_LENGTH = 72;
/** Letters before the first hit. */
const BEFORE_HIT = 24;

/** The searched words: as they were typed if they stand there like that, else one by one. */
function partsOf(query: string, folded: string): string[] {
  return folded.includes(query) ? [query] : query.split(' ');
}

/** Where the words stand in a text, in order. */
function hitsIn(text: string, query: string): [start: number, end: number][] {
  const { folded, places } = foldWithPlaces(text);
  const pattern = partsOf(query, folded).map((part) => RegExp.escape(part));
  return [...folded.matchAll(new RegExp(pattern.join('|'), 'gu'))].map(({ index, 0: found }) => [
    places[index] ?? 0,
    places[index + found.length] ?? text.length,
  ]);
}

/** The beginning of a word near an index. */
function wordStart(text: string, index: number): number {
  return index <= 0 ? 0 : text.indexOf(' ', index) + 1;
}

function lineOf(text: string, query: string): Piece[] {
  const hits = hitsIn(text, query);
  const [first = 0, firstEnd = 0] = hits[0] ?? [];
  const isLong = text.length > LINE_LENGTH;
  // A hit near the end leaves room for more words before it.
  const earliest = Math.min(first - BEFORE_HIT, text.length - LINE_LENGTH);
  const start = isLong ? Math.min(first, wordStart(text, earliest)) : 0;
  const isCut = isLong && start + LINE_LENGTH < text.length;
  const end = isCut ? Math.max(firstEnd, text.lastIndexOf(' ', start + LINE_LENGTH)) : text.length;
  const pieces: Piece[] = [];
  let index = start;
  for (const [from, to] of hits.filter(([, to]) => to <= end)) {
    pieces.push({ text: text.slice(index, from), isHit: false });
    pieces.push({ text: text.slice(from, to), isHit: true });
    index = to;
  }
  pieces.push({ text: text.slice(index, end), isHit: false });
  if (start > 0) pieces.unshift({ text: '… ', isHit: false });
  if (end < text.length) pieces.push({ text: ' …', isHit: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** Where a result stands: names of pages first, then words that begin with the query. */
function rank({ address, folded }: SearchEntry, query: string): number {
  const isStart = folded.startsWith(query) || folded.includes(` ${query}`);
  return (address === undefined ? 2 : 0) + (isStart ? 0 : 1);
}

/** Finds the entries with all words of a query, whatever their capitals and accents. */
export function findWords(index: readonly SearchEntry[], typed: string): SearchResult[] {
  const query = fold(typed).trim().replaceAll(/\s+/gu, ' ');
  if (query === '') return [];
  const words = query.split(' ');
  return index
    .filter(({ folded }) => words.every((word) => folded.includes(word)))
    .sort((one, other) => rank(one, query) - rank(other, query))
    .slice(0, MOST_RESULTS)
    .map((entry) => ({ entry, line: lineOf(entry.text, query) }));
}
