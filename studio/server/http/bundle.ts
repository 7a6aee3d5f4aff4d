import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import sharp from 'sharp';
import { CACHE_FOLDER, PROJECT_FOLDER } from '../../../node/paths.ts';
import { fingerprint } from '../../../node/siteBuild.ts';
import { STUDIO } from '../../shared/addresses.ts';
import { formFields } from '../../shared/forms/formFields.ts';

/** Files of the window in memory, by path. */
export type BundledFiles = ReadonlyMap<string, string | Uint8Array<ArrayBuffer>>;

const SOURCES = join(PROJECT_FOLDER, 'studio');
const CACHE = join(CACHE_FOLDER, 'studio-window');

/** Scripts by name. Each is bundled alone: those that stand in a page cannot import shared parts. */
const ENTRIES = [
  ['app', 'browser/main.tsx'],
  ['signIn', 'browser/signInPage.ts'],
  ['sendPhotos', 'browser/sendPhotosPage.ts'],
] as const;

async function bundle([name, source]: (typeof ENTRIES)[number]) {
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
        input: { [name]: join(SOURCES, source) },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  if (!('output' in result)) throw new Error('Vite returned no files.');
  return result.output.map((file) => {
    const body = file.type === 'chunk' ? file.code : (file.source as Uint8Array<ArrayBuffer>);
    return [`/${file.fileName}`, body] as const;
  });
}

/** Bundles the window on first use, then reads it from the cache: this saves a second. */
export async function bundleApp(): Promise<BundledFiles> {
  const sources = await fingerprint(PROJECT_FOLDER, 'studio');
  const kept = readFile(CACHE).then(deserialize) as Promise<[string?, BundledFiles?]>;
  const [madeFrom, known] = await kept.catch(() => []);
  if (known && madeFrom === sources) return known;
  const files = (await Promise.all(ENTRIES.map(bundle))).flat();
  const icon = await readFile(join(SOURCES, 'browser/icon.svg'));
  const largeIcon = await sharp(icon).resize(512).png().toBuffer();
  const bundled = new Map<string, string | Uint8Array<ArrayBuffer>>([
    ...files,
    ['/favicon.svg', Uint8Array.from(icon)],
    ['/icon.png', Uint8Array.from(largeIcon)],
    [
      '/manifest.webmanifest',
      await readFile(join(SOURCES, 'browser/manifest.webmanifest'), 'utf8'),
    ],
  ]);
  await writeFile(CACHE, serialize([sources, bundled]));
  return bundled;
}
