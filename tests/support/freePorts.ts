import { freePort } from '../../node/freePort.ts';

/** 20,000 to 32,000: the system assigns higher ones to connections. */
function anyPort(): number {
  return 20_000 + Math.floor(Math.random() * 12_000);
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
