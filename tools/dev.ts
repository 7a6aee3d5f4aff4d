/** `npm run dev`: serves the site as it stands in the sources, with live reload, until Ctrl+C. */
import { portOf, USUAL_PORT } from '../server/port.ts';
import { packageFile } from './support/paths.ts';
import { runNode } from './support/processes.ts';
import { endWith, heedStopRequests, stopSignal } from './support/stopping.ts';

const ASTRO = packageFile('astro/bin/astro.mjs');
/** What asks for the site that is served already, or may go on beside it. */
const BESIDE = ['--force', '--ignore-lock', 'stop', 'status', 'logs'];

/** Where the site is served from these sources already; Astro would refuse with a trace of its own calls. */
async function findServed(options: readonly string[]): Promise<string | undefined> {
  if (options.some((option) => BESIDE.includes(option))) return undefined;
  const { output } = await runNode([ASTRO, 'dev', 'status', ...options], { quiet: true });
  return /running at (\S+)/u.exec(output)?.[1];
}

heedStopRequests();
try {
  const port = portOf(USUAL_PORT);
  const given = process.argv.slice(2);
  const served = await findServed(given);
  if (served !== undefined)
    throw new Error(
      `The site is open at ${served} already: look there, or press Ctrl+C in the window it was started in.`,
    );
  // Said only where it is another one: Astro takes no second --port.
  const options = port === USUAL_PORT ? [] : ['--port', `${port}`];
  const { succeeded } = await runNode([ASTRO, 'dev', ...options, ...given]);
  process.exitCode = succeeded || stopSignal.aborted ? 0 : 1;
} catch (error) {
  endWith(error);
}
