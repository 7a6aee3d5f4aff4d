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
import { draftOf, restoreDraft } from './draft.ts';
import { type FileConflict, mergeFromDisk } from './merge.ts';
import { isUntouched, placeProblems } from './problems.ts';
import type { Field } from '../../forms/formFields.ts';
import type { Content, Draft, Problem } from '../../types.ts';

/** A step of Undo or Redo: the files to return to, and where the change was made. */
export interface HistoryEntry {
  readonly place: Place;
  readonly files: Files;
}

const START = {
  /** Names this content folder in the browser's storage. */
  root: '',
  forms: {} as Readonly<Record<string, Field>>,
  /** The files on disk, as last read or written. */
  saved: {} as Records,
  files: {} as Files,
  /** When each picture, video and logo was written, in ms; part of its address. */
  media: {} as Media,
  /** The next step of each is its last. */
  past: [] as readonly HistoryEntry[],
  future: [] as readonly HistoryEntry[],
  /** The field being typed into: letters typed in a row are one step. */
  typing: undefined as string | undefined,
  /** What Save would write. */
  draft: { files: [], removed: [] } as Draft,
  isChanged: false,
  /** The words of the last check. */
  checked: undefined as Files | undefined,
  /** All problems of the last check, and those of them that are shown, at the fields that show them. */
  found: [] as readonly Problem[],
  problems: [] as readonly Problem[],
  /** Keys of the fields left so far: only these are asked to be filled in. */
  left: new Set() as ReadonlySet<string>,
  /** Whether Save was refused: then every problem is shown. */
  isRefused: false,
  /** What the preview was made of, and the count of its changes; none before the first check. */
  shown: { files: {} as Files, media: {} as Media },
  version: undefined as number | undefined,
  isSaving: false,
  /** Whether the studio's server does not answer. */
  isOffline: false,
  note: '',
  /** Files with fields that were changed here and elsewhere. */
  conflicts: [] as readonly FileConflict[],
  /** The file whose form is open, and the page beside it. */
  open: FIRST_FILE,
  route: '/',
  /** The field to open and focus; a new object each time. */
  target: undefined as Place | undefined,
  /** The field that has, or had last, the focus. */
  focus: undefined as Place | undefined,
};

export type Studio = Readonly<typeof START>;
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
  const merged = mergeFromDisk({ ...saved, ...kept.saved }, mine, saved);
  const past = [{ place: { file: open, path: [] }, files: onDisk }];
  setFiles({ saved: merged.saved, files: merged.files, past });
  openFile(open);
  say(WORDS.restored);
}

/** Everything that changes words or what they are compared with comes through here. */
export function setFiles(change: Partial<Studio>): void {
  const { files, saved, open } = { ...studio.getState(), ...change };
  const draft = draftOf(saved, files);
  const isChanged = draft.files.length + draft.removed.length > 0;
  studio.setState({ ...change, draft, isChanged });
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
export function placeKey({ file, path }: Place): string {
  return JSON.stringify([file, path]);
}

/** Ends a row of typing; a field that was left empty is asked to be filled in from now on. */
export function leaveField(place: Place): void {
  studio.setState(({ left }) => ({ typing: undefined, left: new Set(left).add(placeKey(place)) }));
  showProblems();
}

/** Adds files that no words name yet: uploads, copies, or what was restored. */
export function addMedia(times: Media): void {
  studio.setState(({ media }) => ({ media: { ...media, ...times } }));
}

function travel(from: 'past' | 'future', to: 'past' | 'future'): void {
  const state = studio.getState();
  const entry = state[from].at(-1);
  if (!entry) return;
  const { place, files } = entry;
  const back = [...state[to], { place, files: state.files }];
  setFiles({ files, [from]: state[from].slice(0, -1), [to]: back, typing: undefined });
  goTo(place);
}

export function undo(): void {
  travel('past', 'future');
}

export function redo(): void {
  travel('future', 'past');
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

function placeOf({ file, field }: Problem): Place {
  return { file, path: field };
}

/** Shows the problems of the last check, but for fields that are still to be filled in. */
export function showProblems(): void {
  const { found, checked, isRefused, left, files, saved } = studio.getState();
  // The problems of words that were changed since are not those of today.
  if (files !== checked) return;
  const isShown = (problem: Problem) =>
    isRefused || left.has(placeKey(placeOf(problem))) || !isUntouched(problem, saved, files);
  studio.setState({ problems: placeProblems(found.filter(isShown), files, formOf) });
}

/** Opens the problem after the one that was opened last. */
export function nextProblem(): void {
  const { problems, target } = studio.getState();
  const places = problems.map(placeOf);
  const last = target ? places.map(placeKey).indexOf(placeKey(target)) : -1;
  const next = places[(last + 1) % places.length];
  if (next) goTo(next);
}
