import './base.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CONTENT_ROOT, noteOf, request } from './api.ts';
import { App } from './App.tsx';
import { Button } from './controls.tsx';
import { start } from './state/store.ts';
import { checkNow } from './state/sync.ts';
import { WORDS } from './words.ts';
import type { Content } from '../types.ts';

// A photograph that is dropped in a wrong place must not replace the window.
for (const type of ['dragover', 'drop']) {
  window.addEventListener(type, (event) => event.preventDefault());
}

const element = document.createElement('div');
document.body.append(element);
const root = createRoot(element);
const show = (shown: ReactNode) => root.render(<StrictMode>{shown}</StrictMode>);

async function open(): Promise<void> {
  show(<p role="status">{WORDS.starting}</p>);
  try {
    start(await request<Content>('GET', '/api/content'), CONTENT_ROOT);
    checkNow();
    show(<App />);
  } catch (error) {
    show(<p role="alert">{noteOf(error)}</p>);
  }
}

/** Only one tab edits: the lock is held until the tab is closed, or another one takes over. */
function hold(options: LockOptions): void {
  const edit = (lock: Lock | null) => {
    if (!lock) throw new Error('open in another tab');
    void open();
    return new Promise(() => undefined);
  };
  navigator.locks.request(`studio:${CONTENT_ROOT}`, options, edit).catch(() => {
    show(
      <div role="alert">
        <p>{WORDS.tabs.open}</p>
        <Button onClick={() => hold({ steal: true })} label={WORDS.tabs.takeOver} />
      </div>,
    );
  });
}

hold({ ifAvailable: true });
