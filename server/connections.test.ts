import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, truncate } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { serveFiles } from '../tests/support/siteFixture.ts';
import { clientOf, isProxyAddress } from './addresses.ts';
import { answer } from './answer.ts';
import { limitConnections } from './connections.ts';
import { adviceFor, ensurePortIsFree } from './serve.ts';
import { readSite } from './site.ts';

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

async function isAnswered(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { headers: { Connection: 'close' } })).ok;
  } catch {
    return false;
  }
}

/** A server with the limits of connections whose responses the test ends. */
async function holdResponses(
  onRequest: (response: ServerResponse) => void = () => undefined,
  timeout = 0,
): Promise<{ url: string; begun: ServerResponse[]; countBusy: () => number }> {
  const begun: ServerResponse[] = [];
  const server = createServer().setTimeout(timeout);
  const countBusy = limitConnections(server, (_, response) => {
    begun.push(response);
    onRequest(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, begun, countBusy };
}

/** Everything the server sends until it closes the connection. */
async function readUntilClosed(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    text += part;
    if (text.length > 2 * VIDEO.length) socket.destroy();
  });
  socket.resume();
  // Not `once` of events: it rejects if the server resets the connection.
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
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

  // Own servers: Node checks some hosts itself, as the server asked when it was made.
  it.each([
    ['no host', 400, ''],
    ['two hosts', 400, 'Host: site\r\nhost: site\r\n'],
    ['a path as its host', 400, 'Host: site/path\r\n'],
    ['a word as its port', 400, 'Host: site:port\r\n'],
    ['an IPv6 address as its host', 200, 'Host: [::1]:80\r\n'],
  ])('that names %s gets %s', async (_, status, host) => {
    await using small = await serveFiles({ 'index.html': '<p>Home' });
    const socket = await open(small.url, `GET / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
    expect(await readUntilClosed(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*nosniff`));
  });

  it('breaks if a file becomes shorter during its download', async () => {
    await using short = await serveFiles(FILES);
    const socket = await open(short.url, GET_VIDEO);
    await once(socket, 'readable');
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => errors.mockRestore());
    await truncate(join(short.directory, 'video.mp4'), 1000);
    const text = await readUntilClosed(socket);
    expect(text).toContain(`Content-Length: ${VIDEO.length}`);
    expect(text.length).toBeLessThan(VIDEO.length);
    expect(errors.mock.calls.join(' ')).toContain('The file became shorter.');
  });

  it('is closed when nothing happens on it, and reset while it waits for a response', async () => {
    const { url } = await holdResponses(undefined, 50);
    const idle = await open(url);
    const waiting = await open(url, GET);
    await Promise.all([readUntilClosed(idle), readUntilClosed(waiting)]);
    expect(idle.errored).toBeNull();
    expect(waiting.errored).toMatchObject({ code: 'ECONNRESET' });
  });

  it('is answered once more during the shutdown, then closed', async () => {
    const stopping = await serveFiles(FILES);
    const kept = await open(stopping.url, GET);
    await once(kept, 'data');
    const watching = await open(stopping.url, GET_VIDEO);
    await once(watching, 'readable');
    const stopped = stopping[Symbol.asyncDispose]();
    await expect.poll(() => isAnswered(stopping.url)).toBe(false);
    kept.write(GET);
    expect(await readUntilClosed(kept)).toMatch(/200 OK[^]*Connection: close/u);
    expect((await readUntilClosed(watching)).length).toBeGreaterThan(VIDEO.length);
    await stopped;
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

describe('a client', () => {
  it('gets its requests answered one after the other', async () => {
    const { url, begun } = await holdResponses();
    const socket = await open(url, GET.repeat(3));
    for (const count of [1, 2, 3]) {
      await expect.poll(() => begun.length).toBe(count);
      begun[count - 1]?.end();
    }
    socket.destroy();
  });

  it('does not delay the shutdown after it left with requests unanswered', async () => {
    const { url, begun, countBusy } = await holdResponses();
    const socket = await open(url, GET.repeat(3));
    await expect.poll(() => begun.length).toBe(1);
    socket.destroy();
    await expect.poll(countBusy).toBe(0);
  });

  it.each(['leaves during', 'finishes'])('%s a download without a line in the log', async (way) => {
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => errors.mockRestore());
    const content = await readSite(site.directory);
    const answered: Promise<void>[] = [];
    const { url, countBusy } = await holdResponses((response) => {
      answered.push(answer(content, response));
    });
    const socket = await open(url, GET_VIDEO);
    await once(socket, 'readable');
    if (way === 'finishes') socket.resume();
    else socket.destroy();
    await Promise.all(answered);
    expect(errors).not.toHaveBeenCalled();
    await expect.poll(countBusy).toBe(0);
    socket.destroy();
  });

  it('may open only some connections at once', async () => {
    await using limited = await serveFiles(FILES, { maxPerClient: 2, isProxy: () => false });
    const first = await open(limited.url);
    const second = await open(limited.url);
    const third = await open(limited.url);
    expect(await readUntilClosed(third)).toBe('');
    first.destroy();
    await expect.poll(() => isAnswered(limited.url)).toBe(true);
    second.write(GET);
    expect(String(await once(second, 'data'))).toContain('HTTP/1.1 200');
    // Of two, one is free again, not more.
    const fourth = await open(limited.url, GET);
    expect(String(await once(fourth, 'data'))).toContain('HTTP/1.1 200');
    expect(await isAnswered(limited.url)).toBe(false);
    for (const socket of [second, fourth]) socket.destroy();
  });

  it('may open as many as it wants if it is a proxy of this machine', async () => {
    await using limited = await serveFiles(FILES, { maxPerClient: 1 });
    const sockets = [await open(limited.url), await open(limited.url)];
    expect(await isAnswered(limited.url)).toBe(true);
    for (const socket of sockets) socket.destroy();
  });

  it('is cut off if it hardly reads, and only then', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const content = await readSite(site.directory);
    const { url, begun, countBusy } = await holdResponses(
      (response) => void answer(content, response),
    );
    const stalled = await open(url, GET_VIDEO);
    const reading = await open(url, GET_VIDEO);
    await expect.poll(() => begun.length).toBe(2);
    const served = begun.find(({ req }) => req.socket.remotePort === reading.localPort);
    const bytesServed = () => served?.req.socket.bytesWritten ?? 0;
    let length = 0;
    reading.on('data', (chunk) => (length += chunk.length));
    reading.pause();
    const readMoreAndCheck = async () => {
      const before = bytesServed();
      reading.resume();
      await expect.poll(bytesServed).toBeGreaterThan(before + 200_000);
      reading.pause();
      vi.advanceTimersByTime(120_000);
      return countBusy();
    };
    // The first checks may find that the system still takes bytes for the stalled client.
    for (let count = 2; count > 1;) count = await readMoreAndCheck();
    expect((await readUntilClosed(stalled)).length).toBeLessThan(VIDEO.length);
    reading.resume();
    await expect.poll(() => length).toBeGreaterThan(VIDEO.length);
    reading.destroy();
  });

  it.each([
    ['a body', 'Content-Length: 1000000000\r\n'],
    ['a body of any length', 'Transfer-Encoding: chunked\r\n'],
    ['a body that it asks about first', 'Expect: 100-continue\r\nContent-Length: 10\r\n'],
  ])('that sends %s is refused without reading it', async (_, header) => {
    await using small = await serveFiles({ 'index.html': '<p>Home' });
    const head = GET.replace('GET', 'POST').replace(HOST, `${HOST}${header}`);
    const socket = await open(small.url, head);
    let answer = '';
    socket.on('data', (part) => (answer += String(part)));
    await expect.poll(() => answer).toContain('\r\n\r\n');
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1.1 405 [^]*Connection: close/u);
  });

  it('is named in the access log, also behind a proxy', async () => {
    const lines = vi.spyOn(console, 'log').mockReturnValue();
    onTestFinished(() => lines.mockRestore());
    await using logged = await serveFiles(FILES, { hasAccessLog: true });
    const headers = { 'User-Agent': 'A "browser"', Referer: 'https://example.com/' };
    await logged.ask('/?from=mail', { headers });
    const behindProxy = { 'X-Forwarded-For': 'forged, 203.0.113.7' };
    await logged.ask('/nowhere', { method: 'HEAD', headers: behindProxy });
    await expect.poll(() => lines.mock.calls.length).toBe(2);
    const kept = await open(logged.url, GET);
    await expect.poll(() => lines.mock.calls.length).toBe(3);
    kept.write(GET);
    await expect.poll(() => lines.mock.calls.length).toBe(4);
    kept.destroy();
    const sizeIn = ([line]: unknown[]) => / 200 (\d+) /u.exec(String(line))?.[1];
    const [third, fourth] = lines.mock.calls.slice(2).map(sizeIn);
    expect(third).toBeDefined();
    expect(fourth).toBe(third);
    const [first, second] = lines.mock.calls.map(([line]) => String(line));
    expect(first).toMatch(
      /^127\.0\.0\.1 - - \[\S+Z\] "GET \/\?from=mail HTTP\/1\.1" 200 \d{3} "https:\/\/example\.com\/" "A \\"browser\\""$/u,
    );
    expect(second).toMatch(
      /^203\.0\.113\.7 - - \[\S+\] "HEAD \/nowhere HTTP\/1\.1" 404 \d+ "-" "-"$/u,
    );
  });
});

it.each([
  ['203.0.113.7', false, '203.0.113.7'],
  ['::ffff:203.0.113.7', false, '203.0.113.7'],
  ['172.32.0.1', false, '172.32.0.1'],
  ['2001:db8:1:2:3:4:5:6', false, '2001:db8:1:2'],
  ['2001:db8:1::7', false, '2001:db8:1:0'],
  ['127.0.0.2', true, '127.0.0.2'],
  ['::ffff:172.17.0.1', true, '172.17.0.1'],
  ['10.9.8.7', true, '10.9.8.7'],
  ['192.168.1.1', true, '192.168.1.1'],
  ['::1', true, '0:0:0:0'],
  ['fd00::2', true, 'fd00:0:0:0'],
])('a connection from %s may be a proxy: %s, and counts for %s', (address, isProxy, client) => {
  expect(isProxyAddress(address)).toBe(isProxy);
  expect(clientOf(address)).toBe(client);
});

it.each([
  ['EADDRINUSE', 'Port 80 is in use.'],
  ['EACCES', 'Port 80 is only for administrators.'],
  ['EADDRNOTAVAIL', 'HOST "example" is not an address of this machine.'],
  ['ENOTFOUND', 'HOST "example" is not an address of this machine.'],
])('the error %s is told with advice', (code, advice) => {
  expect(adviceFor(code, 80, 'example')).toContain(advice);
});

it('a port that is in use is told before the build', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const { port } = new URL(site.url);
  vi.stubEnv('PORT', port);
  await expect(ensurePortIsFree()).rejects.toThrow(`Port ${port} is in use.`);
  vi.stubEnv('PORT', '0');
  await ensurePortIsFree();
});

// Other systems have no second local address.
it.runIf(process.platform === 'linux')('is reachable from this machine only', async () => {
  expect(await isAnswered(site.url)).toBe(true);
  expect(await isAnswered(site.url.replace('localhost', '127.0.0.2'))).toBe(false);
});

// Windows has no signals; Ctrl+C ends the program there.
describe.skipIf(process.platform === 'win32')('the command', () => {
  it('needs only its folder, and finishes running responses on SIGTERM', async () => {
    const server = join(site.directory, '.server');
    await cp(import.meta.dirname, server, { recursive: true });
    const child = spawn(process.execPath, [join(server, 'start.ts'), site.directory], {
      env: { PORT: '0', HOST: '127.0.0.1', LOG: '1' },
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
    await expect.poll(() => isAnswered(url)).toBe(false);
    kept.write(GET);
    expect(await readUntilClosed(kept)).toMatch(/200 OK[^]*Connection: close/u);
    expect((await readUntilClosed(watching)).length).toBeGreaterThan(VIDEO.length);
    expect(await exit).toEqual([0, null]);
    expect(output).toMatch(/^Press Ctrl\+C to stop.*\nhttp:\S+\n.*"GET \/ HTTP\/1\.1" 200 /u);
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
