/** Where the site is served, built or in development, when nothing else is asked for. */
export const USUAL_PORT = 4321;
const HIGHEST_PORT = 65_535;

/**
 * The port the variable `PORT` asks for.
 *
 * @param usual the port without one
 * @throws In plain words when it is no port.
 */
export function portOf(usual: number): number {
  const { PORT = '' } = process.env;
  const port = PORT === '' ? usual : Number(PORT);
  if (Number.isInteger(port) && port >= 0 && port <= HIGHEST_PORT) return port;
  throw new Error(`PORT has to be a number from 0 to ${HIGHEST_PORT}; it is "${PORT}".`);
}
