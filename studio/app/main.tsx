import './window.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { noteOf, read } from './ask.ts';
import { WORDS } from './words.ts';
import type { Content } from './state/useStudio.ts';

// A photograph that is dropped beside its place must not take the place of the whole window.
for (const type of ['dragover', 'drop']) {
  window.addEventListener(type, (event) => event.preventDefault());
}

const room = document.createElement('div');
document.body.append(room);
const root = createRoot(room);
const show = (shown: ReactNode) => root.render(<StrictMode>{shown}</StrictMode>);

show(<p role="status">{WORDS.starting}</p>);
read<Content>('/api/content?opening').then(
  (content) => show(<App content={content} />),
  (error: unknown) => show(<p role="alert">{noteOf(error)}</p>),
);
