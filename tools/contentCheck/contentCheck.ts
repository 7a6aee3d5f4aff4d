import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { reportMistakes } from './report.ts';

const CONTENT = 'content';

/**
 * Starts builds and the development server with the content check; a mistake ends them.
 *
 * Once the development server runs, the check follows every change and only reports, so that a
 * mistake can be put right without starting again.
 */
export function contentCheck(): AstroIntegration {
  let folder = CONTENT;
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        folder = join(fileURLToPath(config.root), CONTENT);
        if (command === 'preview') return;
        // An error would bury the lines above under a stack trace of the build tool.
        if (await reportMistakes(folder)) process.exit(1);
      },
      'astro:server:setup': ({ server }) => {
        server.watcher.on('all', (_, path) => {
          if (path.startsWith(folder)) void reportMistakes(folder);
        });
      },
    },
  };
}
