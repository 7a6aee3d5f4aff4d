import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { PUBLISH_WORDS } from '../words.ts';
import { untilOnline } from './untilOnline.ts';
import type { AddressInfo } from 'node:net';

/** A host that gives these statuses or marks one after the other, then calls `onEnd` and is silent. */
async function openHost(answers: (number | string)[], onEnd?: () => void) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const answer = answers[asked.length];
    asked.push(url.replace(/\?\d+$/u, ''));
    if (answer === undefined) onEnd?.();
    else if (typeof answer === 'string') response.end(answer);
    else response.writeHead(answer).end('new');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, address, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

it('asks until the host shows the new version', async () => {
  await using host = await openHost([404, 'old', 503, 'new']);
  await untilOnline(host.address, 'new', new AbortController().signal, { pauseMs: 0 });
  expect(host.asked).toEqual(Array(4).fill('/version.txt'));
});

it('gives up in the end, and tells the last answer', async () => {
  const end = new AbortController();
  await using host = await openHost(['old', 404], () => end.abort());
  await expect(untilOnline(host.address, 'new', end.signal, { pauseMs: 0 })).rejects.toMatchObject({
    message: PUBLISH_WORDS.onlineFailed,
    details: `${host.address}/version.txt: status 404`,
  });
});
