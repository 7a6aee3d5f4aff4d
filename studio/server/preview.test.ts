import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { lastingPort } from '../../tests/support/freePorts.ts';
import { createPreview } from './preview.ts';
import { answerWith } from './requests.ts';
import type { IncomingMessage } from 'node:http';

/** Opens a preview of a site until the test is over; returns its address. */
async function open(script: string): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'preview-'));
  const site = join(home, 'site.mjs');
  writeFileSync(site, script);
  const stop = new AbortController();
  const preview = createPreview('', stop.signal, site);
  const server = createServer();
  const port = await lastingPort();
  const proxy = preview.proxyFor(port, { studio: 'http://127.0.0.1:1', bridge: 'bridge' });
  answerWith(server, proxy);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    stop.abort();
    server.close();
    server.closeAllConnections();
    rmSync(home, { recursive: true });
  });
  await preview.start();
  return `http://127.0.0.1:${port}`;
}

/** A site in development that ends on demand, and hangs up in its answers. */
const FICKLE_SITE = `
import { createServer } from 'node:http';
createServer((asked, response) => {
  if (asked.url === '/exit') process.exit();
  if (asked.url === '/whole') return response.end('whole');
  response.writeHead(200, { 'Content-Length': 100, 'Content-Type': asked.headers.accept });
  response.write('half', () => setTimeout(() => asked.socket.resetAndDestroy(), 50));
}).listen(process.argv.at(-1), '127.0.0.1', () => process.send('started'));
`;

/** A site that answers its first request with an error. */
const READING_SITE = `
import { createServer } from 'node:http';
let asked = 0;
createServer((request, response) => {
  asked += 1;
  response.writeHead(asked === 1 ? 500 : 200, { 'Content-Type': 'text/html', 'X-Asked': asked });
  response.end('<head></head>page');
}).listen(process.argv.at(-1), '127.0.0.1', () => process.send('started'));
`;

it('waits until the site has read a change, and adds the bridge to its page', async () => {
  const shown = await fetch(await open(READING_SITE));
  expect([shown.status, await shown.text()]).toEqual([
    200,
    '<head><script type="module" src="/__studio/bridge.js"></script></head>page',
  ]);
});

it('starts a site again that ends, and outlives one that breaks its answers off', async () => {
  const url = await open(FICKLE_SITE);
  const script = await fetch(`${url}/half`, { headers: { accept: 'text/javascript' } });
  await Promise.allSettled([script.text()]);
  const words = await fetch(`${url}/half`, { headers: { accept: 'text/html' } });
  expect(words.status).toBe(502);
  expect((await fetch(`${url}/exit`)).status).toBe(502);
  await vi.waitFor(async () => expect((await fetch(`${url}/whole`)).status).toBe(200), 20_000);
});

it('says when the site cannot start, and answers with an error', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const url = await open('process.exit(1)');
  expect((await fetch(url)).status).toBe(502);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('cannot start'));
});

it('hides everything of the development server but the pages', async () => {
  const url = new URL(await open(READING_SITE));
  const ask = async (path: string) => {
    const question = request({ host: url.hostname, port: url.port, path }).end();
    const [{ statusCode }] = (await once(question, 'response')) as [IncomingMessage];
    return statusCode;
  };
  expect(await ask('/__studio/bridge.js')).toBe(200);
  const file = '__open-in-editor?file=/etc/passwd';
  for (const path of [`/${file}`, `//${file}`, `${url.href}${file}`])
    expect(await ask(path)).toBe(403);
});
