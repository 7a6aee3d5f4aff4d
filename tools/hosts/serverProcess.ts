import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';

/** A server in a process of its own; it ends with its scope. */
export interface ServerProcess extends AsyncDisposable {
  /** Where it answers, without a slash at the end. */
  url: string;
  pid: number;
}

const LOOK_EVERY_MS = 100;
/** How long a server may take to its first answer, on a busy machine. */
const PATIENCE_MS = 60_000;

/**
 * A port of this machine nobody listens on.
 *
 * @param wanted the one it has to be; any without it
 * @throws With code `EADDRINUSE` when that one is taken.
 */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer().listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts a server on a port and waits for its first answer.
 *
 * @param folder Where it runs; here if nothing else is said.
 * @param patience For how many milliseconds it is waited for.
 * @throws With all it said, when it ends before, or does not answer well by then.
 */
export async function startProcess(
  program: string,
  parameters: string[],
  port: number,
  environment: Record<string, string> = {},
  folder?: string,
  patience = PATIENCE_MS,
): Promise<ServerProcess> {
  const child = spawn(program, parameters, {
    cwd: folder,
    env: { ...process.env, PORT: `${port}`, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (words: Buffer) => (said += String(words)));
  }
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const limit = AbortSignal.timeout(patience);
  const isUp = async (): Promise<boolean> =>
    (await fetch(url, { signal: limit }).catch(() => undefined))?.ok ?? false;
  while (!(await isUp())) {
    const end = await Promise.race([ended, setTimeout(LOOK_EVERY_MS)]);
    if (end === undefined && !limit.aborted) continue;
    child.kill();
    throw new Error(`${program} could not be started. ${said}`);
  }
  return {
    ...{ url, pid: child.pid ?? 0 },
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await ended;
    },
  };
}
