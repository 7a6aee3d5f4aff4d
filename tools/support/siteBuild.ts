import { mkdir, mkdtempDisposable, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { contentCache } from '../../src/data/contentFolder.ts';
import { siteAddress } from '../../src/data/siteAddress.ts';
import { areHeadersInPages } from '../../src/integrations/pageTidying.ts';
import { fingerprint } from './fingerprint.ts';
import { CACHE_FOLDER, packageFile, PROJECT_FOLDER } from './paths.ts';
import { runNode } from './processes.ts';
import { takePlace } from './takePlace.ts';
import type { Site } from './sites.ts';

/** Lies in the built site, so that it vanishes when anything else builds into the same folder. */
const FINGERPRINT_FILE = '.fingerprint';
/** Where the root of a build has the site. */
const BUILT = 'site';

/** Photographs that are encoded already, whatever content they are of: their names tell them apart. */
export const ENCODED_PICTURES = 'astro/assets';

/**
 * Builds a production site into its folder.
 *
 * The new site takes the place of the old one only when it is complete; a failed build leaves the
 * old one as it was. Each build has a root of its own, so that none meets what another writes, nor what
 * the development server does.
 *
 * @throws With everything the build printed, when it fails.
 */
export async function buildSite({ content, folder }: Site): Promise<void> {
  // Taken first: whatever is saved during the build makes the next one necessary.
  const builtFrom = await sourcesOf(content);
  await mkdir(CACHE_FOLDER, { recursive: true });
  await using root = await mkdtempDisposable(join(CACHE_FOLDER, 'site-'));
  await shareEncodedPictures(join(root.path, contentCache(content)));
  const config = relative(root.path, join(PROJECT_FOLDER, 'astro.config.ts'));
  const options = ['--root', root.path, '--config', config, '--outDir', BUILT];
  const { succeeded, output } = await runNode(
    [packageFile('astro/bin/astro.mjs'), 'build', ...options],
    // The test runner sets another environment, in which React would come in its long form.
    { quiet: true, environment: { NODE_ENV: 'production', CONTENT_FOLDER: content } },
  );
  if (!succeeded) throw new Error(`The site could not be built:\n\n${output}`);
  const built = join(root.path, BUILT);
  await writeFile(join(built, FINGERPRINT_FILE), builtFrom);
  await takePlace(built, folder, `${root.path}-old`);
}

/** Builds a site unless it is up to date, and says so in plain words. */
export async function ensureBuilt(site: Site): Promise<void> {
  if (await isBuilt(site)) {
    console.log('The site is up to date.');
    return;
  }
  console.log('Building the site. The first time takes a minute, because of the photographs.');
  await buildSite(site);
}

/**
 * Lets the builds of all contents use one store of pictures.
 *
 * @param cache where a build keeps what it has read
 * @param store where encoded pictures and all else is kept
 */
export async function shareEncodedPictures(cache: string, store = CACHE_FOLDER): Promise<void> {
  const pictures = join(store, ENCODED_PICTURES);
  await mkdir(pictures, { recursive: true });
  await mkdir(cache, { recursive: true });
  await symlink(pictures, join(cache, 'assets'), 'junction');
}

/** Whether the built site is what the current content and code would give. */
async function isBuilt({ content, folder }: Site): Promise<boolean> {
  const known = await readFile(join(folder, FINGERPRINT_FILE), 'utf8').catch(() => undefined);
  return known === (await sourcesOf(content));
}

/**
 * What a build is made of: files, what it is told about its address and its host, and the month, by which
 * `security.txt` says until when it holds.
 */
async function sourcesOf(content: string): Promise<string> {
  const files = await fingerprint(PROJECT_FOLDER, content);
  const month = new Date().toISOString().slice(0, 'YYYY-MM'.length);
  return [files, JSON.stringify(siteAddress('')), areHeadersInPages(), month].join(' ');
}
