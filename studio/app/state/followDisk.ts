import { isSame } from '../../content/matchEntries.ts';
import { picturePath } from './draft.ts';
import { atEveryStep, withRecords, wordsOf } from './records.ts';
import type { ContentFile } from '../../content/types.ts';
import type { Files, State } from './work.ts';

/** The place of a picture or its video, in the words of any file. */
const SOURCE = /"(?:src|video)":"([^"]+)"/gu;

/** Whether a file says the same in both, or is missing in both. */
function isAlike(one: Files, other: Files, path: string): boolean {
  return path in one === path in other && isSame(one[path], other[path]);
}

/**
 * Takes over what was changed elsewhere: in files that nobody changed here, and at every step that can be
 * taken back. A file that was changed here stays as it is, and so does the record of what it began with:
 * by that, saving finds out that somebody else has changed it as well.
 *
 * @param disk all files as they lie there now
 */
export function followDisk(state: State, disk: readonly ContentFile[]): State {
  const [before, now] = [wordsOf(state.saved), wordsOf(disk)];
  const isHers = (path: string) =>
    !isAlike(state.files, before, path) && !isAlike(state.files, now, path);
  const changed = Object.keys({ ...before, ...now }).filter((path) => !isAlike(before, now, path));
  const contested = changed.filter(isHers);
  const taken = changed.filter((path) => !isHers(path));
  const saved = withRecords(
    disk,
    contested,
    state.saved.filter(({ path }) => contested.includes(path)),
  );
  // Words that are the same are no news: nothing has to be checked or shown again.
  if (taken.length === 0) return { ...state, saved };
  const read = disk.filter(({ path }) => taken.includes(path));
  const gone = taken.filter((path) => !(path in now));
  const follow = (files: Files): Files => {
    const all = Object.entries({ ...files, ...wordsOf(read) });
    return Object.fromEntries(all.filter(([path]) => !gone.includes(path)));
  };
  // A photograph that lies there by now is that one, whatever was to take its place.
  const lying = read.flatMap(({ path, data }) =>
    Array.from(JSON.stringify(data ?? null).matchAll(SOURCE), ([, src]) => picturePath(path, src)),
  );
  const waiting = Object.entries(state.sources).filter(
    ([path, source]) => state.placed[path] === source || !lying.includes(path),
  );
  return {
    ...state,
    sources: Object.fromEntries(waiting),
    saved,
    files: follow(state.files),
    ...atEveryStep(state, follow),
  };
}
