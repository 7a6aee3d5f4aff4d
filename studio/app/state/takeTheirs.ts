import { differences, withTheirs } from './differences.ts';
import { atEveryStep, withRecords, wordsOf } from './records.ts';
import type { Conflict } from '../../content/types.ts';
import type { Files, State } from './work.ts';

/** What stands in a file once that is taken over which was changed elsewhere alone. */
function together(base: unknown, hers: unknown, theirs: unknown): unknown {
  return differences(base, hers, theirs)
    .filter(({ isTheirs }) => isTheirs)
    .reduce(withTheirs, hers);
}

/**
 * Makes what was changed elsewhere that with which she began, now that she has seen it. At every step that
 * can be taken back, what she has not changed herself is theirs.
 */
export function takeTheirs(state: State, conflicts: readonly Conflict[]): State {
  const base = wordsOf(state.saved);
  const theirs = conflicts.flatMap((conflict) => conflict.theirs ?? []);
  const seen = (files: Files): Files => {
    const both = theirs
      .filter(({ path }) => path in files)
      .map(({ path, data }) => [path, together(base[path], files[path], data)] as const);
    return { ...files, ...Object.fromEntries(both) };
  };
  const paths = conflicts.map(({ path }) => path);
  return {
    ...state,
    saved: withRecords(state.saved, paths, theirs),
    ...atEveryStep(state, seen),
  };
}
