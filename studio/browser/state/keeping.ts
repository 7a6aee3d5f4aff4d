import { freeze } from 'immer';
import { isSame } from '../../shared/data.ts';
import { api, fail, WINDOW_ID } from '../api.ts';
import { WORDS } from '../words.ts';
import { recordsOf, without } from './content.ts';
import { dataOfChanges } from './handedWords.ts';
import { mergeFromDisk, unreadableFiles } from './merge.ts';
import { revisionQuery } from './revision.ts';
import { openForm, rememberRename, say, setFiles, studio } from './store.ts';
import { changesToStore } from './unsavedChanges.ts';
import type { Content } from '../../server/http/contentRoutes.ts';
import type { KeptChanges } from '../../server/content/unsaved.ts';

/** Begins with the content on disk, and with the unsaved changes that the studio kept. */
export function begin(content: Content, { unsaved, setAside }: KeptChanges): void {
  const { files: onDisk, media, ...others } = content;
  const disk = recordsOf(onDisk);
  // Frozen, as `setFiles` has them.
  const files = freeze(Object.fromEntries(onDisk.map(({ path, data }) => [path, data])), true);
  const shown = { files, structure: '' };
  const read = { ...others, media, saved: disk, files, shown };
  studio.setState({ ...studio.getInitialState(), ...read });
  if (setAside !== undefined) say(WORDS.setAside(setAside));
  if (!unsaved) return;
  const { changes, openFile, saved, window = '', revision = 0 } = unsaved;
  // From now on these are the changes of this window.
  const lastStored = { changes, saved, openFile, window: WINDOW_ID };
  studio.setState({
    lastStored,
    received: { [window]: { revision, files: dataOfChanges(changes) } },
  });
  const changed = Object.fromEntries(changes.files.map(({ path, data }) => [path, data]));
  const removed = changes.removed.map(({ path }) => path);
  const mine = { ...without(files, removed), ...changed };
  for (const { path, renamedFrom } of changes.files)
    if (renamedFrom !== undefined) rememberRename(renamedFrom, path);
  const { renames } = studio.getState();
  const merged = mergeFromDisk({ saved: { ...disk, ...saved }, files: mine, renames }, disk);
  const past = [{ place: { file: openFile, path: [] }, files }];
  const unreadable = unreadableFiles(disk, merged.files);
  setFiles({ saved: merged.saved, files: merged.files, past, unreadable });
  openForm(openFile);
  say(WORDS.restored);
}

/** Sends the unsaved changes, if the studio does not have them. Returns whether it has them. */
async function sendUnsaved(): Promise<boolean> {
  const state = studio.getState();
  const unsaved = changesToStore(state, WINDOW_ID);
  if (isSame(unsaved, state.lastStored)) return true;
  try {
    await api.unsaved.$put({ query: revisionQuery(), json: unsaved });
  } catch (error) {
    fail(error);
    return false;
  }
  studio.setState({ lastStored: unsaved });
  return true;
}

/** Does not wait for checks, which take seconds. */
let keeping = Promise.resolve(true);

/** Has the studio keep the unsaved changes. Returns whether it has them. */
export function keepUnsaved(): Promise<boolean> {
  // One request at a time: an older one must not arrive last.
  keeping = keeping.then(sendUnsaved);
  return keeping;
}

/** Sends the changes of the last moment before the window closes. */
export function keepWhileClosing(): void {
  const state = studio.getState();
  const unsaved = changesToStore(state, WINDOW_ID);
  if (isSame(unsaved, state.lastStored) || state.isHandedOver) return;
  // Browsers keep 64 kB of it alive after the window has closed.
  const request = { query: revisionQuery(), json: unsaved };
  api.closing.$put(request, { init: { keepalive: true } }).catch(fail);
}
