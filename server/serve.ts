import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from './server.ts';

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
 * Serves a built site at `PORT` and `HOST` until `stop` is aborted; running responses finish.
 *
 * @throws With one line of advice.
 */
export async function serve(directory: string, stop: AbortSignal): Promise<void> {
  const { HOST = '' } = process.env;
  const port = portOf(DEFAULT_PORT);
  if (!existsSync(join(directory, 'index.html')))
    throw new Error(`There is no built site in "${directory}". Run npm run build.`);
  const badHost = `HOST "${HOST}" is not an address of this machine. Use 127.0.0.1 or 0.0.0.0.`;
  const advice: Partial<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use. Stop the other program or set PORT to another number.`,
    EACCES: `Port ${port} is only for administrators. Set PORT to 1024 or more.`,
    ENOTFOUND: badHost,
    EADDRNOTAVAIL: badHost,
  };
  const host = HOST !== '' && { host: HOST };
  const server = await startServer({ directory, port, ...host }).catch((error: unknown) => {
    const words = advice[(error as NodeJS.ErrnoException).code ?? ''];
    throw words === undefined ? error : new Error(words);
  });
  console.log(`Press Ctrl+C to stop. The site is open at\n${server.url}`);
  if (!stop.aborted) await once(stop, 'abort');
  await server.close();
}
