import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from '../../node/freePort.ts';
import { useContentCopy } from '../../tests/content/contentCopy.ts';
import { freePair } from '../../tests/support/freePorts.ts';
import { startStudio } from './start.ts';

const content = useContentCopy();

it('says where another studio may be that has its port, and touches no file of it', async () => {
  const port = await freePair();
  await using taken = createServer().listen(port + 1, '127.0.0.1');
  await once(taken, 'listening');
  const { signal: stop } = new AbortController();
  const started = startStudio(join(content.home, 'content'), port, stop);
  await expect(started).rejects.toThrow(
    `Port ${port + 1} is in use. If a studio is open already, it is at http://127.0.0.1:${port};`,
  );
  expect(existsSync(join(content.home, '.cache'))).toBe(false);
  expect(await freePort(port)).toBe(port);
});
