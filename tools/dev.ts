/** `npm run dev`: serves the site as it stands in the sources, with live reload, until Ctrl+C. */
import { portOf, USUAL_PORT } from '../server/port.ts';
import { packageFile } from './support/paths.ts';
import { runNode } from './support/processes.ts';
import { endWith, heedStopRequests, stopSignal } from './support/stopping.ts';

heedStopRequests();
try {
  const astro = packageFile('astro/bin/astro.mjs');
  const port = portOf(USUAL_PORT);
  // Said only where it is another one: Astro takes no second --port.
  const options = port === USUAL_PORT ? [] : ['--port', `${port}`];
  const { succeeded } = await runNode([astro, 'dev', ...options, ...process.argv.slice(2)]);
  process.exitCode = succeeded || stopSignal.aborted ? 0 : 1;
} catch (error) {
  endWith(error);
}
