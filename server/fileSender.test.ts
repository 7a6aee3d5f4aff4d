import fs from 'node:fs';
import type { ReadStream } from 'node:fs';
import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileSender } from './fileSender.ts';
import { sendNothing } from './sendNothing.ts';

const FILM_SIZE = 32_000_000;
const OPEN_FILES = '/proc/self/fd';

let directory: string;
let film: string;
let server: Server;
let address: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'files-'));
  film = join(directory, 'film.mp4');
  await writeFile(film, Buffer.alloc(FILM_SIZE));
  await writeFile(join(directory, 'note.txt'), 'note');
  const sendFile = fileSender(directory);
  server = createServer((request, response) => {
    sendFile(request.url ?? '', response, () => {
      sendNothing(response, 404);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(directory, { recursive: true });
});

/** Takes the film away at the very moment sirv calls a function of the file system for it. */
function removeFilmDuring(name: 'createReadStream' | 'statSync'): void {
  const original = fs[name] as (...parameters: unknown[]) => never;
  vi.spyOn(fs, name).mockImplementationOnce((...parameters: unknown[]) => {
    fs.rmSync(film);
    return original(...parameters);
  });
  syncBuiltinESMExports();
}

async function openFiles(): Promise<string[]> {
  const names = await readdir(OPEN_FILES);
  return Promise.all(names.map((name) => readlink(join(OPEN_FILES, name)).catch(() => '')));
}

async function expectStillServing(): Promise<void> {
  expect(await (await fetch(`${address}/note.txt`)).text()).toBe('note');
}

describe('a file that is gone', () => {
  it('is not found when it went after the server started', async () => {
    await rm(film);
    expect((await fetch(`${address}/film.mp4`)).status).toBe(404);
    await expectStillServing();
  });

  it.each(['statSync', 'createReadStream'] as const)(
    'is an error when it went during %s',
    async (name) => {
      removeFilmDuring(name);
      const { status, headers } = await fetch(`${address}/film.mp4`);
      expect(status).toBe(500);
      expect(headers.get('content-length')).toBe('0');
      expect(headers.get('etag')).toBeNull();
      await expectStillServing();
    },
  );
});

it('sends a file as long as it is now', async () => {
  await writeFile(join(directory, 'note.txt'), 'a longer note');
  const response = await fetch(`${address}/note.txt`);
  expect(response.headers.get('content-length')).toBe('13');
  expect(await response.text()).toBe('a longer note');
});

it.each([
  ['HEAD', 200, { method: 'HEAD' }],
  ['a visitor who has it already', 304, { headers: { 'If-None-Match': '*' } }],
])('reads nothing of a file for %s', async (_, status, request) => {
  const open = vi.spyOn(fs, 'createReadStream');
  syncBuiltinESMExports();
  expect((await fetch(`${address}/film.mp4`, request)).status).toBe(status);
  const film = open.mock.results[0]?.value as ReadStream;
  await vi.waitFor(() => {
    expect(film.closed).toBe(true);
  });
  expect(film.bytesRead).toBe(0);
});

describe.runIf(fs.existsSync(OPEN_FILES))('a film', () => {
  it('is closed when the visitor leaves half-way', async () => {
    const { body } = await fetch(`${address}/film.mp4`);
    const reader = body?.getReader();
    await reader?.read();
    expect(await openFiles()).toContain(film);
    await reader?.cancel();
    await vi.waitFor(async () => {
      expect(await openFiles()).not.toContain(film);
    });
    await expectStillServing();
  });
});
