import './styles/index.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fail, noteOf, Unreachable } from './api.ts';
import { App } from './App.tsx';
import { StartScreen } from './StartScreen.tsx';
import { KeysDialog } from './dialogs/KeysDialog.tsx';
import { SignInDialog } from './dialogs/SignInDialog.tsx';
import { refuseDrops } from './gallery/refuseDrops.ts';
import { isUploading } from './gallery/uploadQueue.ts';
import { onServerEvent } from './serverEvents.ts';
import { isSignedOut } from './signIn.ts';
import { pauseOrOnline, retryWhileUnreachable } from './state/connection.ts';
import { watchKeyboard } from './keyboard.ts';
import { readPublication } from './state/publication.ts';
import { startFinding } from './search/startFinding.tsx';
import { openDialog, redo, studio, undo } from './state/store.ts';
import { keepWhileClosing } from './state/keeping.ts';
import { reload, save } from './state/saving.ts';
import { handOver, startEditing, writeRecordNow } from './state/takeOver.ts';
import { WORDS } from './words.ts';

/** A studio that does not answer is asked again after this time, in ms. */
const RETRY_MS = 5000;

const root = createRoot(document.body.appendChild(document.createElement('div')));
const show = (shown: ReactNode) =>
  root.render(
    <StrictMode>
      {shown}
      <SignInDialog />
    </StrictMode>,
  );

const WRITES = 'input, textarea, select, [contenteditable]';

function pressShortcut(event: KeyboardEvent): void {
  const isWriting = event.target instanceof Element && event.target.matches(WRITES);
  if (event.key === '?' && !isWriting && !document.querySelector('dialog[open]'))
    openDialog(<KeysDialog />);
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (!['z', 'y', 's', 'k'].includes(key) || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  if (key === 'k') startFinding();
  else if (key === 's') void save();
  else if (key === 'y' || event.shiftKey) redo();
  else undo();
}

/** Photographs that are not sent would be missing. */
function askToStay(event: BeforeUnloadEvent): void {
  if (isUploading()) event.preventDefault();
}

/** Keeps the words of the last moment, which may be the last one: phones end hidden pages. */
function keepWhileLeaving(): void {
  writeRecordNow();
  keepWhileClosing();
}

/** Reads the disk again, or sends what another window waits for. Never rejects. */
async function lookAgain(): Promise<void> {
  if (studio.getState().isTakenOver) await handOver().catch(fail);
  else await reload();
}

/** Opens the studio; without an answer, tries again until there is one. */
async function open(): Promise<void> {
  try {
    await startEditing();
  } catch (error) {
    show(<StartScreen text={noteOf(error)} isFailed />);
    if (!(error instanceof Unreachable)) return;
    await pauseOrOnline(RETRY_MS);
    await open();
    return;
  }
  show(<App />);
  retryWhileUnreachable(lookAgain);
  onServerEvent('content', () => void lookAgain());
  onServerEvent('publication', () => void readPublication());
  onServerEvent('connected', () => {
    void lookAgain();
    // It may be running, or was interrupted by the end of the studio.
    void readPublication();
  });
  onServerEvent('lost', () => {
    if (studio.getState().unreachable === '' && !isSignedOut()) void lookAgain();
  });
  window.addEventListener('keydown', pressShortcut);
  window.addEventListener('beforeunload', askToStay);
  window.addEventListener('pagehide', keepWhileLeaving);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) writeRecordNow();
  });
  window.addEventListener('focus', () => void lookAgain());
}

refuseDrops(window);
watchKeyboard();
show(<StartScreen text={WORDS.starting} />);
void open();
