import { resolve, sep } from 'node:path';
import { CONTENT_FOLDER } from '../src/data/contentFolder.ts';
import { reportIssues } from './report.ts';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';

/** Switching a branch changes many files at once. In milliseconds. */
const DEBOUNCE = 200;

/** Reports issues in the terminal and over every open page until they are fixed. */
function startReports({ ws, watcher }: ViteDevServer, folder: string): void {
  let shown: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const show = () => {
    if (shown !== undefined) ws.send({ type: 'error', err: { message: shown, stack: '' } });
  };
  const check = async () => {
    const last = shown;
    shown = await reportIssues(folder);
    show();
    if (last === undefined || shown !== undefined) return;
    console.log('content/ is in order again.');
    ws.send({ type: 'full-reload' });
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A file can be deleted while it is checked; the next change checks again.
      running = running.then(check).catch(console.error);
    }, DEBOUNCE);
  };
  ws.on('connection', show);
  watcher.on('all', (_, path) => {
    if (path.startsWith(folder + sep)) schedule();
  });
  schedule();
}

/** Checks the content: issues end a build; in development they are only reported. */
export function contentCheck(folder = resolve(CONTENT_FOLDER)): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        // A thrown error would bury the report under a stack trace.
        if (command === 'build' && (await reportIssues(folder))) process.exit(1);
      },
      'astro:server:setup': ({ server }) => startReports(server, folder),
    },
  };
}
