import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useContentCopy } from '../../tests/content/contentCopy.ts';
import { freePort } from '../../tools/hosts/serverProcess.ts';
import { startStudio } from './start.ts';
import type { AddressInfo } from 'node:net';

const content = useContentCopy();

it('lets go of its first port when the second one is taken, so that the command can end', async () => {
  await using taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const port = (taken.address() as AddressInfo).port - 1;
  const stop = new AbortController().signal;
  const started = startStudio({ root: join(content.home, 'content'), port, stop });
  await expect(started).rejects.toThrow(`Port ${port + 1} is in use`);
  expect(await freePort(port)).toBe(port);
});
