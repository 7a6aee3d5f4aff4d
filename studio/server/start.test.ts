import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { expect, it } from 'vitest';
import { freePort } from '../../node/freePort.ts';
import { useContentCopy } from '../../tests/content/contentCopy.ts';
import { freePair } from '../../tests/support/freePorts.ts';
import { windowPage } from './bundle.ts';
import { startStudio } from './start.ts';
import type { Server } from 'node:http';

const content = useContentCopy();

it('says that another program has its port, and touches no file', async () => {
  const port = await freePair();
  await using taken = createServer().listen(port + 1, '127.0.0.1');
  await once(taken, 'listening');
  const { signal: stop } = new AbortController();
  const started = startStudio(join(content.home, 'content'), port, stop);
  await expect(started).rejects.toThrow(
    `Port ${port + 1} is in use. Set PORT to another number, such as 4400.`,
  );
  expect(existsSync(join(content.home, '.cache'))).toBe(false);
  expect(await freePort(port)).toBe(port);
});

it('leads to the studio of the same folder that runs already', async () => {
  const port = await freePair();
  const root = join(content.home, 'content');
  await using running = createAdaptorServer({
    fetch: async () => new Response((await windowPage(root, '')).toString()),
  }) as Server;
  await once(running.listen(port, '127.0.0.1'), 'listening');
  const { signal: stop } = new AbortController();
  const address = `http://127.0.0.1:${port}`;
  expect(await startStudio(root, port, stop)).toEqual({ address, isRunning: true });
  await expect(startStudio(`${root}-2`, port, stop)).rejects.toThrow('is in use');
});
