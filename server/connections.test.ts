import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, truncate } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { serveFiles } from '../tests/support/siteFixture.ts';

/** Larger than the socket buffers. */
const VIDEO = Buffer.alloc(32_000_000);
const FILES = { 'index.html': '<p>Home', 'video.mp4': VIDEO };
const HOST = 'Host: site\r\n';
const GET = `GET / HTTP/1.1\r\n${HOST}\r\n`;
const GET_VIDEO = GET.replace('/', '/video.mp4');

const site = await serveFiles(FILES);
afterAll(() => site[Symbol.asyncDispose]());

async function open(url: string, words = ''): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname)
    .setNoDelay()
    .on('error', () => undefined);
  await once(socket, 'connect');
  if (words !== '') await new Promise((resolve) => socket.write(words, resolve));
  return socket;
}

/** Everything the server sends until it closes the connection. */
async function readUntilClosed(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    text += part;
    if (text.length > 2 * VIDEO.length) socket.destroy();
  });
  socket.resume();
  if (!socket.closed) await once(socket, 'close');
  return text;
}

describe('a connection', () => {
  it('survives bursts of 1 to 4,000 requests, with and without Host', async () => {
    for (const [status, head] of [[200, GET] as const, [400, GET.replace(HOST, '')] as const])
      for (const count of [1, 16, 17, 4000]) {
        const socket = await open(site.url, head.repeat(count));
        const events = [once(socket, 'data'), once(socket, 'close')];
        const answer = socket.closed ? 'false' : String(await Promise.race(events));
        socket.destroy();
        // Too many requests may close the connection before the first response.
        if (count <= 16 || answer !== 'false') expect(answer).toContain(`HTTP/1.1 ${status} `);
      }
    expect((await site.ask('/')).status).toBe(200);
  });

  it('answers up to 16 requests at once, in order', async () => {
    const last = `GET /lost HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`;
    const text = await readUntilClosed(await open(site.url, GET.repeat(15) + last));
    expect(text.match(/(?<=HTTP\/1.1 )\d+/gu)?.join(' ')).toBe(`${'200 '.repeat(15)}404`);
  });

  it('is closed when a client sends requests without reading the answers', async () => {
    const socket = await open(site.url, GET_VIDEO);
    await once(socket, 'readable');
    socket.write(GET_VIDEO.repeat(300));
    expect((await readUntilClosed(socket)).length).toBeLessThan(VIDEO.length);
    expect((await site.ask('/')).status).toBe(200);
  });

  it.each([
    [400, ''],
    [400, 'Host: site\r\nhost: site\r\n'],
    [400, 'Host: site/path\r\n'],
    [400, 'Host: site:port\r\n'],
    [200, 'Host: [::1]:80\r\n'],
  ])('gets %s with the headers %j', async (status, host) => {
    const socket = await open(site.url, `GET / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
    expect(await readUntilClosed(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*nosniff`));
  });

  it('breaks if a file becomes shorter during its download', async () => {
    await using short = await serveFiles(FILES);
    const socket = await open(short.url, GET_VIDEO);
    await once(socket, 'readable');
    await truncate(join(short.directory, 'video.mp4'), 1000);
    const text = await readUntilClosed(socket);
    expect(text).toContain(`Content-Length: ${VIDEO.length}`);
    expect(text.length).toBeLessThan(VIDEO.length);
  });

  it('is closed if its response delays the shutdown', async () => {
    const stopping = await serveFiles(FILES, { shutdownTimeout: 50 });
    const stalled = await open(stopping.url, GET_VIDEO);
    await once(stalled, 'data');
    stalled.pause();
    await stopping[Symbol.asyncDispose]();
    expect((await readUntilClosed(stalled)).length).toBeLessThan(VIDEO.length);
  });
});

describe.skipIf(process.platform === 'win32')('the command', () => {
  it('needs only its folder, and finishes running responses on SIGTERM', async () => {
    const server = join(site.directory, '.server');
    await cp(import.meta.dirname, server, { recursive: true });
    const child = spawn(process.execPath, [join(server, 'start.ts'), site.directory], {
      env: { PORT: '0', HOST: '127.0.0.1' },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const exit = once(child, 'exit');
    let output = '';
    child.stdout.on('data', (words) => (output += String(words)));
    await expect.poll(() => output).toMatch(/http:\S+\s$/u);
    const url = output.slice(output.indexOf('http')).trim();

    const kept = await open(url, GET);
    await once(kept, 'data');
    const watching = await open(url, GET_VIDEO);
    await once(watching, 'readable');
    child.kill('SIGTERM');
    const isRefused = () => fetch(url).then(...[() => false, () => true]);
    await expect.poll(isRefused).toBe(true);
    kept.write(GET);
    expect(await readUntilClosed(kept)).toMatch(/200 OK[^]*Connection: close/u);
    expect((await readUntilClosed(watching)).length).toBeGreaterThan(VIDEO.length);
    expect(await exit).toEqual([0, null]);
    expect(output).toMatch(/^Press Ctrl\+C to stop.*\nhttp:\S+\n$/u);
  });

  it.each([
    ['a wrong PORT', ['.'], { PORT: 'eighty' }, 'PORT must be a number from 0 to 65535'],
    ['a missing folder', ['missing'], { PORT: '0' }, 'There is no built site in "missing"'],
  ])('says what is wrong with %s', (_, parameters, env, words) => {
    const start = join(import.meta.dirname, 'start.ts');
    const options = { env, encoding: 'utf8' } as const;
    const { status, stderr } = spawnSync(process.execPath, [start, ...parameters], options);
    expect(status).toBe(1);
    expect(stderr).toContain(words);
  });
});
