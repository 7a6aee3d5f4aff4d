import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import sharp from 'sharp';
import { CACHE_FOLDER, PROJECT_FOLDER } from '../../../node/paths.ts';
import { runNode } from '../../../node/processes.ts';
import { fingerprint } from '../../../node/siteBuild.ts';
import { LANGUAGES } from '../../../src/logic/language.ts';
import { STUDIO } from '../../shared/addresses.ts';
import { formFields } from '../../shared/forms/formFields.ts';

/** Files of the window in memory, by path. */
export type BundledFiles = ReadonlyMap<string, string | Uint8Array<ArrayBuffer>>;

const SOURCES = join(PROJECT_FOLDER, 'studio');
const CACHE = join(CACHE_FOLDER, 'studio-window');

/** Scripts by name. Each is bundled by itself: those that stand in a page cannot import shared parts. */
const ENTRIES = [
  ['app', 'browser/main.tsx'],
  ['signIn', 'browser/signInPage.ts'],
  ['sendPhotos', 'browser/sendPhotosPage.ts'],
] as const;

/** Bundles a script. Returns its files, and the modules that are in it. */
export async function bundle([name, source]: (typeof ENTRIES)[number]) {
  const { build } = await import('vite');
  const finished = Object.fromEntries(LANGUAGES.map((one) => [one, formFields(one)]));
  const forms = `export const formFields = (language) => (${JSON.stringify(finished)})[language];`;
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
  const files = result.output.map((file) => {
    const body = file.type === 'chunk' ? file.code : (file.source as Uint8Array<ArrayBuffer>);
    return [`/${file.fileName}`, body] as const;
  });
  const modules = result.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  return { files, modules };
}

/** A hash of the studio and the site, and of all other files in a bundle; a missing one counts as empty. */
export async function bundleFingerprint(modules: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(await fingerprint(PROJECT_FOLDER, 'studio'));
  for (const file of modules) hash.update(await readFile(file).catch(() => ''));
  return hash.digest('hex');
}

interface Cached {
  fingerprint: string;
  modules: readonly string[];
  bundled: BundledFiles;
}

/** The bundle that was made last; undefined if one of its files has changed. */
async function readCache(): Promise<BundledFiles | undefined> {
  try {
    const cached = deserialize(await readFile(CACHE)) as Cached;
    const isCurrent = cached.fingerprint === (await bundleFingerprint(cached.modules));
    return isCurrent ? cached.bundled : undefined;
  } catch {
    return undefined;
  }
}

/** The window, bundled on first use and then read from the cache: this saves a second. */
export async function bundleApp(): Promise<BundledFiles> {
  const cached = await readCache();
  if (cached) return cached;
  // In a process of its own: bundling takes 350 MB, which this one would keep.
  const { succeeded } = await runNode([join(SOURCES, 'server/http/bundleWindow.ts')]);
  const bundled = succeeded ? await readCache() : undefined;
  if (!bundled) throw new Error('The window of the studio could not be made. See above.');
  return bundled;
}

/** Bundles the window into the cache. */
export async function bundleWindow(): Promise<void> {
  const scripts = await Promise.all(ENTRIES.map(bundle));
  const modules = scripts.flatMap((script) => script.modules);
  const icon = await readFile(join(SOURCES, 'browser/icon.svg'));
  const largeIcon = await sharp(icon).resize(512).png().toBuffer();
  const bundled = new Map<string, string | Uint8Array<ArrayBuffer>>([
    ...scripts.flatMap(({ files }) => files),
    ['/favicon.svg', Uint8Array.from(icon)],
    ['/icon.png', Uint8Array.from(largeIcon)],
    [
      '/manifest.webmanifest',
      await readFile(join(SOURCES, 'browser/manifest.webmanifest'), 'utf8'),
    ],
  ]);
  const made: Cached = { fingerprint: await bundleFingerprint(modules), modules, bundled };
  await writeFile(CACHE, serialize(made));
}
