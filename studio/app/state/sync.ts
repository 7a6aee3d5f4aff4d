import { isSame } from '../../content/data.ts';
import { noteOf, request, Silence } from '../api.ts';
import { fileShowing, FIRST_FILE } from '../names.ts';
import { WORDS } from '../words.ts';
import {
  type Files,
  type Media,
  mediaPlaces,
  type Place,
  type Records,
  recordsOf,
  valueAt,
  without,
} from './content.ts';
import { mergeFromDisk } from './merge.ts';
import { formOf, goTo, placeKey, setFiles, storeDraft, type Studio, studio } from './store.ts';
import type {
  Conflict,
  Content,
  ContentFile,
  DraftAnswer,
  Problem,
  SaveAnswer,
} from '../../types.ts';

const placeOf = ({ file, field }: Problem): Place => ({ file, path: field });

/** Whether a problem is one of a field that is new and still empty. */
function isUntouched({ file, field }: Problem, { files, saved }: Studio): boolean {
  const value = valueAt(files[file], field) ?? '';
  const isBlank = value === '' || (Array.isArray(value) && value.length === 0);
  return field.length > 0 && isBlank && !isSame(value, valueAt(saved[file]?.data, field));
}

/**
 * The same problem at the field that shows it. One of a picture belongs to the field that names it;
 * one of another file without a form stands above a form, with the name of the file.
 */
function placed(problem: Problem, { files }: Studio, named: ReturnType<typeof mediaPlaces>) {
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

/** Shows the problems of the last check, but for fields that are still to be filled in. */
export function showProblems(): void {
  const state = studio.getState();
  const { found, checked, isRefused, left, files } = state;
  // The problems of words that were changed since are not those of today.
  if (files !== checked) return;
  const isShown = (problem: Problem) =>
    isRefused || left.has(placeKey(placeOf(problem))) || !isUntouched(problem, state);
  const named = mediaPlaces(files, formOf);
  const problems = found.filter(isShown).map((problem) => placed(problem, state, named));
  studio.setState({ problems });
}

/** Ends a row of typing; a field that was left empty is asked to be filled in from now on. */
export function leaveField(place: Place): void {
  studio.setState(({ left }) => ({ typing: undefined, left: new Set(left).add(placeKey(place)) }));
  showProblems();
}

/** Opens the problem after the one that was opened last. */
export function nextProblem(): void {
  const { problems, target } = studio.getState();
  const places = problems.map(placeOf);
  const last = target ? places.map(placeKey).indexOf(placeKey(target)) : -1;
  const next = places[(last + 1) % places.length];
  if (next) goTo(next);
}

/** No key for so long: the draft is checked. */
const QUIET_MS = 350;
const RETRY_MS = 2000;

let timer: ReturnType<typeof setTimeout> | undefined;
let checks = Promise.resolve();

function checkSoon(wait = QUIET_MS): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    checks = checks.then(check);
  }, wait);
}

/** Shows the draft in the preview again, which showed something else. */
export function checkNow(): void {
  studio.setState({ checked: undefined });
  checkSoon(0);
}

studio.subscribe((state, before) => {
  if (state.draft === before.draft) return;
  storeDraft(state);
  checkSoon();
});

function fail(error: unknown): void {
  studio.setState(error instanceof Silence ? { isOffline: true } : { note: noteOf(error) });
}

/** Has the draft checked and shown in the preview: one request at a time, the latest words only. */
async function check(): Promise<void> {
  const { files, media, draft, checked } = studio.getState();
  if (files === checked) return;
  try {
    const { problems } = await request<DraftAnswer>('POST', '/api/draft', draft);
    const shown = problems.length === 0 && { shown: { files, media }, isRefused: false };
    studio.setState({ found: problems, checked: files, isOffline: false, ...shown });
    showProblems();
  } catch (error) {
    fail(error);
    checkSoon(RETRY_MS);
  }
}

/** Saves everything. Returns whether it is saved; if not, the window shows why. */
export async function save(): Promise<boolean> {
  const { draft, files, isChanged, isSaving } = studio.getState();
  if (!isChanged || isSaving) return !isSaving;
  studio.setState({ isSaving: true, typing: undefined, note: '' });
  const answer = await request<SaveAnswer>('POST', '/api/save', draft).catch(fail);
  studio.setState({ isSaving: false });
  if (!answer) return false;
  if ('saved' in answer) {
    acceptSaved(files, answer.saved, answer.media);
    return true;
  }
  if ('problems' in answer) {
    studio.setState({ found: answer.problems, checked: files, isRefused: true });
    showProblems();
    nextProblem();
    return false;
  }
  const conflicts = mergeDisk(withTheirs(answer.conflicts));
  studio.setState({ conflicts });
  return conflicts.length === 0 && save();
}

function acceptSaved(sent: Files, written: readonly ContentFile[], times: Media): void {
  const { saved, files, media } = studio.getState();
  // Compared with her words from now on; the fields may be written in another order.
  const records = written.map((file) => ({ ...file, data: sent[file.path] }));
  const removed = Object.keys(without(saved, Object.keys(sent)));
  setFiles({
    saved: { ...without(saved, removed), ...recordsOf(records) },
    media: { ...media, ...times },
    isRefused: false,
    note: files === sent ? WORDS.justSaved : '',
  });
}

/** The files on disk, with those in conflict as they are there now. */
function withTheirs(conflicts: readonly Conflict[]): Records {
  const paths = conflicts.map(({ path }) => path);
  const theirs = recordsOf(conflicts.flatMap((conflict) => conflict.theirs ?? []));
  return { ...without(studio.getState().saved, paths), ...theirs };
}

/** Takes over what was changed on disk. Returns the files with fields that she changed as well. */
function mergeDisk(disk: Records) {
  const before = studio.getState();
  const { saved, files, conflicts } = mergeFromDisk(before.saved, before.files, disk);
  const anew = { past: [], future: [], note: WORDS.changedElsewhere };
  setFiles({ saved, files, ...(files !== before.files && anew) });
  return conflicts;
}

/** Ends the conflicts; `isTheirs` says of each field that both changed whether theirs counts. */
export function settleConflicts(isTheirs: (field: Place) => boolean): void {
  const { saved, files, conflicts } = studio.getState();
  const settled = mergeFromDisk(saved, files, withTheirs(conflicts), isTheirs);
  setFiles({ ...settled, past: [], future: [] });
}

/** Reads the disk again and merges its changes with hers, field by field. */
export async function reload(): Promise<void> {
  try {
    const { files, media } = await request<Content>('GET', '/api/content');
    const { media: known } = studio.getState();
    if (Object.entries(media).some(([path, time]) => known[path] !== time)) {
      studio.setState({ media: { ...known, ...media } });
      checkNow();
    }
    studio.setState({ isOffline: false });
    mergeDisk(recordsOf(files));
  } catch (error) {
    fail(error);
  }
}

/** Notices that the studio has ended, or is there again. */
export async function ping(): Promise<void> {
  if (studio.getState().isOffline) return reload();
  await fetch('/', { method: 'HEAD' }).catch(() => studio.setState({ isOffline: true }));
}
