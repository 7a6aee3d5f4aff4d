import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  glob,
  mkdir,
  mkdtempDisposable,
  readFile,
  rename,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { contentCache } from '../src/data/contentFolder.ts';
import { siteAddress } from '../src/data/siteAddress.ts';
import { CACHE_FOLDER, packageFile, PROJECT_FOLDER } from './paths.ts';
import { runNode, type RunOptions } from './processes.ts';
import type { Site } from './sites.ts';

const FINGERPRINT_FILE = '.fingerprint';
const BUILT = 'site';

const SOURCES = [
  'astro.config.ts',
  'package-lock.json',
  'postcss.config.js',
  'tsconfig.json',
  'node/{contentVersion,siteBuild}.ts',
  '{build,hosting,public,server,src}/**',
  // `**` does not match hidden files.
  '{hosting,public}/**/.*',
  '{hosting,public}/**/.*/**',
];
/** Astro numbers the pictures that it encodes: "(12/428)". */
const PICTURE_COUNT = /\((\d+)\/(\d+)\)/gu;
const NOT_A_SOURCE = /\.test\.tsx?$/u;

interface BuildOptions extends Pick<RunOptions, 'signal' | 'isInBackground'> {
  /** Is called when pictures are encoded. */
  onPictures?: (done: number, total: number) => void;
}

/**
 * Builds in a temporary folder, then replaces the old site. Throws with the build's output, also when
 * `signal` stops it.
 */
export async function buildSite(
  site: Site,
  { onPictures = showProgress, signal, isInBackground }: BuildOptions = {},
): Promise<void> {
  // Before the build: a file saved meanwhile must cause the next build.
  const { content, folder, hasQuickPictures } = site;
  const builtFrom = await buildInputs(site);
  await mkdir(CACHE_FOLDER, { recursive: true });
  await using root = await mkdtempDisposable(join(CACHE_FOLDER, 'site-'));
  await shareEncodedPictures(join(root.path, contentCache(content)), site.encodings);
  const config = relative(root.path, join(PROJECT_FOLDER, 'astro.config.ts'));
  const options = ['--root', root.path, '--config', config, '--outDir', BUILT];
  const environment = {
    // Test runners set it to "test", which bundles the development build of React.
    NODE_ENV: 'production',
    CONTENT_FOLDER: content,
    QUICK_PICTURES: hasQuickPictures === true ? '1' : '',
    ...site.environment,
  };
  const countPictures = (text: string) => {
    const [done, total] = [...text.matchAll(PICTURE_COUNT)].at(-1)?.slice(1).map(Number) ?? [];
    if (done !== undefined && total !== undefined) onPictures(done, total);
  };
  const { succeeded, output } = await runNode(
    [packageFile('astro/bin/astro.mjs'), 'build', ...options],
    { quiet: true, onOutput: countPictures, environment, signal, isInBackground },
  );
  if (!succeeded) throw new Error(`The build failed:\n\n${output}`);
  const built = join(root.path, BUILT);
  await writeFile(join(built, FINGERPRINT_FILE), builtFrom);
  // The old site is removed with the temporary folder.
  if (existsSync(folder)) await rename(folder, join(root.path, 'old'));
  await rename(built, folder);
}

function showProgress(done: number, total: number): void {
  if (!process.stdout.isTTY) return;
  process.stdout.write(`\rPictures: ${done} of ${total}${done === total ? '\n' : ''}`);
}

export async function ensureBuilt(site: Site): Promise<void> {
  const known = await readFile(join(site.folder, FINGERPRINT_FILE), 'utf8').catch(() => undefined);
  if (known === (await buildInputs(site))) console.log('The site is up to date.');
  else {
    console.log('Building the site. The first build takes a minute, because of the photographs.');
    await buildSite(site);
  }
}

/** Shares encoded pictures between all builds; their names contain a hash. */
async function shareEncodedPictures(
  cache: string,
  pictures = join(CACHE_FOLDER, 'astro/assets'),
): Promise<void> {
  await mkdir(pictures, { recursive: true });
  await mkdir(cache, { recursive: true });
  await symlink(pictures, join(cache, 'assets'), 'junction');
}

/** Files, settings, and the month, which `security.txt` depends on. */
async function buildInputs({ content, hasQuickPictures }: Site): Promise<string> {
  const files = await fingerprint(PROJECT_FOLDER, content);
  const month = new Date().toISOString().slice(0, 'YYYY-MM'.length);
  return [files, JSON.stringify(siteAddress('')), month, hasQuickPictures === true].join(' ');
}

/** A hash of all source files of a site; `content` is relative to the project. */
export async function fingerprint(project: string, content: string): Promise<string> {
  const paths: string[] = [];
  // `cwd`, not part of the pattern: folder names may contain brackets.
  const places = new Map([
    [project, SOURCES],
    [resolve(project, content), ['**']],
  ]);
  for (const [cwd, patterns] of places)
    for await (const entry of glob(patterns, { cwd, withFileTypes: true }))
      if (entry.isFile() && !NOT_A_SOURCE.test(entry.name))
        paths.push(join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const path of paths.sort())
    hash.update(`${relative(project, path)}\0`).update(await readFile(path));
  return hash.digest('hex');
}
