import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { CACHE_FOLDER, packageFile, PROJECT_FOLDER } from '../../node/paths.ts';
import { type Outcome, runNode } from '../../node/processes.ts';
import { TEST_SITE } from '../../node/sites.ts';

/** A folder of its own: a running `npm run dev` uses `.astro`. tsconfig.json names it. */
const TYPES_FOLDER = join(CACHE_FOLDER, 'types');

/** Writes the types of the tests' content, which TypeScript and oxlint read. */
export async function writeTypes(): Promise<Outcome> {
  await mkdir(TYPES_FOLDER, { recursive: true });
  const config = relative(TYPES_FOLDER, join(PROJECT_FOLDER, 'astro.config.ts'));
  return runNode(
    [packageFile('astro/bin/astro.mjs'), 'sync', '--root', TYPES_FOLDER, '--config', config],
    { quiet: true, environment: { CONTENT_FOLDER: TEST_SITE.content } },
  );
}
