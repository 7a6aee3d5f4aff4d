import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { startServer } from '../../../server/server.ts';
import type { RunningServer } from '../../../server/server.ts';
import { CACHE_FOLDER, PROJECT_FOLDER } from '../../support/paths.ts';
import { precompress } from '../../support/precompress.ts';
import { makeContent } from './content.ts';

const SOURCE_FOLDER = join(PROJECT_FOLDER, 'tools', 'bench', 'baseline');
const BUILT_FOLDER = join(CACHE_FOLDER, 'baseline');

/**
 * Builds the home page as a plain client-rendered page and serves it as the site is served.
 *
 * It has the same words, photographs, styles and components. It differs in how they are delivered:
 * an empty document, one script with React and everything else in it, one JPEG for each photograph.
 */
export async function serveBaseline(): Promise<RunningServer> {
  await rm(BUILT_FOLDER, { recursive: true, force: true });
  const content = await makeContent(BUILT_FOLDER);
  await build({
    root: SOURCE_FOLDER,
    publicDir: join(PROJECT_FOLDER, 'public'),
    configFile: false,
    logLevel: 'error',
    define: { BASELINE_CONTENT: JSON.stringify(content) },
    build: {
      outDir: BUILT_FOLDER,
      emptyOutDir: false,
      target: 'esnext',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  await precompress(BUILT_FOLDER);
  return startServer({ directory: BUILT_FOLDER, port: 0 });
}
