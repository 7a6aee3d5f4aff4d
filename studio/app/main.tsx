import './base.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { noteOf, request } from './api.ts';
import { App } from './App.tsx';
import { SignInDialog } from './dialogs/SignInDialog.tsx';
import { isUploading } from './gallery/uploads.tsx';
import { isSignedOut } from './signIn.ts';
import { redo, undo } from './state/store.ts';
import { begin, checkNow, keepUnsaved, reload, save } from './state/sync.ts';
import { WORDS } from './words.ts';
import type { UnsavedAnswer } from '../content/unsaved.ts';
import type { Content } from '../server/app.ts';

const root = createRoot(document.body.appendChild(document.createElement('div')));
const show = (shown: ReactNode) =>
  root.render(
    <StrictMode>
      {shown}
      <SignInDialog />
    </StrictMode>,
  );

function pressShortcut(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (!['z', 'y', 's'].includes(key) || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  if (key === 's') void save();
  else if (key === 'y' || event.shiftKey) redo();
  else undo();
}

/** Running uploads would end. */
function askToStay(event: BeforeUnloadEvent): void {
  if (isUploading()) event.preventDefault();
}

async function open(): Promise<void> {
  show(<p role="status">{WORDS.starting}</p>);
  try {
    const unsaved = await request<UnsavedAnswer>('GET', '/api/unsaved');
    begin(await request<Content>('GET', '/api/content'), unsaved);
    checkNow();
    show(<App />);
  } catch (error) {
    show(<p role="alert">{noteOf(error)}</p>);
    return;
  }
  window.addEventListener('keydown', pressShortcut);
  window.addEventListener('beforeunload', askToStay);
  window.addEventListener('pagehide', () => void keepUnsaved(true));
  window.addEventListener('focus', () => void reload());
  // Other programs change files; the studio may have ended.
  setInterval(() => {
    if (!document.hidden && !isSignedOut()) void reload();
  }, 5000);
}

// A photograph that is dropped in a wrong place must not replace the window.
for (const type of ['dragover', 'drop'])
  window.addEventListener(type, (event) => event.preventDefault());
void open();
