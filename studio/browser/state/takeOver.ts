import { answerOf, api, fail, noteOf } from '../api.ts';
import { connect, disconnect, onServerEvent } from '../serverEvents.ts';
import { readRecords, writeRecord } from './browserRecord.ts';
import { filesToHandOver } from './handedWords.ts';
import { receiveFromServer, receiveWords } from './receiveWords.ts';
import { revisionQuery } from './revision.ts';
import { openForm, say, studio } from './store.ts';
import { begin } from './keeping.ts';
import { checkNow } from './checks.ts';

/** The browser has each letter after this time, in ms. */
const RECORD_MS = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

/** The words that the server does not have. */
function unsentFiles() {
  const state = studio.getState();
  return state.isHandedOver ? undefined : filesToHandOver(state.lastStored, state);
}

/** Writes the words that the server does not have into the browser. */
export function writeRecordNow(): void {
  clearTimeout(timer);
  timer = undefined;
  const { project } = studio.getState();
  if (project !== '') void writeRecord(project, unsentFiles());
}

async function sendHandover(): Promise<void> {
  if (studio.getState().isHandedOver) return;
  const { unsaved } = studio.getState();
  const files = unsentFiles() ?? null;
  const request = api.handover.$put({ query: revisionQuery(), json: files });
  const { isEditing } = await answerOf(request);
  // Words that were typed meanwhile are sent with the next call.
  const isHandedOver = !isEditing && studio.getState().unsaved === unsaved;
  studio.setState({ isTakenOver: !isEditing, isHandedOver });
  writeRecordNow();
}

/** The running request, which others wait for. */
let handingOver: Promise<void> | undefined;

/** Sends the words that the server does not have, for the window that edits now. */
export function handOver(): Promise<void> {
  handingOver ??= sendHandover().finally(() => (handingOver = undefined));
  return handingOver;
}

onServerEvent('handOver', () => {
  studio.setState({ isTakenOver: true });
});
onServerEvent('handedOver', () => {
  answerOf(api.handover.$get()).then(receiveFromServer).catch(fail);
});

studio.subscribe((state, before) => {
  const isChanged = state.unsaved !== before.unsaved;
  // While she types without a pause, too.
  if (isChanged || state.lastStored !== before.lastStored)
    timer ??= setTimeout(writeRecordNow, RECORD_MS);
  if (!state.isTakenOver) return;
  // An upload may end after the words were handed over.
  if (isChanged && state.isHandedOver) studio.setState({ isHandedOver: false });
  const isBack = state.unreachable === '' && before.unreachable !== '';
  if (isChanged || isBack || !before.isTakenOver) handOver().catch(fail);
  // Browsers allow six connections: a window without words to send needs none.
  if (state.isHandedOver && !before.isHandedOver) disconnect();
});

/** Opens the studio in this window, with the words of the window that edited before. */
export async function startEditing(): Promise<void> {
  const { handovers, ...unsaved } = await answerOf(api.unsaved.$get());
  const content = await answerOf(api.content.$get());
  begin(content, unsaved);
  receiveWords(await readRecords(content.project));
  receiveFromServer(handovers);
  checkNow();
  connect();
}

/** Edits in this window again, after another one. The same form is open. */
export async function takeOver(): Promise<void> {
  const { openFile } = studio.getState();
  try {
    await handOver();
    await startEditing();
  } catch (error) {
    say(noteOf(error));
    return;
  }
  const { note } = studio.getState();
  openForm(openFile);
  studio.setState({ note });
}
