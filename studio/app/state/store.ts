import { produce } from 'immer';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { fileOfRoute, FIRST_FILE, isWordsFile, routeShowing, slugOf } from '../names.ts';
import { WORDS } from '../words.ts';
import {
  type Files,
  type Media,
  type Path,
  type Place,
  type Records,
  recordsOf,
  setAt,
  without,
} from './data.ts';
import { draftOf, isEmpty, restoreDraft } from './draft.ts';
import { mergeFromDisk } from './merge.ts';
import { isUntouched, placeProblems } from './problems.ts';
import type { Field } from '../../forms/formFields.ts';
import type { Conflict, Content, Draft, Problem } from '../../types.ts';

/** A step of Undo or Redo: the files to return to, and where the change was made. */
export interface HistoryEntry {
  readonly place: Place;
  readonly files: Files;
}

/** What the preview was made of. */
export interface Shown {
  readonly files: Files;
  readonly media: Media;
}

export interface Studio {
  /** Names this content folder in the browser's storage. */
  readonly root: string;
  readonly forms: Readonly<Record<string, Field>>;
  /** The files on disk, as last read or written. */
  readonly saved: Records;
  readonly files: Files;
  /** When each picture, video and logo was written, in ms; part of its address. */
  readonly media: Media;
  readonly past: readonly HistoryEntry[];
  readonly future: readonly HistoryEntry[];
  /** The field being typed into: letters typed in a row are one step. */
  readonly typing: string | undefined;
  /** What Save would write. */
  readonly draft: Draft;
  readonly isChanged: boolean;
  /** The words of the last check. */
  readonly checked: Files | undefined;
  /** All problems of the last check, and those of them that are shown, at the fields that show them. */
  readonly found: readonly Problem[];
  readonly problems: readonly Problem[];
  /** Fields left so far, as JSON of their places: only these are asked to be filled in. */
  readonly left: ReadonlySet<string>;
  /** Whether Save was refused: then every problem is shown. */
  readonly isRefused: boolean;
  /** What the preview was made of, and the count of its changes; none before the first check. */
  readonly shown: Shown;
  readonly version: number | undefined;
  readonly isSaving: boolean;
  /** Whether the studio's server does not answer. */
  readonly isOffline: boolean;
  readonly note: string;
  /** Files with fields that were changed here and elsewhere. */
  readonly conflicts: readonly Conflict[];
  /** The file whose form is open, and the page beside it. */
  readonly open: string;
  readonly route: string;
  /** The field to open and focus; a new object each time. */
  readonly target: Place | undefined;
  /** The field that has, or had last, the focus. */
  readonly focus: Place | undefined;
}

const NOTHING: Draft = { files: [], removed: [] };
const START: Studio = {
  root: '',
  forms: {},
  saved: {},
  files: {},
  media: {},
  past: [],
  future: [],
  typing: undefined,
  draft: NOTHING,
  isChanged: false,
  checked: undefined,
  found: [],
  problems: [],
  left: new Set(),
  isRefused: false,
  version: undefined,
  shown: { files: {}, media: {} },
  isSaving: false,
  isOffline: false,
  note: '',
  conflicts: [],
  open: FIRST_FILE,
  route: '/',
  target: undefined,
  focus: undefined,
};

export const studio = createStore<Studio>(() => START);

/** Reads the state. The selector returns a part of it, never a new object: React would loop. */
export function useStudio<Value>(selector: (state: Studio) => Value): Value {
  return useStore(studio, selector);
}

/** The form of a file; one that is not saved yet is a gallery or a page of the owner's own words. */
export function formOf(path: string): Field | undefined {
  const { forms, saved } = studio.getState();
  const shape = saved[path]?.shape ?? (isWordsFile(path) ? 'words' : slugOf(path) && 'galleries');
  return shape === undefined ? undefined : forms[shape];
}

function dataOf(records: Records): Files {
  return Object.fromEntries(Object.values(records).map(({ path, data }) => [path, data]));
}

/** Begins with the content on disk, and with the unsaved changes that this browser kept. */
export function start({ files, media, forms }: Content, root: string): void {
  const saved = recordsOf(files);
  const onDisk = dataOf(saved);
  studio.setState({ ...START, root, forms, media, saved, shown: { files: onDisk, media } });
  const kept = restoreDraft(root);
  if (!kept) {
    setFiles({ files: onDisk });
    return;
  }
  const { draft, open } = kept;
  const changed = draft.files.map(({ path, data }) => [path, data] as const);
  const removed = draft.removed.map(({ path }) => path);
  const mine = { ...without(onDisk, removed), ...Object.fromEntries(changed) };
  const merged = mergeFromDisk({ ...saved, ...recordsOf(kept.saved) }, mine, saved);
  const past = [{ place: { file: open, path: [] }, files: onDisk }];
  setFiles({ saved: merged.saved, files: merged.files, past });
  openFile(open);
  say(WORDS.restored);
}

/** Everything that changes words or what they are compared with comes through here. */
export function setFiles(change: Partial<Studio>): void {
  const { files, saved, open } = { ...studio.getState(), ...change };
  const draft = draftOf(saved, files);
  studio.setState({ ...change, draft, isChanged: !isEmpty(draft) });
  if (!(open in files)) openFile(FIRST_FILE);
}

/** Changes the files by a recipe on an immer draft; `setAt(files, [path], undefined)` removes one. */
export function edit(
  place: Place,
  recipe: (files: Record<string, unknown>) => void,
  typing?: string,
): void {
  const { files, past, typing: before } = studio.getState();
  const next = produce(files, recipe);
  if (next === files) return;
  const isSameStep = typing !== undefined && typing === before;
  const steps = isSameStep ? past : [...past, { place, files }];
  setFiles({ files: next, past: steps, future: [], typing, note: '' });
}

/** Sets one field; undefined takes it out. With `typing`, calls in a row are one step. */
export function setValue(file: string, path: Path, value: unknown, typing?: string): void {
  const set = (files: Record<string, unknown>) => {
    if (files[file] !== undefined) setAt(files, [file, ...path], value);
  };
  edit({ file, path }, set, typing);
}

/** Names a field of a file, as a key. */
export function placeKey(file: string, path: Path): string {
  return JSON.stringify([file, path]);
}

/** Ends a row of typing; a field that was left empty is asked to be filled in from now on. */
export function leaveField({ file, path }: Place): void {
  studio.setState(({ left }) => ({
    typing: undefined,
    left: new Set(left).add(placeKey(file, path)),
  }));
  showProblems();
}

/** Adds files that no words name yet: uploads, copies, or what was restored. */
export function addMedia(times: Media): void {
  studio.setState(({ media }) => ({ media: { ...media, ...times } }));
}

export function undo(): void {
  const { files, past, future } = studio.getState();
  const entry = past.at(-1);
  if (!entry) return;
  const next = [{ place: entry.place, files }, ...future];
  setFiles({ files: entry.files, past: past.slice(0, -1), future: next, typing: undefined });
  goTo(entry.place);
}

export function redo(): void {
  const { files, past, future } = studio.getState();
  const [entry, ...next] = future;
  if (!entry) return;
  const before = [...past, { place: entry.place, files }];
  setFiles({ files: entry.files, past: before, future: next, typing: undefined });
  goTo(entry.place);
}

/** Shows a sentence in the toolbar until the next change or another form. */
export function say(note: string): void {
  studio.setState({ note });
}

/** Opens the form of a file, and the page that shows it. */
export function openFile(path: string): void {
  const { files, route } = studio.getState();
  const open = path in files ? path : FIRST_FILE;
  // A page is shown from its top, a gallery where its title is.
  const focus = slugOf(open) === undefined ? undefined : { file: open, path: ['title'] };
  const shown = routeShowing(files, formOf, open) ?? route;
  studio.setState({ open, focus, route: shown, target: undefined, note: '' });
}

/** Opens a field, on whichever page it is. */
export function goTo(place: Place): void {
  openFile(place.file);
  studio.setState({ target: { ...place }, focus: place });
}

/** Follows the page where a link led: opens the form of that page. */
export function followRoute(route: string): void {
  const file = fileOfRoute(studio.getState().files, route);
  if (file !== undefined) openFile(file);
  studio.setState({ route });
}

/** Shows the problems of the last check, but for fields that are still to be filled in. */
export function showProblems(): void {
  const { found, checked, isRefused, left, files, saved } = studio.getState();
  // The problems of words that were changed since are not those of today.
  if (files !== checked) return;
  const isLeft = ({ file, field }: Problem) => left.has(placeKey(file, field));
  const shown = isRefused ? found : found.filter((p) => isLeft(p) || !isUntouched(p, saved, files));
  studio.setState({ problems: placeProblems(shown, files, formOf) });
}

/** Opens the problem after the one that was opened last. */
export function nextProblem(): void {
  const { problems, target } = studio.getState();
  const last = problems.findIndex(
    ({ file, field }) => target && placeKey(file, field) === placeKey(target.file, target.path),
  );
  const next = problems[(last + 1) % problems.length];
  if (next) goTo({ file: next.file, path: next.field });
}
