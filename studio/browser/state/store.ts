import { freeze, produce } from 'immer';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { fileOfRoute, FIRST_FILE, routeShowing } from '../names.ts';
import {
  type EditableFiles,
  type Files,
  type Media,
  type Path,
  type Place,
  type Records,
  setAt,
  slugOf,
  valueAt,
} from './content.ts';
import { WORDS } from '../words.ts';
import { addressesOfPage, unsavedChangesOf } from './unsavedChanges.ts';
import type { ReactElement } from 'react';
import type { Problem, UnsavedChanges } from '../../server/content/contentFiles.ts';
import type { UnreadableFile } from '../../shared/unreadableFile.ts';
import type { StoredChanges } from '../../server/content/unsaved.ts';
import type { Step } from '../../shared/steps.ts';
import type { Content } from '../../server/http/contentRoutes.ts';
import type { Sample } from '../../server/content/findSamples.ts';
import type { Conflict, Side } from './merge.ts';

/** The files to return to, and where they were changed. */
interface HistoryEntry {
  readonly place: Place;
  readonly files: Files;
  /** Edits in a row with the same batch are one step. */
  readonly batch?: object | undefined;
}

interface EditOptions {
  /** Names the field: letters typed in a row are one step of Undo. */
  typing?: string | undefined;
  /** Edits in a row with the same object are one step of Undo. */
  batch?: object | undefined;
}

/** The newest words of another window that are here. */
export interface WordsOfWindow {
  revision: number;
  /** Its files by path; undefined for one that it removed. */
  files: Readonly<Record<string, unknown>>;
}

/** Fields that were changed here and elsewhere. */
export interface Conflicts {
  list: readonly Conflict[];
  /** Says what else changed them. */
  text: string;
  /** Merges again, with her choice. Returns whether that worked. */
  settle: (side: Side) => Promise<boolean>;
  /** They were found while saving, which goes on afterwards. */
  isSaving: boolean;
}

/** A sentence at the bottom of the window. */
export interface Note {
  text: string;
  /** Its way back, or on. */
  action?: { label: string; run: () => void } | undefined;
  /** Of a failure: it stays until she closes it. */
  isLasting?: boolean;
}

/** Dialogs that are opened by name: the state, and dialogs that lead to each other, import none of them. */
export type DialogName = 'publish' | 'samples' | 'versions';

/** A longer pause while typing ends a step of Undo. */
const TYPING_PAUSE_MS = 1500;

const START = {
  /** The files on disk, as last read or written. */
  saved: {} as Records,
  files: {} as Files,
  media: {} as Media,
  /** The words that were published last. */
  published: undefined as Files | undefined,
  /** Files that the site cannot read, until the owner was told. */
  unknownFiles: [] as readonly string[],
  /** Photographs from a phone. */
  inbox: [] as Content['inbox'],
  past: [] as readonly HistoryEntry[],
  future: [] as readonly HistoryEntry[],
  /** The field being typed into: letters typed in a row are one step. */
  typing: undefined as string | undefined,
  /** Time of the last change while typing; in ms since 1970. */
  typedAt: 0,
  /** Groups of files: each group is one page under all addresses that it had in this window. */
  renames: [] as readonly (readonly string[])[],
  unsaved: { files: [], removed: [] } as UnsavedChanges,
  isChanged: false,
  /** The words of the last check, and its problems. */
  checked: undefined as Files | undefined,
  found: [] as readonly Problem[],
  /** The problems to show, at their fields. */
  problems: [] as readonly Problem[],
  /** Fields the owner has left: only these report being empty. */
  left: new Set() as ReadonlySet<string>,
  /** Save was refused: every problem is shown. */
  isRefused: false,
  shown: { files: {} as Files, structure: '' },
  isSaving: false,
  note: undefined as Note | undefined,
  dialog: undefined as ReactElement | DialogName | undefined,
  failure: undefined as string | undefined,
  /** The studio was opened in another window, which edits from then on. */
  isTakenOver: false,
  /** The other window can have all words of this one. */
  isHandedOver: false,
  /** Why the studio does not answer, in words for the owner; empty while it does. */
  unreachable: '',
  /** The unsaved changes that the server has; null for none. */
  lastStored: null as StoredChanges | null,
  /** The words of other windows that are here, by the id of the window. */
  received: {} as Readonly<Record<string, WordsOfWindow>>,
  /** The id of the content folder; empty before it is read. */
  project: '',
  conflict: undefined as Conflicts | undefined,
  /** Conflicts with another window, until she has chosen. */
  postponed: undefined as Conflicts | undefined,
  /** Files that another program broke while they have unsaved changes. */
  unreadable: [] as readonly UnreadableFile[],
  /** The last publication, which goes on when its dialog is closed. */
  steps: [] as readonly Step[],
  /** Samples in the saved content, and what is unfinished there; undefined until they are counted. */
  samples: undefined as readonly Sample[] | undefined,
  /** The file whose form is open, and the page beside it. */
  openFile: FIRST_FILE,
  route: '/',
  /** The field to open and focus; a new object each time. */
  target: undefined as Place | undefined,
  /** The field that has, or had last, the focus. */
  focus: undefined as Place | undefined,
};

export type WindowState = Readonly<typeof START>;
export const studio = createStore<WindowState>(() => START);

/** The selector returns a part of the state, never a new object: React would loop. */
export function useStudio<Value>(selector: (state: WindowState) => Value): Value {
  return useStore(studio, selector);
}

/** Remembers that two files are the same page: saving keeps its comments, and the trash stays empty. */
export function rememberRename(from: string, to: string): void {
  const { renames } = studio.getState();
  const page = new Set([...addressesOfPage(renames, from), ...addressesOfPage(renames, to)]);
  const others = renames.filter((group) => !group.some((file) => page.has(file)));
  studio.setState({ renames: [...others, [...page]] });
}

/** The one place that changes files or the saved state. */
export function setFiles(change: Partial<WindowState>): void {
  // Only of frozen files is remembered what is in them.
  if (change.files) freeze(change.files, true);
  const state = { ...studio.getState(), ...change };
  const { files, openFile } = state;
  const unsaved = unsavedChangesOf(state);
  const isChanged = unsaved.files.length + unsaved.removed.length > 0;
  studio.setState({ ...change, unsaved, isChanged });
  if (!(openFile in files)) goTo({ file: FIRST_FILE, path: [] });
}

/** Changes the files by a recipe; `setAt(files, [path], undefined)` removes one. */
export function edit(
  place: Place,
  recipe: (files: EditableFiles) => void,
  { typing, batch }: EditOptions = {},
): void {
  const { files, past, typing: before, typedAt } = studio.getState();
  const next = produce(files, recipe);
  if (next === files) return;
  const now = Date.now();
  const isTypedOn = typing !== undefined && typing === before && now - typedAt < TYPING_PAUSE_MS;
  const isSameBatch = batch !== undefined && past.at(-1)?.batch === batch;
  const steps = isTypedOn || isSameBatch ? past : [...past, { place, files, batch }];
  setFiles({ files: next, past: steps, future: [], typing, typedAt: now, note: undefined });
}

/** Sets one field; undefined takes it out. With `typing`, calls in a row are one step. */
export function setValue(file: string, path: Path, value: unknown, typing?: string): void {
  const set = (files: EditableFiles) => {
    if (files[file] !== undefined) setAt(files, [file, ...path], value);
  };
  edit({ file, path }, set, { typing });
}

export function placeKey({ file, path }: Place): string {
  return JSON.stringify([file, path]);
}

/** Adds media that no words name yet: uploads, restored files. */
export function addMedia(times: Media): void {
  studio.setState(({ media }) => ({ media: { ...media, ...times } }));
}

function undoOrRedo(from: 'past' | 'future', to: 'past' | 'future'): void {
  const state = studio.getState();
  const entry = state[from].at(-1);
  if (!entry) return;
  const { files, ...step } = entry;
  const back = [...state[to], { ...step, files: state.files }];
  setFiles({ files, [from]: state[from].slice(0, -1), [to]: back, typing: undefined });
  goTo(step.place);
}

export const undo = () => undoOrRedo('past', 'future');
export const redo = () => undoOrRedo('future', 'past');

/** Shows a sentence for some seconds, until the next change or another form. */
export function say(text: string, action?: Note['action']): void {
  studio.setState({ note: { text, action } });
}

/** The way back for `say`, after a change. */
export const UNDO = { label: WORDS.undo, run: undo };

/** Closes a sentence, unless another one is shown by now. */
export function closeNote(note: Note): void {
  if (studio.getState().note === note) studio.setState({ note: undefined });
}

/** Opens a dialog in place of the open one; without an argument, closes that. */
export function openDialog(dialog?: ReactElement | DialogName): void {
  studio.setState({ dialog });
}

/** Opens the form of a file, and the page that shows it, unless a page is given. */
export function openForm(path: string, page?: string): void {
  const { files, route } = studio.getState();
  const openFile = path in files ? path : FIRST_FILE;
  // A page is shown from its top, a gallery where its title is.
  const focus = slugOf(openFile) === undefined ? undefined : { file: openFile, path: ['title'] };
  const shown = page ?? routeShowing(files, openFile) ?? route;
  openDialog();
  studio.setState({ openFile, focus, route: shown, target: undefined, note: undefined });
}

export function goTo(place: Place, page?: string): void {
  openForm(place.file, page);
  studio.setState({ target: { ...place }, focus: place });
}

/** A story gives a gallery a page of its own: it is shown in place of the page that shows the gallery. */
studio.subscribe(({ files, openFile, route }, before) => {
  const hasStory = (all: Files) => valueAt(all[openFile], ['story']) !== undefined;
  if (slugOf(openFile) === undefined || hasStory(files) === hasStory(before.files)) return;
  if (!(openFile in before.files) || route !== routeShowing(before.files, openFile)) return;
  studio.setState({ route: routeShowing(files, openFile) ?? route });
});

/** Follows the page where a link led: opens the form of that page. */
export function followRoute(route: string): void {
  const file = fileOfRoute(studio.getState().files, route);
  if (file !== undefined) openForm(file);
  studio.setState({ route });
}
