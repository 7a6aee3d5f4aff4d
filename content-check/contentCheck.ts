import { resolve, sep } from 'node:path';
import { CONTENT_FOLDER } from '../src/data/contentFolder.ts';
import { reportMistakes } from './report.ts';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';

/** Another branch or a folder of pictures changes many files, each sooner than this. In milliseconds. */
const QUIET = 200;

/**
 * Reports what a change has done to the content folder, and once that it is in order again.
 *
 * @param show is told the mistakes as well, and undefined once there are none any more
 */
function changeReport(
  folder: string,
  show: (mistakes: string | undefined) => void,
): () => Promise<void> {
  let last: string | undefined;
  return async () => {
    try {
      const mistakes = await reportMistakes(folder);
      if (last !== undefined && mistakes === undefined) console.log('content/ is in order again.');
      if (last !== mistakes) show(mistakes);
      last = mistakes;
    } catch (error) {
      // A file can go between being listed and being read; that must not end the server.
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`content/ could not be checked; the next change tries again. ${reason}`);
    }
  };
}

/** Shows mistakes over every page that is open or will be opened, until there are none any more. */
function showIn({ ws }: ViteDevServer): (mistakes: string | undefined) => void {
  let shown: string | undefined;
  const send = () => {
    if (shown === undefined) ws.send({ type: 'full-reload' });
    else ws.send({ type: 'error', err: { message: shown, stack: '' } });
  };
  ws.on('connection', () => {
    if (shown !== undefined) send();
  });
  return (mistakes) => {
    shown = mistakes;
    send();
  };
}

/**
 * Runs a task after a burst of calls: once for all of them, and never while it still runs.
 *
 * @param task must not fail: nobody is there to hear of it
 * @param quiet how long no call may come before the task runs, in milliseconds
 */
function whenQuiet(task: () => Promise<void>, quiet: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(task);
    }, quiet);
  };
}

/**
 * Starts builds and the development server with the content check; a mistake ends them.
 *
 * Once the development server runs, the check follows every change and only reports, in the terminal and
 * in the browser, so that a mistake can be put right without starting again.
 */
export function contentCheck(folder = resolve(CONTENT_FOLDER)): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command === 'preview') return;
        // An error would bury the lines above under a stack trace of the build tool.
        const isWrong = await reportMistakes(folder).catch((error: unknown) => {
          console.error(error instanceof Error ? error.message : error);
          return true;
        });
        if (isWrong) process.exit(1);
      },
      'astro:server:setup': ({ server }) => {
        const report = whenQuiet(changeReport(folder, showIn(server)), QUIET);
        server.watcher.on('all', (_, path) => {
          if (path.startsWith(folder + sep)) report();
        });
      },
    },
  };
}
