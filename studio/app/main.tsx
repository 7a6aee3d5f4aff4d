import './window.css';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { read } from './ask.ts';
import { WORDS } from './words.ts';
import type { Content } from './state/useStudio.ts';

// A photograph that is dropped beside its place must not take the place of the whole window.
for (const type of ['dragover', 'drop']) {
  window.addEventListener(type, (event) => event.preventDefault());
}

const content = read<Content>('/api/content?opening');
const room = document.createElement('div');
document.body.append(room);
createRoot(room).render(
  <StrictMode>
    <Suspense fallback={<p role="status">{WORDS.starting}</p>}>
      <App content={content} />
    </Suspense>
  </StrictMode>,
);
