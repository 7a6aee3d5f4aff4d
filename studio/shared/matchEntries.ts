import { walk } from '../../src/logic/walk.ts';
import { isGroup, isSame } from './data.ts';

/** Fields that identify an entry if no other entry of its list has the same value. */
const IDENTIFYING = ['id', 'src', 'gallery', 'href', 'from', 'title', 'label', 'name'] as const;
/** Entries that share fewer of their words are different ones; from 0 to 1. */
const LEAST_SIMILARITY = 0.3;

type List = readonly unknown[];
/** How often an entry has each of its words. */
type Words = ReadonlyMap<string, number>;

interface Pair {
  old: number;
  next: number;
}

/** Pairs of entries that were found so far. */
class Matches {
  readonly oldOf = new Map<number, number>();
  readonly #taken = new Set<number>();
  readonly #old: List;
  readonly #next: List;

  constructor(old: List, next: List) {
    this.#old = old;
    this.#next = next;
  }

  isFree({ old, next }: Pair): boolean {
    return !this.#taken.has(old) && !this.oldOf.has(next);
  }

  add(pair: Pair): void {
    this.oldOf.set(pair.next, pair.old);
    this.#taken.add(pair.old);
  }

  get freeOld(): number[] {
    return [...this.#old.keys()].filter((index) => !this.#taken.has(index));
  }

  get freeNext(): number[] {
    return [...this.#next.keys()].filter((index) => !this.oldOf.has(index));
  }
}

function kindOf(entry: unknown): unknown {
  if (Array.isArray(entry)) return 'list';
  return isGroup(entry) ? ['group', entry.kind] : 'value';
}

/** Entries of the same value: from the start, from the end, then in their order. */
function matchSameValues(old: List, next: List, matches: Matches): void {
  const isPair = (pair: Pair) => matches.isFree(pair) && isSame(old[pair.old], next[pair.next]);
  const shorter = Math.min(old.length, next.length);
  for (let index = 0; index < shorter && isSame(old[index], next[index]); index += 1)
    matches.add({ old: index, next: index });
  for (let back = 1; back <= shorter; back += 1) {
    const pair = { old: old.length - back, next: next.length - back };
    if (!isPair(pair)) break;
    matches.add(pair);
  }
  for (const index of matches.freeNext) {
    const found = matches.freeOld.find((one) => isPair({ old: one, next: index }));
    if (found !== undefined) matches.add({ old: found, next: index });
  }
}

/** The only entry of a kind whose field has a value; undefined if there are several or none. */
function onlyWith(list: List, kind: unknown, field: string, value: unknown): number | undefined {
  const found = [...list.keys()].filter((index) => {
    const entry = list[index];
    return isGroup(entry) && entry[field] === value && isSame(kindOf(entry), kind);
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Entries of the same kind that share an identifying field. */
function matchIdentities(old: List, next: List, matches: Matches): void {
  for (const field of IDENTIFYING)
    for (const index of matches.freeNext) {
      const entry = next[index];
      const value = isGroup(entry) ? entry[field] : undefined;
      if (value === undefined || value === '') continue;
      const found = onlyWith(old, kindOf(entry), field, value);
      const isOnly = onlyWith(next, kindOf(entry), field, value) === index;
      if (found === undefined || !isOnly) continue;
      const pair = { old: found, next: index };
      if (matches.isFree(pair)) matches.add(pair);
    }
}

/** The words of an entry, each with its field, and how often it has them. */
function wordsOf(entry: unknown): Map<string, number> {
  const words = new Map<string, number>();
  for (const { path, value } of walk(entry)) {
    const field = path.filter((part) => typeof part === 'string').join('.');
    if (typeof value === 'object' || field === 'kind') continue;
    for (const word of `${value as string | number}`.match(/\S+/gu) ?? []) {
      const key = `${field} ${word}`;
      words.set(key, (words.get(key) ?? 0) + 1);
    }
  }
  return words;
}

function countOf(words: Words): number {
  return [...words.values()].reduce((sum, count) => sum + count, 0);
}

function sharedWords(one: Words, other: Words): number {
  return [...one].reduce((sum, [word, count]) => sum + Math.min(count, other.get(word) ?? 0), 0);
}

/** Entries of the same kind that share enough words: the most first, then the nearest. */
function matchSimilar(old: List, next: List, matches: Matches): void {
  const oldWords = new Map(matches.freeOld.map((index) => [index, wordsOf(old[index])]));
  const pairs = matches.freeNext.flatMap((index) => {
    const words = wordsOf(next[index]);
    return [...oldWords].flatMap(([one, others]) => {
      if (!isSame(kindOf(old[one]), kindOf(next[index]))) return [];
      const shared = sharedWords(others, words);
      // Dice's coefficient.
      const similarity = (2 * shared) / (countOf(others) + countOf(words));
      return similarity >= LEAST_SIMILARITY ? [{ old: one, next: index, shared }] : [];
    });
  });
  const distance = (pair: Pair) => Math.abs(pair.old - pair.next);
  pairs.sort((one, other) => other.shared - one.shared || distance(one) - distance(other));
  for (const pair of pairs) if (matches.isFree(pair)) matches.add(pair);
}

/** How many of the indices follow each other from a start. */
function runLength(indices: readonly number[], start: number): number {
  const free = new Set(indices);
  let length = 0;
  while (free.has(start + length)) length += 1;
  return length;
}

/** Texts and numbers, which have no fields: as many new ones as old ones after the same neighbour. */
function matchValuesInPlace(old: List, next: List, matches: Matches): void {
  const isValue = (entry: unknown) => kindOf(entry) === 'value';
  for (const start of matches.freeNext) {
    const before = start === 0 ? -1 : matches.oldOf.get(start - 1);
    if (before === undefined) continue;
    const length = runLength(matches.freeNext, start);
    if (length !== runLength(matches.freeOld, before + 1)) continue;
    for (let offset = 0; offset < length; offset += 1) {
      const pair = { old: before + 1 + offset, next: start + offset };
      if (isValue(old[pair.old]) && isValue(next[pair.next])) matches.add(pair);
    }
  }
}

/**
 * Matches the entries of two states of a list by what they are: the same value, then an identifying
 * field, then similar words. Entries of different kinds never match.
 *
 * @returns the index in `old` of each entry of `next`; undefined for a new one
 */
export function matchEntries(old: List, next: List): (number | undefined)[] {
  const matches = new Matches(old, next);
  matchSameValues(old, next, matches);
  matchIdentities(old, next, matches);
  matchSimilar(old, next, matches);
  matchValuesInPlace(old, next, matches);
  return [...next.keys()].map((index) => matches.oldOf.get(index));
}

/** As `matchEntries`, but only entries that are certainly the same. */
export function matchIdentical(old: List, next: List): (number | undefined)[] {
  const matches = new Matches(old, next);
  matchSameValues(old, next, matches);
  matchIdentities(old, next, matches);
  return [...next.keys()].map((index) => matches.oldOf.get(index));
}
