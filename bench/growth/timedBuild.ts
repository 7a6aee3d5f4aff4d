import { packageFile } from '../../tools/support/paths.ts';
import { runNode } from '../../tools/support/processes.ts';

/** What one build took. */
export interface BuildCost {
  /** By the clock, in milliseconds; whatever else the machine does makes it longer. */
  duration: number;
  /** Of all processors together, in milliseconds; the same on a busy machine. */
  processorTime: number;
  /** The largest memory the build had, in megabytes. */
  memory: number;
}

const MICROSECONDS_PER_MS = 1000;
const KILOBYTES_PER_MEGABYTE = 1024;

/** Loaded ahead of the build: its last line says what it took. */
const SAY_COST = `
  import { writeSync } from 'node:fs';
  process.on('exit', () => writeSync(1, '\\n' + JSON.stringify(process.resourceUsage())));`;

/**
 * Builds the site of a folder into its `dist` and measures it.
 *
 * @throws With everything the build printed, when it fails.
 */
export async function timeBuild(folder: string): Promise<BuildCost> {
  const begin = performance.now();
  const { succeeded, output } = await runNode(
    [
      `--import=data:text/javascript,${encodeURIComponent(SAY_COST)}`,
      ...[packageFile('astro/bin/astro.mjs'), 'build', '--root', folder],
    ],
    // The configuration finds its folders from where it runs.
    { quiet: true, folder },
  );
  const duration = performance.now() - begin;
  if (!succeeded) throw new Error(output);
  const cost = JSON.parse(output.slice(output.lastIndexOf('\n'))) as NodeJS.ResourceUsage;
  return {
    duration,
    processorTime: (cost.userCPUTime + cost.systemCPUTime) / MICROSECONDS_PER_MS,
    memory: cost.maxRSS / KILOBYTES_PER_MEGABYTE,
  };
}
