/**
 * `node server/start.ts dist`: serves the built site in the folder dist.
 *
 * This folder and the built site are all it needs: no packages, any Node from 24 on.
 *
 * At the start the site becomes a table in memory (site.ts): every address with its file as it is
 * and in its compressed forms, their tags, and their headers from the one list (headers.ts,
 * contentSecurityPolicy.ts). A request is looked up in it (addresses.ts), the form is chosen that
 * suits the visitor (negotiation.ts), and the answer goes out (answer.ts). server.ts and
 * turns.ts guard the connections. A new build is served after the next start.
 *
 * | Variable | Meaning                                    | Without it                          |
 * | -------- | ------------------------------------------ | ----------------------------------- |
 * | PORT     | the port to listen on                      | 4321                                |
 * | HOST     | the address to listen on, 0.0.0.0 for all  | 127.0.0.1, reached by this machine  |
 *
 * Encryption is left to a proxy in front, which says `X-Forwarded-Proto: https`. SIGTERM and Ctrl+C
 * let it finish what runs, a second one does not; the exit code is 0, or 1 when it could not start.
 */
import { setFlagsFromString } from 'node:v8';
import { serve } from './serve.ts';

// What a request leaves behind is gone with its answer. Room for more of it would only be filled:
// without this, memory grows by 15 to 25 MB under load, and nothing is faster.
setFlagsFromString('--semi-space-growth-factor=1');

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
