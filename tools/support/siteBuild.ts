import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { CACHE_FOLDER, packageFile, PROJECT_FOLDER, SITE_FOLDER } from './paths.ts';
import { runNode } from './processes.ts';

/** Lies in the built site, so that it vanishes when anything else builds into the same folder. */
const FINGERPRINT_FILE = '.fingerprint';

/**
 * Builds the production site into its folder.
 *
 * The new site takes the place of the old one only when it is complete; a failed build leaves the
 * old one as it was.
 *
 * @throws With everything the build printed, when it fails.
 */
export async function buildSite(): Promise<void> {
  // Taken first: whatever is saved during the build makes the next one necessary.
  const builtFrom = await fingerprint(PROJECT_FOLDER);
  const workshop = join(CACHE_FOLDER, `site-${process.pid}`);
  try {
    const { succeeded, output } = await runNode(
      [packageFile('astro/bin/astro.mjs'), 'build', '--outDir', workshop],
      // The test runner sets another environment, in which React would come in its long form.
      { quiet: true, environment: { NODE_ENV: 'production' } },
    );
    if (!succeeded) throw new Error(`The site could not be built:\n\n${output}`);
    await writeFile(join(workshop, FINGERPRINT_FILE), builtFrom);
    await rm(SITE_FOLDER, { recursive: true, force: true });
    await rename(workshop, SITE_FOLDER);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/** Builds the site unless it is up to date, and says so in plain words. */
export async function ensureBuilt(): Promise<void> {
  if (await isBuilt()) {
    console.log('The site is up to date.');
    return;
  }
  console.log('Building the site. The first time takes a minute, because of the photographs.');
  await buildSite();
}

/** Whether the built site is what the current content and code would give. */
async function isBuilt(): Promise<boolean> {
  const known = await readFile(join(SITE_FOLDER, FINGERPRINT_FILE), 'utf8').catch(() => undefined);
  return known === (await fingerprint(PROJECT_FOLDER));
}
