import { resolve, sep } from 'node:path';
import { CONTENT_FOLDER } from '../src/data/contentFolder.ts';
import { reportIssues } from './report.ts';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';

/** Another branch or a folder of pictures changes many files, each sooner than this. In milliseconds. */
const QUIET = 200;

/** Reports issues in the terminal and over every page that is open, until there are none. */
function startReports({ ws }: ViteDevServer, folder: string): () => void {
  let shown: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const show = () => {
    if (shown !== undefined) ws.send({ type: 'error', err: { message: shown, stack: '' } });
  };
  const check = async () => {
    try {
      const last = shown;
      shown = await reportIssues(folder);
      show();
      if (last === undefined || shown !== undefined) return;
      console.log('content/ is in order again.');
      ws.send({ type: 'full-reload' });
    } catch (error) {
      // A file can go between being listed and being read; that must not end the server.
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`content/ could not be checked; the next change tries again. ${reason}`);
    }
  };
  ws.on('connection', show);
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(check);
    }, QUIET);
  };
}

/** Checks the content before a build, which an issue ends, and in development, where it is only reported. */
export function contentCheck(folder = resolve(CONTENT_FOLDER)): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command !== 'build') return;
        // An error would bury the report under a stack trace of the build tool.
        const isWrong = await reportIssues(folder).catch((error: unknown) => {
          console.error(error instanceof Error ? error.message : error);
          return true;
        });
        if (isWrong) process.exit(1);
      },
      'astro:server:setup': ({ server }) => {
        const report = startReports(server, folder);
        report();
        server.watcher.on('all', (_, path) => {
          if (path.startsWith(folder + sep)) report();
        });
      },
    },
  };
}
