/** Where the site is served, built or in development, when nothing else is asked for. */
export const USUAL_PORT = 4321;
const HIGHEST_PORT = 65_535;
const DIGITS = /^\d+$/u;

/**
 * The port the variable `PORT` asks for.
 *
 * @param usual the port without one
 * @throws In plain words when it is no port.
 */
export function portOf(usual: number): number {
  const PORT = (process.env.PORT ?? '').trim();
  if (PORT === '') return usual;
  const port = Number(PORT);
  if (DIGITS.test(PORT) && port <= HIGHEST_PORT) return port;
  throw new Error(`PORT has to be a number from 0 to ${HIGHEST_PORT}; it is "${PORT}".`);
}
