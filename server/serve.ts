import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { startServer, THIS_MACHINE } from './server.ts';

/** Default port of the site, built or in development. */
export const DEFAULT_PORT = 4321;

/**
 * The port in the variable `PORT`, or `fallback`.
 *
 * @throws If it is not a port.
 */
export function portOf(fallback: number): number {
  const PORT = (process.env.PORT ?? '').trim();
  if (PORT === '') return fallback;
  if (/^\d+$/u.test(PORT) && Number(PORT) <= 65_535) return Number(PORT);
  throw new Error(`PORT must be a number from 0 to 65535; it is "${PORT}".`);
}

/**
 * Makes sure before a build, which may take a minute, that the site can be served at `PORT` and `HOST`.
 *
 * @throws With one line of advice.
 */
export async function ensurePortIsFree(): Promise<void> {
  const { HOST = '' } = process.env;
  const port = portOf(DEFAULT_PORT);
  const probe = createServer().listen(port, HOST === '' ? THIS_MACHINE : HOST);
  await once(probe, 'listening').catch((error: unknown) => {
    throw withAdvice(error, port, HOST);
  });
  probe.close();
  await once(probe, 'close');
}

/**
 * Serves a built site at `PORT` and `HOST` until `stop` is aborted; running responses finish.
 *
 * @throws With one line of advice.
 */
export async function serve(directory: string, stop: AbortSignal): Promise<void> {
  const { HOST = '', LOG = '' } = process.env;
  const port = portOf(DEFAULT_PORT);
  if (!existsSync(join(directory, 'index.html')))
    throw new Error(`There is no built site in "${directory}". Run npm run build.`);
  const hasAccessLog = LOG === '1';
  const address = HOST === '' ? {} : { host: HOST };
  const options = { directory, port, hasAccessLog, ...address };
  const server = await startServer(options).catch((error: unknown) => {
    throw withAdvice(error, port, HOST);
  });
  console.log(`Press Ctrl+C to stop. The site is open at\n${server.url}`);
  if (!stop.aborted) await once(stop, 'abort');
  await server.close();
}

function withAdvice(error: unknown, port: number, host: string): unknown {
  const advice = adviceFor((error as NodeJS.ErrnoException).code, port, host);
  return advice === undefined ? error : new Error(advice);
}

/** What to do when a server cannot listen, by the code of the error. */
export function adviceFor(
  code: string | undefined,
  port: number,
  host: string,
): string | undefined {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the other program or set PORT to another number.`;
  if (code === 'EACCES')
    return `Port ${port} is only for administrators. Set PORT to 1024 or more.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `HOST "${host}" is not an address of this machine. Use 127.0.0.1 or 0.0.0.0.`;
  return undefined;
}
