/** `npm run dev`: serves the site from its sources, with live reload, until Ctrl+C. */
import { packageFile } from '../node/paths.ts';
import { runNode } from '../node/processes.ts';
import { runCommand, stopSignal } from '../node/stopping.ts';
import { DEFAULT_PORT, portOf } from '../server/serve.ts';

await runCommand(async () => {
  const port = portOf(DEFAULT_PORT);
  // Astro accepts --port only once, and the arguments may contain it.
  const options = port === DEFAULT_PORT ? [] : ['--port', `${port}`];
  const astro = packageFile('astro/bin/astro.mjs');
  const { succeeded } = await runNode([astro, 'dev', ...options, ...process.argv.slice(2)]);
  process.exitCode = succeeded || stopSignal.aborted ? 0 : 1;
});
