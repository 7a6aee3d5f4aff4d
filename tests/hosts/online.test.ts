import { once } from 'node:events';
import { createServer } from 'node:https';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from '../../server/server.ts';
import { findingsIn, gradeOf, installGraders } from '../../tools/hosts/graders.ts';
import { makeCertificate, startSecureFront } from '../../tools/hosts/secureFront.ts';
import { inspectEncryption } from '../../tools/live/encryption.ts';
import { inspectLive } from '../../tools/live/inspectLive.ts';
import { TEST_SITE } from '../../tools/support/sites.ts';
import type { AddressInfo } from 'node:net';
import type { RunningServer } from '../../server/server.ts';
import type { SecureFront } from '../../tools/hosts/secureFront.ts';

/* The site behind something that speaks HTTPS, as it is online. */

let server: RunningServer;
let front: SecureFront;

beforeAll(async () => {
  await installGraders();
  server = await startServer({ directory: TEST_SITE.folder, port: 0 });
  front = await startSecureFront(server.url);
});
afterAll(async () => {
  await front[Symbol.asyncDispose]();
  await server.close();
});

it('is graded A+ with 130 points by the MDN HTTP Observatory', async () => {
  const { letter, score } = await gradeOf(front.hostname, front);
  expect(letter).toBe('A+');
  expect(score).toBeGreaterThanOrEqual(130);
});

it('has a policy of which the CSP Evaluator only says what it would take to break it', async () => {
  const answer = await fetch(server.url, { headers: { connection: 'close' } });
  expect(await findingsIn(answer.headers.get('content-security-policy') ?? '')).toEqual([
    expect.stringContaining("script-src 'self': 'self' can be problematic if you host JSONP"),
  ]);
});

it('is found to be encrypted, with a certificate whose days are counted', async () => {
  const remarks = await inspectLive(`https://${front.hostname}:${front.httpsPort}`);
  const words = remarks.map((remark) => remark.words);
  expect(words).toContain('Every page comes with all headers.');
  expect(words).toContain('The server speaks HTTP/2.');
  // It is at a port of its own, where nobody comes without encryption.
  expect(words).not.toContain('Who comes without encryption is led to it.');
  expect(words).toContainEqual(
    expect.stringMatching(/^The certificate is good, for another [01] days/u),
  );
});

it('is told where it could speak HTTP/2', async () => {
  const old = createServer(await makeCertificate()).listen(0, 'localhost');
  await once(old, 'listening');
  const { port } = old.address() as AddressInfo;
  const remarks = await inspectEncryption(new URL(`https://localhost:${port}`));
  old.close();
  expect(remarks).toContainEqual({
    kind: 'advice',
    words: expect.stringContaining('speaks HTTP/1.1 alone') as string,
  });
});
