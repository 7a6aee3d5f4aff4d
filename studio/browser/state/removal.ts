import { isSame } from '../../shared/data.ts';
import { type EditableFiles, type Files, type Place, setAt, slugOf } from './content.ts';
import { leaveOutLinks } from './links.ts';
import { merge } from './merge.ts';
import { leaveOrder, unlistInPortfolio } from './pages.ts';
import { WORDS } from '../words.ts';
import { edit, goTo, say, studio, undo } from './store.ts';

/** The files before and after something was removed. */
export interface Removal {
  place: Place;
  before: Files;
  after: Files;
}

/** Removes something by a recipe. Returns how to take that back; undefined if nothing was removed. */
export function removeBy(
  place: Place,
  recipe: (files: EditableFiles) => void,
): Removal | undefined {
  const before = studio.getState().files;
  edit(place, recipe);
  const after = studio.getState().files;
  return before === after ? undefined : { place, before, after };
}

/** Removes a page or gallery. */
export function removeFile(file: string): Removal | undefined {
  return removeBy({ file, path: [] }, (files) => {
    setAt(files, [file], undefined);
    unlistInPortfolio(files, slugOf(file));
    leaveOrder(files, file);
  });
}

/** Removes a page or gallery and all links to it. */
export function leaveOutFile(file: string): Removal | undefined {
  return removeBy({ file, path: [] }, (files) => {
    leaveOutLinks(files, file);
    setAt(files, [file], undefined);
    unlistInPortfolio(files, slugOf(file));
    leaveOrder(files, file);
  });
}

/** Files that have again what was removed, and all changes since; undefined where these are in the way. */
function restored({ before, after }: Removal, now: Files): Files | undefined {
  const next = { ...now };
  const inTheWay: unknown[] = [];
  for (const file of Object.keys({ ...before, ...after })) {
    const versions = { base: after[file], yours: now[file], theirs: before[file] };
    if (isSame(versions.base, versions.theirs)) continue;
    next[file] = merge(versions, ({ yours }) => {
      inTheWay.push(yours);
      return yours;
    });
  }
  return inTheWay.length > 0 ? undefined : next;
}

/** Takes a removal back, and nothing that was changed after it. Returns whether that worked. */
export function takeBackRemoval(removal: Removal): boolean {
  const { place, before, after } = removal;
  const { files, past } = studio.getState();
  if (files === after && past.at(-1)?.files === before) {
    undo();
    return true;
  }
  const next = restored(removal, files);
  if (next === undefined) return false;
  edit(place, (state) => {
    for (const [file, data] of Object.entries(next))
      if (data !== files[file]) setAt(state, [file], data);
  });
  goTo(place);
  return true;
}

/** Says that something was removed, and offers to take that back. */
export function offerUndo(removal?: Removal): void {
  if (!removal) return;
  const run = () => {
    if (!takeBackRemoval(removal)) say(WORDS.removal.inTheWay);
  };
  say(WORDS.removed, { label: WORDS.undo, run });
}
