/** `npm run dev`: serves the site from its sources, with live reload, until Ctrl+C. */
import { portOf, USUAL_PORT } from '../server/port.ts';
import { packageFile } from './support/paths.ts';
import { runNode } from './support/processes.ts';
import { runCommand, stopSignal } from './support/stopping.ts';

const ASTRO = packageFile('astro/bin/astro.mjs');
/** Options of `astro dev` for which a running server is no obstacle. */
const FOR_RUNNING_SERVER = ['--force', '--ignore-lock', 'stop', 'status', 'logs'];

await runCommand(async () => {
  const port = portOf(USUAL_PORT);
  const given = process.argv.slice(2);
  const url = await findRunningServer(given);
  if (url !== undefined)
    throw new Error(`The site is already open at ${url}. Stop it there with Ctrl+C to restart it.`);
  // Astro accepts --port only once, and `given` may contain it.
  const options = port === USUAL_PORT ? [] : ['--port', `${port}`];
  const { succeeded } = await runNode([ASTRO, 'dev', ...options, ...given]);
  process.exitCode = succeeded || stopSignal.aborted ? 0 : 1;
});

async function findRunningServer(options: readonly string[]): Promise<string | undefined> {
  if (options.some((option) => FOR_RUNNING_SERVER.includes(option))) return undefined;
  const { output } = await runNode([ASTRO, 'dev', 'status', ...options], { quiet: true });
  return /running at (\S+)/u.exec(output)?.[1];
}
