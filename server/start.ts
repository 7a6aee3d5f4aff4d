/**
 * `node server/start.ts dist` serves the built site in the folder dist. It needs this folder, the
 * built site and Node 24 or newer, no packages. It serves a new build after the next start.
 *
 * `PORT` sets the port (4321 without it), `HOST` the address (127.0.0.1; 0.0.0.0 for all).
 *
 * A proxy in front does the encryption and sends `X-Forwarded-Proto: https`. SIGTERM and Ctrl+C let
 * running answers finish. The exit code is 0, or 1 if it could not start.
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
