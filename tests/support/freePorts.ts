import { freePort } from '../../node/freePort.ts';

/** A free port that the system does not assign to a connection, from 20,000 to 32,000. */
export function lastingPort(): Promise<number> {
  return freePort(20_000 + Math.floor(Math.random() * 12_000)).catch(lastingPort);
}
