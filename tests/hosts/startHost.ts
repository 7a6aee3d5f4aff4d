import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposable, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { vi } from 'vitest';
import { TEST_SITE } from '../../node/sites.ts';
import { lastingPort } from '../support/freePorts.ts';

const START_MS = 60_000;
const SETTINGS = join(import.meta.dirname, 'settings');

export const CADDY = ['/usr/bin/caddy', 'run', '--config', 'Caddyfile'];
const ENCRYPTED = 'Caddy with HTTPS';
const COMMANDS = {
  nginx: ['/usr/sbin/nginx', '-p', '.', '-c', 'nginx.conf'],
  Caddy: CADDY,
  [ENCRYPTED]: CADDY,
  Apache: ['/usr/sbin/apache2', '-DFOREGROUND', '-d', '.', '-f', 'apache.conf'],
  'own server': [process.execPath, resolve('server/start.ts')],
};

type HostName = keyof typeof COMMANDS;
export const HOST_NAMES = (Object.keys(COMMANDS) as HostName[]).filter((one) => one !== ENCRYPTED);

/** Starts a server with the site in `folder`, listening on `address`. */
export async function startHost(host: HostName, address = '127.0.0.1', folder = TEST_SITE.folder) {
  const port = await lastingPort();
  const url = host === ENCRYPTED ? `https://localhost:${port}` : `http://${address}:${port}`;
  const values = { HOST: address, SITE: folder, SITES: 'site.caddy' };
  const command = host === 'own server' ? [...COMMANDS[host], folder] : COMMANDS[host];
  const program = await startProgram(command, url, values);
  /** Of the certificate, with HTTPS. */
  const authority = join(program.folder, 'caddy/pki/authorities/local/root.crt');
  return Object.assign(program, { url, authority });
}

/**
 * Starts a server in a temporary folder with the files of `settings/`, and waits until it answers.
 * They contain values such as `{$PORT}`, which the server also gets as environment variables.
 */
export async function startProgram(
  [program = '', ...options]: string[],
  url: string,
  given: Record<string, string>,
) {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await mkdtempDisposable(join(tmpdir(), 'host-'))).path;
  const values: Record<string, string> = { URL: url, PORT: new URL(url).port, ...given };
  for (const name of await readdir(SETTINGS)) {
    const text = await readFile(join(SETTINGS, name), 'utf8');
    const filled = text.replaceAll(/\{\$(\w+)\}/gu, (_, value: string) => values[value] ?? '');
    await writeFile(join(folder, name), filled);
  }
  const child = spawn(program, options, {
    cwd: folder,
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, ...values },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  await once(child, 'spawn');
  const ended = once(child, 'close');
  opened.defer(async () => {
    child.kill();
    await ended;
  });
  await vi.waitUntil(() => child.exitCode !== null || isUp(url), { timeout: START_MS });
  if (child.exitCode !== null) throw new Error(`${program} did not start. ${output}`);
  const inUse = opened.move();
  return { folder, [Symbol.asyncDispose]: () => inUse.disposeAsync() };
}

/** Whether a server answers: also with another protocol, or a certificate that nobody trusts. */
function isUp(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    (error: unknown) => /certificate|HTTPParserError/u.test(String((error as Error).cause)),
  );
}
