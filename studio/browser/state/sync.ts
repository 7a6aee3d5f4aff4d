import { isEmpty, isSame } from '../../shared/data.ts';
import { noteOf, request, TakenOver, Unreachable, WINDOW_ID } from '../api.ts';
import { fileShowing, FIRST_FILE } from '../names.ts';
import { WORDS } from '../words.ts';
import {
  type Files,
  leavesOf,
  type Media,
  mediaPlaces,
  type Place,
  recordsOf,
  valueAt,
  without,
} from './content.ts';
import { dataOfDraft } from './handedWords.ts';
import { type Conflict, mergeFromDisk, type Side, unreadableFiles } from './merge.ts';
import { nextRevision } from './revision.ts';
import {
  goTo,
  openFile,
  placeKey,
  rememberRename,
  say,
  setFiles,
  studio,
  unsavedOf,
} from './store.ts';
import type { Problem } from '../../server/content/contentFiles.ts';
import type { DraftAnswer } from '../../server/content/openStudio.ts';
import type { SaveAnswer } from '../../server/content/save.ts';
import type { Content } from '../../server/http/app.ts';
import type { UnsavedAnswer } from '../../server/http/windows.ts';

const placeOf = ({ file, field }: Problem): Place => ({ file, path: field });

/** The problem at the field that shows it: of a picture, the field that names it. */
function placed(problem: Problem, files: Files, named: ReturnType<typeof mediaPlaces>): Problem {
  const { file, message, line } = problem;
  if (file in files) {
    const isUnread = files[file] === undefined && line !== undefined;
    return isUnread ? { ...problem, message: WORDS.inLine(line, message) } : problem;
  }
  const place = named.get(file);
  if (place) return { ...problem, file: place.file, field: [...place.path] };
  const near = fileShowing(file);
  const shown = near in files ? near : FIRST_FILE;
  return { ...problem, file: shown, field: [], message: `content/${file} ${message}` };
}

/** Shows the problems of the last check, except for empty fields the owner has not left. */
function showProblems(): void {
  const { found, checked, isRefused, left, files } = studio.getState();
  // Stale: words were changed since the check.
  if (files !== checked) return;
  const isUnfilled = ({ file, field }: Problem) =>
    field.length > 0 && isEmpty(valueAt(files[file], field));
  const named = mediaPlaces(files);
  const problems = found
    .filter((one) => isRefused || !isUnfilled(one) || left.has(placeKey(placeOf(one))))
    .map((one) => placed(one, files, named));
  studio.setState({ problems });
}

/** Ends a typing step of Undo; from now on an empty field is reported. */
export function leaveField(place: Place): void {
  studio.setState(({ left }) => ({ typing: undefined, left: new Set(left).add(placeKey(place)) }));
  showProblems();
}

export function nextProblem(): void {
  const { problems, target } = studio.getState();
  const places = problems.map(placeOf);
  const last = target ? places.map(placeKey).indexOf(placeKey(target)) : -1;
  const next = places[(last + 1) % places.length];
  if (next) goTo(next);
}

const QUIET_MS = 350;

let timer: ReturnType<typeof setTimeout> | undefined;
let checks = Promise.resolve();
/** Does not wait for checks, which take seconds. */
let keeping = Promise.resolve(true);
/** Whether a check is needed even if no words changed, also while another one runs. */
let isStale = false;

function checkSoon(wait: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    void keepUnsaved();
    checks = checks.then(check);
  }, wait);
}

/** Begins with the content on disk, and with the unsaved changes that the studio kept. */
export function begin(content: Content, { unsaved, setAside }: Partial<UnsavedAnswer>): void {
  const { files: onDisk, media, ...others } = content;
  const disk = recordsOf(onDisk);
  const files = Object.fromEntries(onDisk.map(({ path, data }) => [path, data]));
  const shown = { files, structure: '' };
  const read = { ...others, media, saved: disk, files, shown };
  studio.setState({ ...studio.getInitialState(), ...read });
  if (setAside !== undefined) say(WORDS.setAside(setAside));
  if (!unsaved) return;
  const { draft, open, saved, window = '', revision = 0 } = unsaved;
  // From now on these are the changes of this window.
  const kept = { draft, saved, open, window: WINDOW_ID };
  studio.setState({ kept, received: { [window]: { revision, files: dataOfDraft(draft) } } });
  const changed = Object.fromEntries(draft.files.map(({ path, data }) => [path, data]));
  const removed = draft.removed.map(({ path }) => path);
  const mine = { ...without(files, removed), ...changed };
  for (const { path, renamedFrom } of draft.files)
    if (renamedFrom !== undefined) rememberRename(renamedFrom, path);
  const { renames } = studio.getState();
  const merged = mergeFromDisk({ saved: { ...disk, ...saved }, files: mine, renames }, disk);
  const past = [{ place: { file: open, path: [] }, files }];
  const unreadable = unreadableFiles(disk, merged.files);
  setFiles({ saved: merged.saved, files: merged.files, past, unreadable });
  openFile(open);
  say(WORDS.restored);
}

/** Sends the unsaved changes, if the studio does not have them. Returns whether it has them. */
async function sendUnsaved(): Promise<boolean> {
  const state = studio.getState();
  const unsaved = unsavedOf(state, WINDOW_ID);
  if (isSame(unsaved, state.kept)) return true;
  try {
    await request('PUT', `/api/unsaved?revision=${nextRevision()}`, unsaved);
  } catch (error) {
    fail(error);
    return false;
  }
  studio.setState({ kept: unsaved });
  return true;
}

/** Has the studio keep the unsaved changes. Returns whether it has them. */
export function keepUnsaved(): Promise<boolean> {
  // One request at a time: an older one must not arrive last.
  keeping = keeping.then(sendUnsaved);
  return keeping;
}

/** Sends the changes of the last moment before the window closes. */
export function keepWhileClosing(): void {
  const state = studio.getState();
  const unsaved = unsavedOf(state, WINDOW_ID);
  if (isSame(unsaved, state.kept) || state.isHandedOver) return;
  const path = `/api/closing?revision=${nextRevision()}`;
  void request('PUT', path, unsaved, true).catch(fail);
}

/** Checks again although no words changed, such as after viewing a version. */
export function checkNow(): void {
  studio.setState({ checked: undefined });
  isStale = true;
  checkSoon(0);
}

studio.subscribe((state, before) => {
  if (state.draft !== before.draft) checkSoon(QUIET_MS);
  if (state.unreachable === '' && before.unreachable !== '') checkSoon(0);
});

/** Shows why a request failed, unless the window shows it anyway until that ends. */
export function fail(error: unknown): void {
  const isShown = error instanceof Unreachable || error instanceof TakenOver;
  if (!isShown) studio.setState({ note: noteOf(error) });
}

/** Everything that swapping words cannot show: pictures, choices, and the number of entries. */
function structure(files: Files, media: Media): string {
  const parts = leavesOf(files).map(({ field, value, ...place }) => ({
    ...place,
    value: field.kind === 'text' || value,
  }));
  return JSON.stringify([parts, media]);
}

/** Has the draft checked and shown in the preview: one request at a time, the latest words only. */
async function check(): Promise<void> {
  const { files, media, draft, checked } = studio.getState();
  if (files === checked && !isStale) return;
  isStale = false;
  const answer = await request<DraftAnswer>('POST', '/api/draft', draft).catch(fail);
  if (!answer) return;
  const isClean = answer.problems.length === 0;
  const shown = isClean && { files, structure: structure(files, media) };
  studio.setState({
    found: answer.problems,
    checked: files,
    ...(shown && { shown, isRefused: false }),
  });
  showProblems();
}

/** Shows fields that were changed on disk as well, or saves again if they could be merged. */
async function settleConflicts(): Promise<boolean> {
  const list = await reload();
  if (!list) return false;
  if (list.length === 0) {
    // Files that cannot be read stay as they are, and are shown with their reason.
    return studio.getState().unreadable.length === 0 && save();
  }
  const settle = async (side: Side) => (await reload(side)) !== undefined;
  studio.setState({ conflict: { list, text: WORDS.conflict.text, settle, isSaving: true } });
  return false;
}

/**
 * Saves everything. Returns whether it is saved; if not, the window shows why.
 *
 * @param overwrite files that cannot be read on disk, to be replaced
 */
export async function save(overwrite: readonly string[] = []): Promise<boolean> {
  const { draft, files, isChanged, isSaving, postponed } = studio.getState();
  if (!isChanged || isSaving) return !isSaving;
  if (postponed) {
    studio.setState({ conflict: { ...postponed, isSaving: true } });
    return false;
  }
  studio.setState({ isSaving: true, typing: undefined, note: '' });
  const sent = { ...draft, overwrite };
  const answer = await request<SaveAnswer>('POST', '/api/save', sent).catch(fail);
  studio.setState({ isSaving: false });
  if (!answer) return false;
  if ('unreadable' in answer) {
    studio.setState({ unreadable: answer.unreadable });
    return false;
  }
  if ('conflicts' in answer) return settleConflicts();
  if ('problems' in answer) {
    studio.setState({ found: answer.problems, checked: files, isRefused: true });
    showProblems();
    nextProblem();
    return false;
  }
  // Answers about the content before the save are outdated now.
  lastRead = reads += 1;
  const { saved, files: now, media } = studio.getState();
  // Compare with the owner's data from now on: the file may order fields differently.
  const records = answer.saved.map((file) => ({ ...file, data: files[file.path] }));
  const removed = Object.keys(without(saved, Object.keys(files)));
  setFiles({
    saved: { ...without(saved, removed), ...recordsOf(records) },
    media: { ...media, ...answer.media },
    isRefused: false,
    unreadable: [],
    note: now === files ? WORDS.justSaved : '',
  });
  return true;
}

/** Counts the times that the content was asked for or saved. */
let reads = 0;
/** The last one whose answer counts. */
let lastRead = 0;

/** Reads the disk again and merges its changes with hers, field by field. Returns the conflicts. */
export async function reload(prefer?: Side): Promise<readonly Conflict[] | undefined> {
  // During a save, the disk is incomplete.
  if (studio.getState().isSaving) return undefined;
  const read = (reads += 1);
  const disk = await request<Content>('GET', '/api/content').catch(fail);
  if (!disk || studio.getState().isSaving) return undefined;
  // Older than what the window knows.
  if (read < lastRead) return reload(prefer);
  lastRead = read;
  const { saved: known, files: mine, renames, media, note } = studio.getState();
  const before = { saved: known, files: mine, renames };
  const records = recordsOf(disk.files);
  const { saved, files, conflicts } = mergeFromDisk(before, records, prefer);
  const anew = files !== mine && { past: [], future: [], note: WORDS.changedElsewhere };
  const { published, inbox } = disk;
  setFiles({
    saved,
    files,
    media: { ...media, ...disk.media },
    ...{ published, inbox, unreadable: unreadableFiles(records, files) },
    note,
    ...anew,
  });
  if (Object.entries(disk.media).some(([path, time]) => media[path] !== time)) checkNow();
  return conflicts;
}
