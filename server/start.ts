/**
 * `node server/start.ts dist` serves the built site in dist/ with Node 24 or newer and no packages.
 * `PORT` sets the port (4321), `HOST` the address (127.0.0.1; 0.0.0.0 for all).
 *
 * A proxy adds HTTPS and sends `X-Forwarded-Proto: https`. SIGTERM and Ctrl+C let responses finish.
 */
import { serve } from './serve.ts';

const controller = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => controller.abort());

const [, , directory] = process.argv;
try {
  if (directory === undefined) throw new Error('Name the folder of the built site.');
  await serve(directory, controller.signal);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
