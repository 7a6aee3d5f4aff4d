import { produce } from 'immer';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { noteOf, post, read, Silence } from '../api.ts';
import { fileOfRoute, FIRST_FILE, isWordsFile, routeShowing, slugOf } from '../names.ts';
import { WORDS } from '../words.ts';
import { type Files, type Media, type Path, type Place, type Records, setAt } from './data.ts';
import { draftOf, isEmpty, restoreDraft, storeDraft } from './draft.ts';
import { mergeFromDisk } from './merge.ts';
import { isUntouched, placeProblems } from './problems.ts';
import type { Field } from '../../forms/formFields.ts';
import type {
  Conflict,
  Content,
  ContentFile,
  Draft,
  DraftAnswer,
  Problem,
  SaveAnswer,
} from '../../types.ts';

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
  /** All problems of the last check, and those of them that are shown, at the fields that show them. */
  readonly found: readonly Problem[];
  readonly problems: readonly Problem[];
  /** Fields left so far, as JSON of their places: only these are asked to be filled in. */
  readonly left: ReadonlySet<string>;
  /** Whether Save was refused: then every problem is shown. */
  readonly isRefused: boolean;
  /** Counts the states of the preview, which was made of `shown`. */
  readonly version: number;
  readonly shown: Shown;
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

/** No key for so long: the draft is checked. */
const QUIET_MS = 350;
const RETRY_MS = 2000;
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
  found: [],
  problems: [],
  left: new Set(),
  isRefused: false,
  version: 0,
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

function recordsOf(files: readonly ContentFile[]): Records {
  return Object.fromEntries(files.map((file) => [file.path, file]));
}

function dataOf(records: Records): Files {
  return Object.fromEntries(Object.values(records).map(({ path, data }) => [path, data]));
}

/** Begins with the content on disk, and with the unsaved changes that this browser kept. */
export function start({ files, media, forms }: Content, root: string): void {
  const saved = recordsOf(files);
  const onDisk = dataOf(saved);
  checkedFiles = undefined;
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
function setFiles(change: Partial<Studio>): void {
  const { files, saved, open } = { ...studio.getState(), ...change };
  const draft = draftOf(saved, files);
  studio.setState({ ...change, draft, isChanged: !isEmpty(draft) });
  if (!(open in files)) openFile(FIRST_FILE);
  storeDraft(studio.getState());
  checkSoon();
}

/** Changes the files by a recipe on an immer draft; `delete files[path]` removes a file. */
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

function keyOf(file: string, path: Path): string {
  return JSON.stringify([file, path]);
}

/** Ends a row of typing; a field that was left empty is asked to be filled in from now on. */
export function leaveField({ file, path }: Place): void {
  studio.setState(({ left }) => ({
    typing: undefined,
    left: new Set(left).add(keyOf(file, path)),
  }));
  showProblems();
}

/** Adds a file that was uploaded or copied, which no words name yet. */
export function addMedia({ path, time }: { path: string; time: number }): void {
  studio.setState(({ media }) => ({ media: { ...media, [path]: time } }));
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

let timer: ReturnType<typeof setTimeout> | undefined;
let checks = Promise.resolve();
/** The words of the last check. */
let checkedFiles: Files | undefined;

function checkSoon(wait = QUIET_MS): void {
  clearTimeout(timer);
  timer = setTimeout(() => (checks = checks.then(check)), wait);
}

/** Has the draft checked and shown in the preview: one request at a time, the latest words only. */
async function check(): Promise<void> {
  const { files, media, draft } = studio.getState();
  if (files === checkedFiles) return;
  try {
    const { problems, version } = await post<DraftAnswer>('/api/draft', draft);
    checkedFiles = files;
    const shown = problems.length === 0 && { version, shown: { files, media }, isRefused: false };
    studio.setState({ found: problems, isOffline: false, ...shown });
    showProblems();
  } catch (error) {
    fail(error);
    checkSoon(RETRY_MS);
  }
}

function showProblems(): void {
  const { found, isRefused, left, files, saved } = studio.getState();
  // The problems of words that were changed since are not those of today.
  if (files !== checkedFiles) return;
  const isLeft = ({ file, field }: Problem) => left.has(keyOf(file, field));
  const shown = isRefused ? found : found.filter((p) => isLeft(p) || !isUntouched(p, saved, files));
  studio.setState({ problems: placeProblems(shown, files, formOf) });
}

function fail(error: unknown): void {
  const isOffline = error instanceof Silence;
  studio.setState(isOffline ? { isOffline } : { note: noteOf(error) });
}

/** Saves everything. Returns whether it is saved; if not, the window shows why. */
export async function save(): Promise<boolean> {
  const { draft, files, isChanged, isSaving } = studio.getState();
  if (!isChanged || isSaving) return !isSaving;
  studio.setState({ isSaving: true, typing: undefined, note: '' });
  const answer = await post<SaveAnswer>('/api/save', draft).catch(fail);
  studio.setState({ isSaving: false });
  if (!answer) return false;
  if ('saved' in answer) {
    acceptSaved(files, answer.saved, answer.media);
    return true;
  }
  if ('problems' in answer) {
    refuse(files, answer.problems);
    return false;
  }
  const theirs = answer.conflicts.flatMap((conflict) => conflict.theirs ?? []);
  const paths = answer.conflicts.map(({ path }) => path);
  const disk = { ...without(studio.getState().saved, paths), ...recordsOf(theirs) };
  const conflicts = mergeDisk(disk);
  studio.setState({ conflicts });
  return conflicts.length === 0 && save();
}

function without<Value>(all: Readonly<Record<string, Value>>, paths: readonly string[]) {
  return Object.fromEntries(Object.entries(all).filter(([path]) => !paths.includes(path)));
}

function acceptSaved(sent: Files, written: readonly ContentFile[], media: Media): void {
  const { saved, draft, files } = studio.getState();
  // Compared with her words from now on; the fields may be written in another order.
  const records = written.map((file) => ({ ...file, data: sent[file.path] }));
  const removed = Object.keys(saved).filter((path) => !(path in sent));
  setFiles({
    saved: { ...without(saved, removed), ...recordsOf(records) },
    media: { ...studio.getState().media, ...media },
    isRefused: false,
    note: files === sent ? WORDS.justSaved : '',
  });
}

/** Shows every problem, and opens the field of the first. */
function refuse(files: Files, problems: readonly Problem[]): void {
  checkedFiles = files;
  studio.setState({ found: problems, isRefused: true });
  showProblems();
  nextProblem();
}

/** Opens the problem after the one that was opened last. */
export function nextProblem(): void {
  const { problems, target } = studio.getState();
  const last = problems.findIndex(
    ({ file, field }) => target && keyOf(file, field) === keyOf(target.file, target.path),
  );
  const next = problems[(last + 1) % problems.length];
  if (next) goTo({ file: next.file, path: next.field });
}

/** Takes over what was changed on disk. Returns the files with fields that she changed as well. */
function mergeDisk(disk: Records): Conflict[] {
  const { saved, files } = studio.getState();
  const merged = mergeFromDisk(saved, files, disk);
  if (merged.files === files) setFiles({ saved: merged.saved });
  else
    setFiles({
      saved: merged.saved,
      files: merged.files,
      past: [],
      future: [],
      note: WORDS.changedElsewhere,
    });
  return merged.conflicts;
}

/** Reads the disk again and merges its changes with hers, field by field. */
export async function reload(): Promise<void> {
  try {
    const { files, media } = await read<Content>('/api/content');
    if (JSON.stringify(media) !== JSON.stringify(studio.getState().media)) {
      studio.setState({ media });
      checkedFiles = undefined;
    }
    studio.setState({ isOffline: false });
    mergeDisk(recordsOf(files));
  } catch (error) {
    fail(error);
  }
}

/** Ends the conflicts with what she chose of each file; a file that is not among it is removed. */
export function settleConflicts(settled: Files): void {
  const { saved, files, conflicts } = studio.getState();
  const paths = conflicts.map(({ path }) => path);
  const theirs = recordsOf(conflicts.flatMap((conflict) => conflict.theirs ?? []));
  setFiles({
    saved: { ...without(saved, paths), ...theirs },
    files: { ...without(files, paths), ...settled },
    past: [],
    future: [],
    conflicts: [],
  });
}

/** Leaves the conflicts for the next Save. */
export function postponeConflicts(): void {
  studio.setState({ conflicts: [] });
}

/** Notices that the studio has ended, or is there again. */
export async function ping(): Promise<void> {
  const { isOffline } = studio.getState();
  const answers = await fetch('/', { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  if (answers && isOffline) await reload();
  else studio.setState({ isOffline: !answers });
}
