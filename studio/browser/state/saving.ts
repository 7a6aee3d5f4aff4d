import { languageOf } from '../../../src/logic/language.ts';
import { answerOf, api, fail } from '../api.ts';
import { LANGUAGE, WORDS } from '../words.ts';
import { checkNow, nextProblem, showProblems } from './checks.ts';
import { type Files, recordsOf, valueAt, without } from './content.ts';
import { type Conflict, mergeFromDisk, type Side, unreadableFiles } from './merge.ts';
import { openDialog, setFiles, studio } from './store.ts';
import type { SaveAnswer } from '../../server/content/save.ts';

/** What comes after saving. */
const SAVED = {
  text: WORDS.justSaved,
  action: { label: WORDS.publish, run: () => openDialog('publish') },
};
/** The studio speaks the language of the site, which was changed. */
const OTHER_LANGUAGE = {
  text: WORDS.otherLanguage,
  action: { label: WORDS.reload, run: () => location.reload() },
};

/** What the window says when everything is saved. */
function noteOfSaved(files: Files) {
  const language = valueAt(files['messages.yaml'], ['document', 'language']);
  const isOther = typeof language === 'string' && languageOf(language) !== LANGUAGE;
  return isOther ? OTHER_LANGUAGE : SAVED;
}

/** Counts the times that the content was asked for or saved. */
let reads = 0;
/** The last one whose answer counts. */
let lastRead = 0;
/** The disk may have changed during a save. */
let isOutdated = false;

/** Reads the disk again and merges its changes with hers, field by field. Returns the conflicts. */
export async function reload(prefer?: Side): Promise<readonly Conflict[] | undefined> {
  // During a save, the disk is incomplete; `save` reads it afterwards.
  isOutdated = studio.getState().isSaving;
  if (isOutdated) return undefined;
  const read = (reads += 1);
  const disk = await answerOf(api.content.$get()).catch(fail);
  isOutdated = studio.getState().isSaving;
  if (!disk || isOutdated) return undefined;
  // Older than what the window knows.
  if (read < lastRead) return reload(prefer);
  lastRead = read;
  const { saved: known, files: mine, renames, media, note } = studio.getState();
  const before = { saved: known, files: mine, renames };
  const records = recordsOf(disk.files);
  const { saved, files, conflicts } = mergeFromDisk(before, records, prefer);
  const anew = files !== mine && { past: [], future: [], note: { text: WORDS.changedElsewhere } };
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

/** Shows what the server says about a save of files. Returns whether they are saved. */
async function applyAnswer(answer: SaveAnswer, files: Files): Promise<boolean> {
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
    note: now === files ? noteOfSaved(files) : undefined,
  });
  return true;
}

/**
 * Saves everything. Returns whether it is saved; if not, the window shows why.
 *
 * @param overwrite files that cannot be read on disk, to be replaced
 */
export async function save(overwrite: readonly string[] = []): Promise<boolean> {
  const { unsaved, files, isChanged, isSaving, postponed } = studio.getState();
  if (!isChanged || isSaving) return !isSaving;
  if (postponed) {
    studio.setState({ conflict: { ...postponed, isSaving: true } });
    return false;
  }
  studio.setState({ isSaving: true, typing: undefined, note: undefined });
  const sent = { ...unsaved, overwrite: [...overwrite] };
  const answer = await answerOf(api.save.$post({ json: sent })).catch(fail);
  studio.setState({ isSaving: false });
  const isSaved = answer ? await applyAnswer(answer, files) : false;
  if (isOutdated) void reload();
  return isSaved;
}
