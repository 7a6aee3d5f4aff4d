import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import sharp from 'sharp';
import { CACHE_FOLDER, PROJECT_FOLDER } from '../../node/paths.ts';
import { fingerprint } from '../../node/siteBuild.ts';
import { SHARE, STUDIO } from '../addresses.ts';
import { formFields } from '../forms/formFields.ts';
import { ACCESS_WORDS } from '../words.ts';

/** Files of the window in memory, by path. */
export type BundledFiles = ReadonlyMap<string, string | Uint8Array<ArrayBuffer>>;

const SOURCES = join(PROJECT_FOLDER, 'studio');
const CACHE = join(CACHE_FOLDER, 'studio-window');

const ICON_PX = 512;
/** Lets a phone install the studio, and share photographs with it. */
const MANIFEST = {
  name: ACCESS_WORDS.title,
  start_url: `${STUDIO}/`,
  scope: '/',
  display: 'standalone',
  icons: [{ src: `${STUDIO}/icon.png`, sizes: `${ICON_PX}x${ICON_PX}`, type: 'image/png' }],
  share_target: {
    action: STUDIO + SHARE,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: 'photos', accept: ['image/*'] }] },
  },
};

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
          signIn: join(SOURCES, 'access/signIn.ts'),
          sendPhotos: join(SOURCES, 'photos/sendPhotos.ts'),
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
  const icon = await readFile(join(PROJECT_FOLDER, 'studio/icon.svg'));
  const largeIcon = await sharp(icon).resize(ICON_PX).png().toBuffer();
  const bundled = new Map<string, string | Uint8Array<ArrayBuffer>>([
    ...files,
    ['/favicon.svg', Uint8Array.from(icon)],
    ['/icon.png', Uint8Array.from(largeIcon)],
    ['/manifest.webmanifest', JSON.stringify(MANIFEST)],
  ]);
  await writeFile(CACHE, serialize([sources, bundled]));
  return bundled;
}
