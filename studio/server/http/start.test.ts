import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import readline from 'node:readline';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useContentCopy } from '../../../tests/content/contentCopy.ts';
import { lastingPort } from '../../../tests/support/freePorts.ts';
import { foldersOf } from '../content/folders.ts';
import { startStudio } from './start.ts';

const content = useContentCopy();

/** Stops the studios of a test at its end. Vitest's NODE_ENV would change them. */
function stopAfterTest(): AbortController {
  vi.stubEnv('NODE_ENV', undefined);
  const stopping = new AbortController();
  onTestFinished(() => {
    stopping.abort();
    vi.unstubAllEnvs();
  });
  return stopping;
}

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
  const stopping = stopAfterTest();
  const [first, second] = [await lastingPort(), await lastingPort()] as const;
  const start = (folder: string, port: number) =>
    startStudio(join(content.home, folder), port, stopping.signal);
  const opened = await start('content', first);
  const { address, oneTimeUrl } = opened;
  expect(address).toContain(`:${first}/__studio/?key=`);
  expect(await start('content', second)).toMatchObject({ address, isRunning: true });
  // Others can read the browser's command line.
  const statusOf = async (url: string) => (await fetch(url, { redirect: 'manual' })).status;
  expect(oneTimeUrl).not.toBe(address);
  const uses = [await statusOf(oneTimeUrl), await statusOf(oneTimeUrl), await statusOf(address)];
  expect(uses).toEqual([302, 401, 302]);
  await expect(start('content-2', first)).rejects.toThrow('is in use');
});

describe('a second studio', () => {
  const root = join(content.home, 'content');

  /** The command, in a process of its own; its first lines say where it is open, or why not. */
  function edit(port: number) {
    const child = spawn(process.execPath, ['tools/edit.ts', '--quiet'], {
      env: { ...process.env, NODE_ENV: '', VITEST: '', CONTENT_FOLDER: root, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'close');
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await ended;
    });
    const lines = readline.createInterface({ input: child.stdout });
    return { child, ended, firstLine: once(lines, 'line').then(String) };
  }

  it('leads to the first one, and opens by itself when that was killed', async () => {
    const stopping = stopAfterTest();
    const [first, second] = [await lastingPort(), await lastingPort()] as const;
    const { child, ended, firstLine } = edit(first);
    const [address = ''] = /http\S+key=[\w-]{43}/u.exec(await firstLine) ?? [];
    const start = () => startStudio(root, second, stopping.signal);
    expect(await start()).toMatchObject({ address, isRunning: true });
    child.kill('SIGKILL');
    await ended;
    const restarted = address.replace(String(first), String(second));
    expect(await start()).toMatchObject({ address: restarted, isRunning: false });
  });

  it('started at the same moment, leads to the other', async () => {
    const ports = [await lastingPort(), await lastingPort()];
    const both = await Promise.all(ports.map((port) => edit(port).firstLine));
    const addresses = both.map((line) => /http\S+key=[\w-]{43}/u.exec(line)?.[0]);
    expect(addresses[0]).toBeDefined();
    expect(new Set(addresses)).toHaveProperty('size', 1);
    expect(both.filter((line) => line.includes('It runs in another window.'))).toHaveLength(1);
  });

  it('at a public address, is refused with the process and port of the first', async () => {
    const stopping = stopAfterTest();
    const [first, second] = [await lastingPort(), await lastingPort()] as const;
    const publicUrl = new URL('https://studio.example.com');
    await startStudio(root, first, stopping.signal, { publicUrl });
    const line = `Another studio has this project open: process ${process.pid}, port ${first}.`;
    for (const address of [publicUrl, undefined])
      await expect(
        startStudio(root, second, stopping.signal, { publicUrl: address }),
      ).rejects.toThrow(line);
    stopping.abort();
    const next = new AbortController();
    onTestFinished(() => next.abort());
    expect(await startStudio(root, second, next.signal, { publicUrl })).toMatchObject({
      isRunning: false,
    });
  });
});
