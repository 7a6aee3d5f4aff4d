import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { PUBLISH_WORDS } from '../words.ts';
import * as publicNetwork from './publicNetwork.ts';
import { untilOnline } from './untilOnline.ts';
import type { AddressInfo } from 'node:net';

afterEach(() => vi.restoreAllMocks());

/** A status, a mark, or the address of a redirect. */
type Answer = number | string | { to: string };

/** A host that gives these answers one after the other, then calls `onEnd` and is silent. */
async function openHost(answers: Answer[], onEnd?: () => void) {
  const asked: string[] = [];
  const hosts: IncomingHttpHeaders['host'][] = [];
  const server = createServer(({ url = '', headers }, response) => {
    const answer = answers[asked.length];
    asked.push(url.replace(/\?\d+$/u, ''));
    hosts.push(headers.host);
    if (answer === undefined) onEnd?.();
    else if (typeof answer === 'string') response.end(answer);
    else if (typeof answer === 'number') response.writeHead(answer).end('new');
    else response.writeHead(302, { location: answer.to }).end('new');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return server[Symbol.asyncDispose]();
  };
  return { asked, hosts, port, address: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: close };
}

const noEnd = new AbortController().signal;
const fast = { pauseMs: 0 };

it('asks until the host shows the new version', async () => {
  await using host = await openHost([404, 'old', 503, 'new']);
  await untilOnline(host.address, 'new', noEnd, fast);
  expect(host.asked).toEqual(Array(4).fill('/version.txt'));
});

it.each<[title: string, last: Answer, status: string]>([
  ['a status', 404, 'status 404'],
  ['another version, without its text', 'a secret of the network', 'another version'],
  ['a long page, without its text', 'secret'.repeat(100_000), 'another version'],
])('gives up in the end, and tells %s', async (_, last, status) => {
  const end = new AbortController();
  await using host = await openHost(['old', last], () => end.abort());
  const details = `${host.address}/version.txt: ${status}`;
  const failure = { message: PUBLISH_WORDS.onlineFailed, details };
  await expect(untilOnline(host.address, 'new', end.signal, fast)).rejects.toMatchObject(failure);
});

it('follows a redirect of the host to itself, and none to another host or port', async () => {
  await using same = await openHost([{ to: '/there' }, 'new']);
  await untilOnline(same.address, 'new', noEnd, fast);
  expect(same.asked).toEqual(['/version.txt', '/there']);

  const end = new AbortController();
  await using inside = await openHost(['new']);
  await using host = await openHost([{ to: `${inside.address}/admin` }], () => end.abort());
  await expect(untilOnline(host.address, 'new', end.signal, fast)).rejects.toMatchObject({
    details: `${host.address}/version.txt: status 302, to another address`,
  });
  expect(inside.asked).toEqual([]);
});

it('of a hosted studio, asks no site in a private network', async () => {
  await using host = await openHost(['new']);
  const options = { ...fast, isPublicOnly: true };
  const { privateNetwork } = PUBLISH_WORDS;
  for (const address of [host.address, `http://localhost:${host.port}`])
    await expect(untilOnline(address, 'new', noEnd, options)).rejects.toThrow(privateNetwork);
  expect(host.asked).toEqual([]);
});

it('connects to the address that was checked, not to what the name leads to later', async () => {
  await using host = await openHost([{ to: '/there' }, 'new']);
  vi.spyOn(publicNetwork, 'resolvePublicHost').mockResolvedValue('127.0.0.1');
  const name = `rebound.invalid:${host.port}`;
  await untilOnline(`http://${name}`, 'new', noEnd, { ...fast, isPublicOnly: true });
  expect(host.hosts).toEqual([name, name]);
});
