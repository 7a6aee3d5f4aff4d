/** `npm start`: builds the site where needed and serves it as in production, until Ctrl+C. */
import { startServer } from '../server/server.ts';
import { ensureBuilt } from './support/siteBuild.ts';
import { OWN_SITE } from './support/sites.ts';
import { endWith, heedStopRequests, stopSignal } from './support/stopping.ts';
import type { RunningServer } from '../server/server.ts';

const USUAL_PORT = 4321;
const HIGHEST_PORT = 65_535;

heedStopRequests();
try {
  const port = wantedPort();
  await ensureBuilt(OWN_SITE);
  const server = await startServer({ directory: OWN_SITE.folder, port }).catch((error: unknown) => {
    throw isPortTaken(error) ? new Error(portTakenAdvice(port)) : error;
  });
  if (stopSignal.aborted) await server.close();
  else serveUntilStopped(server);
} catch (error) {
  endWith(error);
}

function serveUntilStopped(server: RunningServer): void {
  stopSignal.addEventListener('abort', () => {
    process.exitCode = 0;
    void server.close();
  });
  console.log('Press Ctrl+C to stop. The site is open at');
  console.log(server.url);
}

function wantedPort(): number {
  const text = process.env.PORT ?? '';
  const port = text === '' ? USUAL_PORT : Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= HIGHEST_PORT) return port;
  throw new Error(`PORT has to be a number from 0 to ${HIGHEST_PORT}; it is "${text}".`);
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function portTakenAdvice(port: number): string {
  const other = port < HIGHEST_PORT ? port + 1 : port - 1;
  return `Port ${port} is in use, perhaps by this site in another window: press Ctrl+C there, or choose another one: PORT=${other} npm start`;
}
