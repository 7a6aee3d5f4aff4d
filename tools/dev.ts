/** `npm run dev`: serves the site from its sources, with live reload, until Ctrl+C. */
import { portOf, USUAL_PORT } from '../server/serve.ts';
import { packageFile } from './support/paths.ts';
import { runNode } from './support/processes.ts';
import { runCommand, stopSignal } from './support/stopping.ts';

await runCommand(async () => {
  const port = portOf(USUAL_PORT);
  const given = process.argv.slice(2);
  // Astro accepts --port only once, and `given` may contain it.
  const options = port === USUAL_PORT ? [] : ['--port', `${port}`];
  const astro = packageFile('astro/bin/astro.mjs');
  const { succeeded } = await runNode([astro, 'dev', ...options, ...given]);
  process.exitCode = succeeded || stopSignal.aborted ? 0 : 1;
});
