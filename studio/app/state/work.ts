import { followDisk } from './followDisk.ts';
import { withRecords, wordsOf } from './records.ts';
import { takeTheirs } from './takeTheirs.ts';
import type { Conflict, ContentFile, Draft } from '../../content/types.ts';
import type { Path } from './data.ts';

/** The words of all files as the owner has them before her. They are never changed, only replaced. */
export type Files = Readonly<Record<string, unknown>>;

/** A field, somewhere. */
export interface Place {
  file: string;
  path: Path;
}

interface Moment {
  files: Files;
  /** Where the change that led here, or away from here, was made. */
  place: Place;
}

/** Other words for some files, or how they are made of those that are there by then; undefined takes one out. */
export type Change = Files | ((now: Files) => Files);

type Sources = Readonly<Record<string, string>>;

export interface State {
  saved: readonly ContentFile[];
  files: Files;
  /** Where photographs came from since the start, by where they belong; no place is ever used twice. */
  sources: Sources;
  /** The sources of those that are in their place. */
  placed: Sources;
  past: readonly Moment[];
  future: readonly Moment[];
  /** Letters typed into one field are one change, until the field is left. */
  typing: string | undefined;
}

export type Action =
  /** Other words for some files; undefined takes one out. */
  | { type: 'change'; place: Place; files: Change; typing?: string | undefined }
  | { type: 'took'; sources: Sources }
  | { type: 'leave' }
  | { type: 'undo' | 'redo' }
  /** All files as they lie on the disk now. */
  | { type: 'read'; disk: readonly ContentFile[] }
  /** She has seen what was changed elsewhere as well: from now on that is what she began with. */
  | { type: 'seen'; conflicts: readonly Conflict[] }
  /** Files as they were written, and the paths of those that are gone. */
  | { type: 'saved'; sent: Draft; written: readonly ContentFile[]; kept: Sources };

export function firstState(saved: readonly ContentFile[]): State {
  const nothing = { sources: {}, placed: {}, past: [], future: [], typing: undefined };
  return { saved, files: wordsOf(saved), ...nothing };
}

/** What becomes of everything when something is done. */
export function next(state: State, action: Action): State {
  const { files, past, future } = state;
  switch (action.type) {
    case 'change': {
      const isSame = action.typing !== undefined && action.typing === state.typing;
      const step = { files, place: action.place };
      const { files: given, typing } = action;
      const others = typeof given === 'function' ? given(files) : given;
      const isLeft = (path: string) => !(path in others) || others[path] !== undefined;
      const all = Object.entries({ ...files, ...others });
      return {
        ...state,
        files: Object.fromEntries(all.filter(([path]) => isLeft(path))),
        past: isSame ? past : [...past, step],
        future: [],
        typing,
      };
    }
    case 'took':
      return { ...state, sources: { ...state.sources, ...action.sources } };
    case 'leave':
      return { ...state, typing: undefined };
    case 'undo':
    case 'redo': {
      const isUndo = action.type === 'undo';
      const moment = isUndo ? past.at(-1) : future[0];
      if (!moment) return state;
      const here = { files, place: moment.place };
      return {
        ...state,
        files: moment.files,
        past: isUndo ? past.slice(0, -1) : [...past, here],
        future: isUndo ? [here, ...future] : future.slice(1),
        typing: undefined,
      };
    }
    case 'read':
      return followDisk(state, action.disk);
    case 'seen':
      return takeTheirs(state, action.conflicts);
    case 'saved': {
      const { sent, written, kept } = action;
      const given = new Map(sent.files.map(({ path, data }) => [path, data]));
      // As they were written, which may be in another order, where she has not gone on writing.
      const same = written.filter(({ path }) => given.get(path) === files[path]);
      const paths = [...sent.removedFiles, ...written.map(({ path }) => path)];
      const placed = Object.fromEntries(sent.photos.map(({ path, source }) => [path, source]));
      // What came from a place that is empty now comes from where that photograph is kept.
      const found = (all: Sources): Sources =>
        Object.fromEntries(
          Object.entries(all).map(([path, source]) => [path, kept[source] ?? source]),
        );
      const saved = withRecords(state.saved, paths, written);
      return {
        ...state,
        saved,
        files: { ...files, ...wordsOf(same) },
        sources: found({ ...state.sources, ...kept }),
        placed: found({ ...state.placed, ...placed }),
        typing: undefined,
      };
    }
  }
}
