import { noteOf, post, read, Silence } from '../api.ts';
import { WORDS } from '../words.ts';
import { type Files, type Media, type Records, recordsOf, without } from './data.ts';
import { storeDraft } from './draft.ts';
import { mergeFromDisk } from './merge.ts';
import { nextProblem, setFiles, showProblems, studio } from './store.ts';
import type {
  Conflict,
  Content,
  ContentFile,
  DraftAnswer,
  Problem,
  SaveAnswer,
} from '../../types.ts';

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

/** Has the draft checked and shown in the preview: one request at a time, the latest words only. */
async function check(): Promise<void> {
  const { files, media, draft, checked } = studio.getState();
  if (files === checked) return;
  try {
    const { problems, version } = await post<DraftAnswer>('/api/draft', draft);
    const shown = problems.length === 0 && { shown: { files, media }, isRefused: false };
    studio.setState({ version, found: problems, checked: files, isOffline: false, ...shown });
    showProblems();
  } catch (error) {
    fail(error);
    checkSoon(RETRY_MS);
  }
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

function acceptSaved(sent: Files, written: readonly ContentFile[], media: Media): void {
  const { saved, files } = studio.getState();
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
  studio.setState({ found: problems, checked: files, isRefused: true });
  showProblems();
  nextProblem();
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
    const { media: known } = studio.getState();
    if (Object.entries(media).some(([path, time]) => known[path] !== time)) {
      studio.setState({ media: { ...known, ...media }, checked: undefined });
      checkSoon();
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
