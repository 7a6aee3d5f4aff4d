import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { portOf, USUAL_PORT } from './port.ts';
import { startServer } from './server.ts';

/**
 * Serves a built site where the variables `PORT` and `HOST` say, until it is to stop.
 *
 * @param directory The folder of the built site.
 * @param stop Aborted when the server is to finish what runs, and to end.
 * @throws In plain words when PORT is no port or taken, and when no site is in the folder.
 */
export async function serve(directory: string, stop: AbortSignal): Promise<void> {
  const { HOST = '' } = process.env;
  const port = portOf(USUAL_PORT);
  if (!existsSync(join(directory, 'index.html')))
    throw new Error(`There is no built site in "${directory}": npm run build makes it.`);
  const server = await startServer({ directory, port, ...(HOST !== '' && { host: HOST }) }).catch(
    (error: unknown) => {
      throw new Error(adviceOn(error, port, HOST), { cause: error });
    },
  );
  console.log(`Press Ctrl+C to stop. The site is open at\n${server.url}`);
  if (!stop.aborted) await once(stop, 'abort');
  await server.close();
}

/** What to do about a place where a server cannot listen; anything else is thrown as it is. */
function adviceOn(error: unknown, port: number, host: string): string {
  switch (error instanceof Error && 'code' in error && error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use, perhaps by this site in another window: press Ctrl+C there, or set PORT to another number, such as ${port - 1}.`;
    case 'EACCES':
      return `Port ${port} is only for administrators: set PORT to a number from 1024 on, such as ${USUAL_PORT}.`;
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `HOST is "${host}", which is no address of this machine: set it to 127.0.0.1, to 0.0.0.0 for all of its addresses, or to nothing.`;
    default:
      throw error;
  }
}
