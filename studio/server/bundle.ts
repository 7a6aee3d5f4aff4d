import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { html } from 'hono/html';
import { CACHE_FOLDER, PROJECT_FOLDER } from '../../node/paths.ts';
import { fingerprint } from '../../node/siteBuild.ts';
import { STUDIO } from '../addresses.ts';
import { formFields } from '../forms/formFields.ts';

/** Files of the window in memory, by path. */
export type BundledFiles = ReadonlyMap<string, string | Uint8Array<ArrayBuffer>>;

const SOURCES = join(PROJECT_FOLDER, 'studio');
const CACHE = join(CACHE_FOLDER, 'studio-window');

/** Bundles the window on first use, then reads it from the cache: this saves a second. */
export async function bundleApp(): Promise<BundledFiles> {
  const sources = await fingerprint(PROJECT_FOLDER, 'studio');
  const kept = readFile(CACHE).then(deserialize) as Promise<[string?, BundledFiles?]>;
  const [madeFrom, known] = await kept.catch(() => []);
  if (known && madeFrom === sources) return known;
  const { build } = await import('vite');
  const forms = `export const formFields = () => (${JSON.stringify(formFields())});`;
  const result = await build({
    root: SOURCES,
    base: `${STUDIO}/`,
    configFile: false,
    logLevel: 'warn',
    // Finished forms: without Zod and the schemas, the script starts in half the time.
    plugins: [{ name: 'forms', load: (id) => (id.endsWith('/formFields.ts') ? forms : undefined) }],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: {
          app: join(SOURCES, 'app/main.tsx'),
          bridge: join(SOURCES, 'bridge/bridge.ts'),
          signIn: join(SOURCES, 'access/signIn.ts'),
        },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  if (!('output' in result)) throw new Error('Vite returned no files.');
  const files = result.output.map((file) => {
    const body = file.type === 'chunk' ? file.code : (file.source as Uint8Array<ArrayBuffer>);
    return [`/${file.fileName}`, body] as const;
  });
  const icon = await readFile(join(PROJECT_FOLDER, 'public/favicon.svg'), 'utf8');
  const bundled = new Map([...files, ['/favicon.svg', icon]]);
  await writeFile(CACHE, serialize([sources, bundled]));
  return bundled;
}

/** The document of the window; its script draws everything. */
export function windowPage() {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Studio</title>
        <link rel="icon" href="${STUDIO}/favicon.svg" />
        <link rel="stylesheet" href="${STUDIO}/app.css" />
        <script type="module" src="${STUDIO}/app.js"></script>
      </head>
      <body></body>
    </html>`;
}
