import { freePort } from '../../node/freePort.ts';

/**
 * The system gives every connection a port of its own, from 32,768 on (Linux) or 49,152 on (macOS,
 * Windows). Below, a port that is free stays free.
 */
const PORTS = { lowest: 20_000, highest: 32_000 };

function anyPort(): number {
  const { lowest, highest } = PORTS;
  return lowest + Math.floor(Math.random() * (highest - lowest));
}

/** A port that is free until somebody listens at it. */
export function lastingPort(): Promise<number> {
  return freePort(anyPort()).catch(lastingPort);
}

/** A free port with a free one behind it, as the studio needs them. */
export async function freePair(): Promise<number> {
  const port = anyPort();
  return Promise.all([freePort(port), freePort(port + 1)]).then(() => port, freePair);
}
