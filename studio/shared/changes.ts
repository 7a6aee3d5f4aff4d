import { isGroup, isSame } from './data.ts';
import { matchEntries } from './matchEntries.ts';
import type { Path } from '../../src/logic/walk.ts';

/** A difference between two states of the files; an empty path means the whole file. */
export interface Change {
  /** Only files and entries of lists are added, removed or moved. */
  kind: 'changed' | 'added' | 'removed' | 'moved';
  file: string;
  /** In the state of now; of a removed entry, where it would stand again. */
  path: Path;
  before: unknown;
  now: unknown;
  /** Of a moved entry: the index that takes the move back, once the entry is taken out. */
  backTo?: number;
}

type State = Readonly<Record<string, unknown>>;
type List = readonly unknown[];
type Place = Pick<Change, 'file' | 'path'>;

/** The positions of the longest rising part of the numbers; undefined ones are skipped. */
function longestRise(numbers: readonly (number | undefined)[]): Set<number> {
  /** The longest rise that ends at each position. */
  const rises: number[][] = [];
  for (const [position, number] of numbers.entries()) {
    const before = rises.filter((rise) => {
      const last = numbers[rise.at(-1) ?? -1];
      return last !== undefined && number !== undefined && last < number;
    });
    const longest = before.sort((one, other) => other.length - one.length)[0] ?? [];
    rises.push(number === undefined ? [] : [...longest, position]);
  }
  return new Set(rises.sort((one, other) => other.length - one.length)[0]);
}

function compareLists({ file, path }: Place, before: List, now: List): Change[] {
  const matched = matchEntries(before, now);
  const unmoved = longestRise(matched);
  /** After the nearest old neighbour that has not moved. */
  const placeOf = (oldIndex: number): number => {
    for (let index = oldIndex - 1; index >= 0; index -= 1) {
      const present = matched.indexOf(index);
      if (unmoved.has(present)) return present + 1;
    }
    return 0;
  };
  const present = now.flatMap((entry, index): Change[] => {
    const place = { file, path: [...path, index] };
    const oldIndex = matched[index];
    if (oldIndex === undefined) return [{ kind: 'added', ...place, before: undefined, now: entry }];
    const inside = compare(place, before[oldIndex], entry);
    if (unmoved.has(index)) return inside;
    const target = placeOf(oldIndex);
    const backTo = index < target ? target - 1 : target;
    return [{ kind: 'moved', ...place, before: entry, now: entry, backTo }, ...inside];
  });
  const removed = before.flatMap((entry, index): Change[] => {
    if (matched.includes(index)) return [];
    return [
      { kind: 'removed', file, path: [...path, placeOf(index)], before: entry, now: undefined },
    ];
  });
  return [...present, ...removed];
}

function compare({ file, path }: Place, before: unknown, now: unknown): Change[] {
  if (isSame(before, now)) return [];
  if (Array.isArray(before) && Array.isArray(now)) return compareLists({ file, path }, before, now);
  if (!isGroup(before) || !isGroup(now)) return [{ kind: 'changed', file, path, before, now }];
  return Object.keys({ ...before, ...now }).flatMap((key) =>
    compare({ file, path: [...path, key] }, before[key], now[key]),
  );
}

/** The differences between two states of the files; a state has their data by path. */
export function changesBetween(before: State, now: State): Change[] {
  return Object.keys({ ...before, ...now }).flatMap((file): Change[] => {
    const [old, next] = [before[file], now[file]];
    if (old === undefined && next === undefined) return [];
    const whole = { file, path: [], before: old, now: next };
    if (old === undefined) return [{ kind: 'added', ...whole }];
    if (next === undefined) return [{ kind: 'removed', ...whole }];
    return compare({ file, path: [] }, old, next);
  });
}
