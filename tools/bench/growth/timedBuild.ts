import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFile, PROJECT_FOLDER } from '../../support/paths.ts';
import { runNode } from '../../support/processes.ts';

/** What one build took. */
export interface BuildCost {
  /** By the clock; whatever else the machine does makes it longer. */
  seconds: number;
  /** Of all processors together; the same on a busy machine. */
  processorSeconds: number;
  /** The largest memory the build had, in megabytes. */
  megabytes: number;
}

const COST_NOTE = pathToFileURL(join(PROJECT_FOLDER, 'tools/bench/growth/noteCost.ts')).href;
const MS_PER_SECOND = 1000;
const MICROSECONDS_PER_SECOND = 1_000_000;
const KILOBYTES_PER_MEGABYTE = 1024;

/**
 * Builds the site of a folder into its `dist` and measures it.
 *
 * @throws With everything the build printed, when it fails.
 */
export async function timeBuild(folder: string): Promise<BuildCost> {
  const costFile = join(folder, 'cost.json');
  const begin = performance.now();
  const { succeeded, output } = await runNode(
    ['--import', COST_NOTE, packageFile('astro/bin/astro.mjs'), 'build', '--root', folder],
    { quiet: true, environment: { COST_FILE: costFile } },
  );
  const seconds = (performance.now() - begin) / MS_PER_SECOND;
  if (!succeeded) throw new Error(output);
  const cost = JSON.parse(await readFile(costFile, 'utf8')) as NodeJS.ResourceUsage;
  return {
    seconds,
    processorSeconds: (cost.userCPUTime + cost.systemCPUTime) / MICROSECONDS_PER_SECOND,
    megabytes: cost.maxRSS / KILOBYTES_PER_MEGABYTE,
  };
}
