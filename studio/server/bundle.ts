import { join } from 'node:path';
import { build } from 'vite';
import { PROJECT_FOLDER } from '../../node/paths.ts';

/** A file that a browser asks for, kept in memory. */
export interface BundledFile {
  type: string;
  body: string | Uint8Array;
}

const STUDIO = join(PROJECT_FOLDER, 'studio');
const TYPES: Partial<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
};

/** Bundles the studio's own page, and the script of the page beside it; nothing is written. */
export async function bundleApp(): Promise<Map<string, BundledFile>> {
  const result = await build({
    root: STUDIO,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        // How long which part took is nothing for the owner.
        checks: { bundlerTimings: false },
        input: { app: join(STUDIO, 'app/main.tsx'), bridge: join(STUDIO, 'bridge/bridge.ts') },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  if (!('output' in result)) throw new Error('The studio could not be put together.');
  return new Map(
    result.output.map((file) => [
      `/${file.fileName}`,
      {
        type: TYPES[file.fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        body: file.type === 'chunk' ? file.code : file.source,
      },
    ]),
  );
}
