import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useContentCopy } from '../../tests/content/contentCopy.ts';
import { lastingPort } from '../../tests/support/freePorts.ts';
import { foldersOf } from '../content/folders.ts';
import { startStudio } from './start.ts';

const content = useContentCopy();

it('says that another program has its port, also a silent one, and touches no file', async () => {
  const port = await lastingPort();
  await using silent = createServer().listen(port, '127.0.0.1');
  await once(silent, 'listening');
  // An earlier studio had this port.
  const { address } = foldersOf(join(content.home, 'content'));
  mkdirSync(dirname(address), { recursive: true });
  writeFileSync(address, `http://127.0.0.1:${port}`);
  const { signal: stop } = new AbortController();
  const started = startStudio(join(content.home, 'content'), port, stop);
  await expect(started).rejects.toThrow(
    `Port ${port} is in use. Set PORT to another number, such as 4400.`,
  );
  expect(existsSync(join(content.home, '.cache'))).toBe(false);
});

it('leads to the studio of the same folder that runs already, at any port', async () => {
  vi.stubEnv('NODE_ENV', undefined);
  const stopping = new AbortController();
  onTestFinished(() => {
    stopping.abort();
    vi.unstubAllEnvs();
  });
  const [first, second] = [await lastingPort(), await lastingPort()] as const;
  const start = (folder: string, port: number) =>
    startStudio(join(content.home, folder), port, stopping.signal);
  const opened = await start('content', first);
  const { address, opening } = opened;
  expect(address).toContain(`:${first}/__studio/?key=`);
  expect(await start('content', second)).toMatchObject({ address, isRunning: true });
  // Others can read the browser's command line.
  const statusOf = async (url: string) => (await fetch(url, { redirect: 'manual' })).status;
  expect(opening).not.toBe(address);
  const uses = [await statusOf(opening), await statusOf(opening), await statusOf(address)];
  expect(uses).toEqual([302, 401, 302]);
  await expect(start('content-2', first)).rejects.toThrow('is in use');
});
