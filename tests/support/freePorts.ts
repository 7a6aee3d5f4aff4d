import { freePort } from '../../node/freePort.ts';

/**
 * Below the ephemeral ports, which begin at 32,768 (Linux) or 49,152 (macOS, Windows), so the system
 * does not assign them to connections.
 */
const PORTS = { lowest: 20_000, highest: 32_000 };

function anyPort(): number {
  const { lowest, highest } = PORTS;
  return lowest + Math.floor(Math.random() * (highest - lowest));
}

/** A free port that the system does not assign to a connection. */
export function lastingPort(): Promise<number> {
  return freePort(anyPort()).catch(lastingPort);
}

/** The first of two consecutive free ports, for the studio. */
export async function freePair(): Promise<number> {
  const port = anyPort();
  return Promise.all([freePort(port), freePort(port + 1)]).then(() => port, freePair);
}
