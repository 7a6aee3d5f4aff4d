import { once } from 'node:events';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { IncomingMessage, request } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { lastingPort } from '../../tests/support/freePorts.ts';
import { Page } from './page.ts';
import { pageDoor } from './pageDoor.ts';

/** What the site in development answers. */
function answer(statusCode: number, text: string): Promise<IncomingMessage> {
  const message = Object.assign(new IncomingMessage(new Socket()), { statusCode });
  message.headers['content-type'] = 'text/html';
  message.push(text);
  message.push(null);
  return Promise.resolve(message);
}

/** Opens the door to a page until the test is over; returns its address. */
async function open(page: Pick<Page, 'ask'>): Promise<string> {
  const port = await lastingPort();
  const door = pageDoor(page, port, '', () => ({ type: '', body: 'bridge' })).listen(
    port,
    '127.0.0.1',
  );
  await once(door, 'listening');
  onTestFinished(() => door.closeAllConnections());
  onTestFinished(() => void door.close());
  return `http://127.0.0.1:${port}`;
}

/** A site in development that does not come up the first time, and then hangs up in its answers. */
const FICKLE_SITE = `
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
const cameBefore = import.meta.dirname + '/came-before';
if (!existsSync(cameBefore)) {
  writeFileSync(cameBefore, '');
  process.exit();
}
createServer((asked, response) => {
  if (asked.url === '/whole') return response.end('whole');
  response.writeHead(200, { 'Content-Length': 100, 'Content-Type': asked.headers.accept });
  response.write('half', () => setTimeout(() => {
    if (asked.url === '/reset') asked.socket.resetAndDestroy();
    else asked.socket.end();
  }, 50));
}).listen(process.argv.at(-1), '127.0.0.1', () => process.send('started'));
`;

it('shows the page, and not the fault of the moment in which the site reads a change', async () => {
  const answers = [answer(500, 'fault'), answer(200, '<head></head>page')];
  const url = await open({ ask: () => answers.shift() ?? answer(500, 'asked too often') });
  const shown = await fetch(url);
  expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('page')]);
});

it('waits for a site that does not come up at once, and outlives one that hangs up', async () => {
  using home = mkdtempDisposableSync(join(tmpdir(), 'fickle-'));
  const site = join(home.path, 'site.mjs');
  writeFileSync(site, FICKLE_SITE);
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const page = new Page('', stop.signal, site);
  const url = await open(page);
  await page.start();
  expect(await (await fetch(`${url}/whole`)).text()).toBe('whole');
  for (const path of ['/reset', '/end']) {
    const script = await fetch(url + path, { headers: { accept: 'text/javascript' } });
    await expect(script.text(), path).rejects.toThrow('terminated');
    const words = await fetch(url + path, { headers: { accept: 'text/html' } });
    expect(words.status, path).toBe(502);
  }
  expect((await fetch(`${url}/whole`)).status).toBe(200);
});

it('leads to nothing of the development server but the page, and to the script in it', async () => {
  const url = new URL(await open({ ask: () => answer(200, 'opened') }));
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
