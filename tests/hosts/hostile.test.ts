import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../server/server.ts';
import { attack, ATTACKS, complaintsAbout } from '../../tools/hosts/hostile.ts';
import { HOST_NAMES } from '../../tools/hosts/programs.ts';
import { startHost } from '../../tools/hosts/startHosts.ts';
import { TEST_SITE } from '../../tools/support/sites.ts';

const OWN = 'the server of the site';
const STALLED = 100;
/**
 * All attacks on a server are made at once, beside those on the others; and Apache starts a process more for every
 * 25 connections, once a second. Who keeps a visitor waiting for those who never finish waits for much longer.
 */
const PATIENT_MS = 6000;

async function start(name: string): Promise<AsyncDisposable & { url: string }> {
  const host = HOST_NAMES.find((one) => one === name);
  if (host !== undefined) return startHost(host, TEST_SITE.folder);
  const server = await startServer({ directory: TEST_SITE.folder, port: 0 });
  return { url: server.url, [Symbol.asyncDispose]: server.close };
}

describe.each([OWN, ...HOST_NAMES])('%s', (name) => {
  let server: Awaited<ReturnType<typeof start>>;
  const visit = () =>
    fetch(server.url, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(PATIENT_MS),
    });

  beforeAll(async () => {
    server = await start(name);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  // Most of an attack is waiting for the end of its answer.
  it.concurrent.each(ATTACKS)('gives away nothing to $name, and serves on', async (tried) => {
    const heard = await attack(server.url, tried.words);
    expect(complaintsAbout(tried, heard, name === 'Cloudflare')).toEqual([]);
    expect((await visit()).status).toBe(200);
  });

  it('serves a visitor at once among a hundred who never finish their request', async () => {
    const { hostname, port } = new URL(server.url);
    const sockets = Array.from({ length: STALLED }, () =>
      connect(Number(port), hostname).on('error', () => undefined),
    );
    for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: s');
    try {
      expect((await visit()).status).toBe(200);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });
});
