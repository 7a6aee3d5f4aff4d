import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, readdir, readlink } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveFiles } from '../tests/support/siteFixture.ts';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

const HOME = '<p>Home';
/** Too large for what a connection holds by itself. */
const VIDEO = Buffer.alloc(32_000_000);
const FILES = { 'index.html': HOME, 'video.mp4': VIDEO };
const GET = 'GET / HTTP/1.1\r\nHost: site\r\n\r\n';
const GET_VIDEO = 'GET /video.mp4 HTTP/1.1\r\nHost: site\r\n\r\n';
/** Where Linux tells which files a process has open. */
const OPEN_FILES = '/proc/self/fd';
const OWN_ADDRESS = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

/** Opens a connection and says something over it, or nothing. */
async function open(url: string, words = ''): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(words);
  return socket;
}

/** All that still comes over a connection until the server closes it. */
async function heardUntilClosed(socket: Socket): Promise<string> {
  let heard = '';
  socket
    .setEncoding('latin1')
    .on('data', (text: string) => (heard += text))
    .resume();
  await once(socket, 'close');
  return heard;
}

async function openVideos(): Promise<number> {
  const files = await readdir(OPEN_FILES);
  const paths = files.map((file) => readlink(`${OPEN_FILES}/${file}`).catch(() => ''));
  return (await Promise.all(paths)).filter((path) => path.endsWith('video.mp4')).length;
}

/** Asks over a connection that is kept. */
async function askKept(url: string, agent: Agent): Promise<IncomingMessage> {
  const asked = request(url, { agent }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
}

describe('a connection', () => {
  it('is kept for the next request, for longer than proxies keep theirs', async () => {
    await using site = await serveFiles(FILES);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const first = await askKept(site.url, agent);
    const second = await askKept(site.url, agent);
    expect(second.socket).toBe(first.socket);
    expect(Number(/timeout=(\d+)/u.exec(String(first.headers['keep-alive']))?.[1])).toBeGreaterThan(
      120,
    );
    agent.destroy();
  });

  it.each([
    ['at once', 300, 0],
    ['while its answer is on the way', 1, 300],
  ])('is closed after the first answer when it asks on %s', async (_, before, meanwhile) => {
    await using site = await serveFiles(FILES);
    const socket = await open(site.url, GET_VIDEO.repeat(before));
    await once(socket, 'readable');
    socket.write(GET_VIDEO.repeat(meanwhile));
    const heard = await heardUntilClosed(socket);
    expect(heard.match(/HTTP\/1\.1 /gu)).toHaveLength(1);
    expect(heard.length).toBeGreaterThan(VIDEO.length);
    expect((await site.ask('/')).status).toBe(200);
  });

  it.each([
    'POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 100\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 100\r\n\r\ndrip',
    'GET / HTTP/1.1\r\nHost: site\r\nTransfer-Encoding: chunked\r\n\r\n4\r\ndrip',
    'POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n',
  ])('is closed after the answer when it brings a body: %j', async (words) => {
    await using site = await serveFiles(FILES);
    const heard = await heardUntilClosed(await open(site.url, words));
    expect(heard).toMatch(/^HTTP\/1\.1 (?:200|405) /u);
    expect(heard).toContain('Connection: close');
  });

  it('is closed when it does not speak HTTP', async () => {
    await using site = await serveFiles(FILES);
    const heard = await heardUntilClosed(await open(site.url, 'NONSENSE\r\n\r\n'));
    expect(heard).toContain('400 Bad Request');
    expect((await site.ask('/')).status).toBe(200);
  });

  it('answers a request behind empty lines, and a greeting of HTTP/2, at once', async () => {
    await using site = await serveFiles(FILES);
    const socket = await open(site.url, `\r\n\r\n\r\n${GET}`);
    expect(String(await once(socket, 'data'))).toMatch(/ 200 OK[^]*Connection: keep-alive/u);
    socket.destroy();
    const greeting = await open(site.url, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
    expect(await heardUntilClosed(greeting)).toContain('400 Bad Request');
  });

  it('is closed when there are too many', async () => {
    await using site = await serveFiles(FILES, { mostConnections: 1 });
    const first = await open(site.url);
    expect(await heardUntilClosed(await open(site.url, GET))).toBe('');
    first.write(GET);
    expect(String(await once(first, 'data'))).toContain('200 OK');
    first.destroy();
  });

  it.runIf(existsSync(OPEN_FILES))('keeps no file open when nobody reads on', async () => {
    await using site = await serveFiles(FILES, { patience: 1000 });
    const stalled = await open(site.url, GET_VIDEO);
    await expect.poll(openVideos).toBe(1);
    await expect.poll(openVideos).toBe(0);
    stalled.destroy();
    const leaving = await open(site.url, GET_VIDEO);
    // On a busy machine its patience may end before this one reads.
    await Promise.race([once(leaving, 'data'), once(leaving, 'close')]);
    leaving.destroy();
    await expect.poll(openVideos).toBe(0);
  });

  it('is cut off in the middle of an answer that keeps the server from ending', async () => {
    const site = await serveFiles(FILES, { farewell: 50 });
    const stalled = await open(site.url, GET_VIDEO);
    await once(stalled, 'data');
    stalled.pause();
    await site[Symbol.asyncDispose]();
    stalled.resume();
    expect((await heardUntilClosed(stalled)).length).toBeLessThan(VIDEO.length);
  });

  it.runIf(OWN_ADDRESS)('comes from this machine, unless others are let in', async () => {
    await using closed = await serveFiles(FILES);
    await using opened = await serveFiles(FILES, { host: '0.0.0.0' });
    const from = (url: string) => url.replace('localhost', String(OWN_ADDRESS));
    await expect(fetch(from(closed.url))).rejects.toThrow();
    expect((await fetch(from(opened.url), { headers: { connection: 'close' } })).status).toBe(200);
  });
});

describe.skipIf(process.platform === 'win32')('the command', () => {
  it('needs nothing but its folder, and loses nothing when it is to stop', async () => {
    await using site = await serveFiles(FILES);
    const server = join(site.directory, '.server');
    await cp(import.meta.dirname, server, {
      recursive: true,
      filter: (path) => !path.endsWith('.test.ts'),
    });
    const child = spawn(process.execPath, [join(server, 'start.ts'), site.directory], {
      env: { PORT: '0', HOST: '127.0.0.1' },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const exit = once(child, 'exit');
    const said = { out: '', error: '' };
    child.stderr.on('data', (words) => (said.error += String(words)));
    child.stdout.on('data', (words) => (said.out += String(words)));
    await expect.poll(() => said.out).toMatch(/http:\S+\s$/u);
    const url = said.out.slice(said.out.indexOf('http')).trim();

    const quiet = await open(url);
    const asking = await open(url);
    const watching = await open(url, GET_VIDEO);
    watching.pause();
    asking.write(GET);
    await once(asking, 'data');
    child.kill('SIGTERM');
    const isRefused = () =>
      fetch(url).then(
        () => false,
        () => true,
      );
    await expect.poll(isRefused).toBe(true);
    asking.write(GET);
    const last = await heardUntilClosed(asking);
    // Longer than quiet connections are left open: nothing else tells that these are not cut off.
    await setTimeout(500);
    const video = await heardUntilClosed(watching);
    const [code] = (await exit) as [number];
    quiet.destroy();
    expect(last).toContain('200 OK');
    expect(last).toContain('Connection: close');
    expect(video.length).toBeGreaterThan(VIDEO.length);
    expect(code).toBe(0);
    expect(said.error).toBe('');
  });

  it.each([
    ['no folder', [], {}, 'Name the folder'],
    ['a port that is none', ['.'], { PORT: 'eighty' }, 'PORT has to be a number from 0 to 65535'],
    [
      'a folder that is not there',
      ['missing'],
      { PORT: '0' },
      'There is no built site in "missing"',
    ],
  ])('says what is wrong with %s', async (_, parameters, env, words) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts'), ...parameters], {
      env,
    });
    let said = '';
    child.stderr.on('data', (text) => (said += String(text)));
    const [code] = (await once(child, 'close')) as [number];
    expect(said).toContain(words);
    expect(code).toBe(1);
  });
});
