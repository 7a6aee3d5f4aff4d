import type { ContentFile } from '../../content/types.ts';
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
  | { type: 'change'; place: Place; files: Files; typing?: string | undefined }
  | { type: 'took'; sources: Sources }
  | { type: 'leave' }
  | { type: 'undo' | 'redo' }
  | { type: 'read'; saved: readonly ContentFile[] }
  | { type: 'saved'; saved: readonly ContentFile[]; kept: Sources };

/** The words of files as they lie on the disk. */
export function wordsOf(saved: readonly ContentFile[]): Files {
  return Object.fromEntries(saved.map(({ path, data }) => [path, data]));
}

export function firstState(saved: readonly ContentFile[]): State {
  const nothing = { sources: {}, placed: {}, past: [], future: [], typing: undefined };
  return { saved, files: wordsOf(saved), ...nothing };
}

/** Files that nobody changed here follow the disk; what was changed stays as it is. */
function followed({ saved, files }: State, now: readonly ContentFile[]): Files {
  const before = wordsOf(saved);
  const paths = new Set([...Object.keys(files), ...now.map(({ path }) => path)]);
  const disk = wordsOf(now);
  const kept = [...paths].map((path) => [
    path,
    files[path] === before[path] ? disk[path] : files[path],
  ]);
  return Object.fromEntries(kept.filter(([, data]) => data !== undefined)) as Files;
}

/** What becomes of everything when something is done. */
export function next(state: State, action: Action): State {
  const { files, past, future } = state;
  switch (action.type) {
    case 'change': {
      const isSame = action.typing !== undefined && action.typing === state.typing;
      const step = { files, place: action.place };
      const { typing } = action;
      return {
        ...state,
        files: action.files,
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
      return { ...state, saved: action.saved, files: followed(state, action.saved) };
    case 'saved': {
      const sources = { ...state.sources, ...action.kept };
      return { ...state, saved: action.saved, sources, placed: sources, typing: undefined };
    }
  }
}
