import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { build } from 'vite';
import { PROJECT_FOLDER } from '../../node/paths.ts';

/** A file of the window, in memory. */
export interface BundledFile {
  type: string;
  body: string | Uint8Array<ArrayBuffer>;
}

const STUDIO = join(PROJECT_FOLDER, 'studio');
const TYPES: Partial<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Bundles the window and the bridge of the preview in memory, by path. */
export async function bundleApp(): Promise<Map<string, BundledFile>> {
  const result = await build({
    root: STUDIO,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: { app: join(STUDIO, 'app/main.tsx'), bridge: join(STUDIO, 'bridge/bridge.ts') },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  if (!('output' in result)) throw new Error('Vite returned no files.');
  const icon = await readFile(join(PROJECT_FOLDER, 'public/favicon.svg'), 'utf8');
  const files = result.output.map((file): [string, BundledFile] => [
    `/${file.fileName}`,
    {
      type: TYPES[extname(file.fileName)] ?? 'application/octet-stream',
      body: file.type === 'chunk' ? file.code : (file.source as BundledFile['body']),
    },
  ]);
  return new Map([...files, ['/favicon.svg', { type: 'image/svg+xml', body: icon }]]);
}

/** The document of the window; its script draws everything. */
export function windowPage(root: string, previewOrigin: string): BundledFile {
  const folder = root.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="studio-page" content="${previewOrigin}">
<meta name="studio-root" content="${folder}">
<title>Studio</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/app.css">
<script type="module" src="/app.js"></script>
</head>
<body></body>
</html>`;
  return { type: 'text/html; charset=utf-8', body };
}
