/** `npm run dev`: serves the site as it stands in the sources, with live reload, until Ctrl+C. */
import { packageFile } from './support/paths.ts';
import { runNode } from './support/processes.ts';
import { heedStopRequests, stopSignal } from './support/stopping.ts';

heedStopRequests();
const astro = packageFile('astro/bin/astro.mjs');
const { PORT = '' } = process.env;
const port = PORT === '' ? [] : ['--port', PORT];
const { succeeded } = await runNode([astro, 'dev', ...port, ...process.argv.slice(2)]);
process.exitCode = succeeded || stopSignal.aborted ? 0 : 1;
