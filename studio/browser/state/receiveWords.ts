import { api, fail } from '../api.ts';
import { WORDS } from '../words.ts';
import { setAt } from './content.ts';
import { mergeHandover } from './handedWords.ts';
import { edit, say, studio } from './store.ts';
import { keepUnsaved } from './keeping.ts';
import type { WaitingHandover } from '../../server/content/handover.ts';
import type { Conflict, Side } from './merge.ts';

/** Words of another window, and how to forget them once they are among the unsaved changes here. */
export interface ReceivedWords extends WaitingHandover {
  /** Tells her that they were added. */
  note: string;
  forget: () => Promise<unknown>;
}

/** Words that were changed here as well, until she has chosen. */
let undecided: readonly ReceivedWords[] = [];

/** Remembers that the words of a window are here. */
function noteReceived({ window, revision, files }: ReceivedWords): void {
  const { received } = studio.getState();
  const now = Object.entries(files).map(([path, data]) => [path, data.now] as const);
  const all = { ...received[window]?.files, ...Object.fromEntries(now) };
  studio.setState({ received: { ...received, [window]: { revision, files: all } } });
}

/** Changes the files that another window changed, and says so. Returns the conflicts. */
function add(words: ReceivedWords, prefer?: Side): readonly Conflict[] {
  const { files, received } = studio.getState();
  const known = received[words.window];
  // A newer version of its words came another way.
  if (known && words.revision <= known.revision) return [];
  const { changed, conflicts } = mergeHandover(files, words.files, known?.files ?? {}, prefer);
  const [file] = Object.keys(changed);
  if (file !== undefined) {
    edit({ file, path: [] }, (state) => {
      for (const [path, data] of Object.entries(changed)) setAt(state, [path], data);
    });
    say(words.note);
  }
  if (conflicts.length === 0) noteReceived(words);
  return conflicts;
}

/** Forgets words once the server has them among the unsaved changes of this window. */
async function forgetAdded(added: readonly ReceivedWords[]): Promise<void> {
  if (added.length === 0 || !(await keepUnsaved())) return;
  for (const { forget } of added) await forget();
}

/**
 * Merges words of other windows into the unsaved changes, and asks where both changed a field.
 */
export function receiveWords(received: readonly ReceivedWords[], prefer?: Side): void {
  const ids = new Set(received.map(({ id }) => id));
  const asked = new Set(undecided.map(({ id }) => id));
  const all = [...undecided.filter(({ id }) => !ids.has(id)), ...received];
  const conflicts = new Map(all.map((words) => [words, add(words, prefer)]));
  const isDecided = (words: ReceivedWords) => conflicts.get(words)?.length === 0;
  undecided = all.filter((words) => !isDecided(words));
  const found = [...conflicts.values()].flat();
  const settle = (side: Side) => {
    receiveWords([], side);
    return Promise.resolve(true);
  };
  const conflict =
    found.length > 0
      ? { list: found, text: WORDS.conflict.ofWindow, settle, isSaving: false }
      : undefined;
  const { conflict: shown, postponed } = studio.getState();
  // The same words may arrive again: she is not asked twice about them.
  const isNew = undecided.some(({ id }) => !asked.has(id));
  const isOutdated = shown !== undefined && shown === postponed;
  studio.setState({ postponed: conflict, ...((isNew || isOutdated) && { conflict }) });
  void forgetAdded(all.filter(isDecided));
}

/** Adds words that wait on the server. */
export function receiveFromServer(waiting: readonly WaitingHandover[]): void {
  receiveWords(
    waiting.map((words) => {
      const forget = () => api.handover[':id'].$delete({ param: { id: words.id } }).catch(fail);
      return { ...words, note: WORDS.addedFromWindow, forget };
    }),
  );
}
