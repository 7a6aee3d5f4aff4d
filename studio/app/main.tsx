import './base.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CONTENT_ROOT, noteOf, request } from './api.ts';
import { App } from './App.tsx';
import { Button } from './controls.tsx';
import { isUploading } from './gallery/uploads.tsx';
import { redo, undo } from './state/store.ts';
import { begin, checkNow, keepUnsaved, reload, save } from './state/sync.ts';
import { WORDS } from './words.ts';
import type { Content, UnsavedAnswer } from '../types.ts';

const root = createRoot(document.body.appendChild(document.createElement('div')));
const show = (shown: ReactNode) => root.render(<StrictMode>{shown}</StrictMode>);

function pressShortcut(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (!['z', 'y', 's'].includes(key) || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  if (key === 's') void save();
  else if (key === 'y' || event.shiftKey) redo();
  else undo();
}

/** The studio keeps unsaved words; running uploads end. */
function warnOfUploads(event: BeforeUnloadEvent): void {
  if (isUploading()) event.preventDefault();
}

async function open(): Promise<void> {
  show(<p role="status">{WORDS.starting}</p>);
  try {
    const content = await request<Content>('GET', '/api/content');
    begin(content, await request<UnsavedAnswer>('GET', '/api/unsaved'));
    checkNow();
    show(<App />);
  } catch (error) {
    show(<p role="alert">{noteOf(error)}</p>);
    return;
  }
  window.addEventListener('keydown', pressShortcut);
  window.addEventListener('beforeunload', warnOfUploads);
  window.addEventListener('pagehide', () => void keepUnsaved());
  window.addEventListener('focus', () => void reload());
  // Other programs change files; the studio may have ended.
  setInterval(() => void reload(), 5000);
}

/** Only one tab edits: the lock is held until the tab is closed, or another one takes over. */
function hold(options: LockOptions): void {
  const edit = (lock: Lock | null) => {
    if (lock) {
      void open();
      return new Promise(() => undefined);
    }
    show(
      <div role="alert">
        <p>{WORDS.tabs.open}</p>
        <Button onClick={() => hold({ steal: true })} label={WORDS.tabs.takeOver} />
      </div>,
    );
    return undefined;
  };
  // A tab that lost the lock must stop editing.
  navigator.locks
    .request(`studio:${CONTENT_ROOT}`, options, edit)
    .catch(() => window.location.reload());
}

// A photograph that is dropped in a wrong place must not replace the window.
for (const type of ['dragover', 'drop'])
  window.addEventListener(type, (event) => event.preventDefault());
hold({ ifAvailable: true });
