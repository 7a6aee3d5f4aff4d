import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../../node/freePort.ts';
import { useContentCopy } from '../../tests/content/contentCopy.ts';
import { freePair } from '../../tests/support/freePorts.ts';
import { startStudio } from './start.ts';

const content = useContentCopy();

it('says that another program has its port, also a silent one, and touches no file', async () => {
  const port = await freePair();
  await using silent = createServer().listen(port + 1, '127.0.0.1');
  await once(silent, 'listening');
  // An earlier studio had this port.
  mkdirSync(join(content.home, '.studio'), { recursive: true });
  writeFileSync(join(content.home, '.studio/address'), `http://127.0.0.1:${port + 1}`);
  const { signal: stop } = new AbortController();
  const started = startStudio(join(content.home, 'content'), port, stop);
  await expect(started).rejects.toThrow(
    `Port ${port + 1} is in use. Set PORT to another number, such as 4400.`,
  );
  expect(existsSync(join(content.home, '.cache'))).toBe(false);
  expect(await freePort(port)).toBe(port);
});

it('leads to the studio of the same folder that runs already, at any port', async () => {
  vi.stubEnv('NODE_ENV', undefined);
  const stopping = new AbortController();
  onTestFinished(() => {
    stopping.abort();
    vi.unstubAllEnvs();
  });
  const [first, second] = [await freePair(), await freePair()] as const;
  const start = (folder: string, port: number) =>
    startStudio(join(content.home, folder), port, stopping.signal);
  const address = `http://127.0.0.1:${first}`;
  expect(await start('content', first)).toEqual({ address, isRunning: false });
  expect(await start('content', second)).toEqual({ address, isRunning: true });
  await expect(start('content-2', first)).rejects.toThrow('is in use');
});
