import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { CACHE_FOLDER, PROJECT_FOLDER } from '../../../node/paths.ts';
import { restoreContent } from '../../../tests/support/contentFolder.ts';
import { lastingPort } from '../../../tests/support/freePorts.ts';
import { launchChromium } from '../../../tools/support/chromium.ts';
import { listen } from './listen.ts';
import { createPreview } from './preview.ts';
import { DRAWING_POLICY } from './previewPolicy.ts';

const SECRET = 'correct horse battery staple';
const home = join(CACHE_FOLDER, 'preview doors ü');
const content = join(home, 'content');
const at = (name: string) => join(home, name);
const inProject = (name: string) => join(PROJECT_FOLDER, name);

/** A picture that the preview could draw, if it could read it. */
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const FILES = {
  '.studio/secrets.json': SECRET,
  '.studio/files/private.svg': DRAWING,
  '.env': SECRET,
  'publish.yaml': SECRET,
  'outside.svg': DRAWING,
  'content/logo.svg': DRAWING,
  // In a folder that the preview may read.
  'content/.studio/secrets.json': SECRET,
  'content/.git/config': SECRET,
  'content/.env': SECRET,
  'content/publish.yaml': SECRET,
};

const SECRETS = Object.keys(FILES).filter((name) => !name.endsWith('.svg'));
const picture = (href: string) => `/_image?href=${href}&w=9&h=9&f=png`;
const encoded = (path: string) => encodeURIComponent(`/@fs${path}`);
const climbing = (up: string) => `${content}/pages/${up}outside.svg`;

/** Paths of the development server that no visitor may read, in the shapes of known attacks. */
const HOSTILE = [
  ...SECRETS.flatMap((name) => [
    `/@fs${at(name)}`,
    `/@fs${at(name)}?raw`,
    `/@fs${at(name)}?raw??`,
    `/@fs${at(name)}?import&raw`,
    `/@fs${at(name)}?import&raw??`,
    `/@fs${at(name)}?url`,
    `/@fs${at(name)}?inline`,
    `/@fs${at(name)}?import&inline`,
    `/@fs${at(name)}?import&?inline=1.wasm?init`,
    `/@fs${at(name)}?.svg?.wasm?init`,
    `/@fs/${at(name)}`,
    `/@fs/${at(name)}?raw`,
    `/@fs${content}/../${name}`,
    `/@fs${content}/%2e%2e/${name}`,
    `/@fs${content}/..%2f${name}?raw`,
    `/@fs${content}/%252e%252e/${name}`,
    `/@fs${content}\\..\\${name}`,
    `${at(name)}?raw`,
    `${at(name)}?import&raw`,
    `/@id/${at(name)}?raw`,
    `/@id${at(name)}?import&raw`,
    `/@id/__x00__${at(name)}?raw`,
    `/@fs${at(name)}%00.js?raw`,
    `/@fs${at(name)}/`,
    `/@fs${at(name)}#/../src/a.ts`,
  ]),
  ...[
    'package.json',
    '.npmrc',
    '.git',
    'studio/server/http/app.ts',
    'content/business.yaml',
  ].flatMap((name) => [
    `/@fs${inProject(name)}`,
    `/@fs${inProject(name)}?raw`,
    `/@fs${inProject(name)}?import&raw`,
    `/@fs${inProject('src')}/../${name}?raw`,
    `/@fs${inProject('src')}/..%2f${name}?raw`,
  ]),
  ...['/@fs/etc/passwd', '/@fs/etc/passwd?raw', '/@fs/etc/passwd?import&raw??', '/etc/passwd?raw'],
  picture(encoded(at('outside.svg'))),
  picture(encoded(at('.studio/files/private.svg'))),
  picture(encoded(climbing('../../'))),
  picture(encoded(climbing('%2e%2e/%2e%2e/'))),
  picture(encodeURIComponent(encoded(climbing('../../')))),
  picture(encoded(climbing('..\\..\\'))),
  picture(encoded(`/${at('outside.svg')}`)),
  picture(encodeURIComponent(`//127.0.0.1/@fs${at('outside.svg')}`)),
  picture(encodeURIComponent(`http://127.0.0.1/@fs${at('outside.svg')}`)),
  picture(encodeURIComponent(`file://${at('outside.svg')}`)),
].map((path) => path.replaceAll(' ', '%20').replaceAll('ü', '%C3%BC'));

const LOGO = `/@fs${at('content/logo.svg')}`.replaceAll(' ', '%20').replaceAll('ü', '%C3%BC');
const SOURCE_MAPS = [`/@fs${inProject('src/routes.ts')}.map`, '/@vite/client.map'];

const stop = new AbortController();
let [port, ownPort] = [0, 0];
let closeProxy: (() => void) | undefined;

/** Sends the path as it is; `fetch` would tidy it up. */
async function get(path: string, headers: http.OutgoingHttpHeaders = {}, from = port) {
  const [answer] = (await once(
    http.get({ host: '127.0.0.1', port: from, path, headers, agent: false }),
    'response',
  )) as [http.IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

beforeAll(async () => {
  // Astro serves nothing in a test of Vitest.
  vi.stubEnv('VITEST', undefined);
  restoreContent(content);
  const write = (name: string, data: string) => {
    mkdirSync(dirname(at(name)), { recursive: true });
    writeFileSync(at(name), data);
  };
  for (const [name, data] of Object.entries(FILES)) write(name, data);
  const named = [...HOSTILE, ...SOURCE_MAPS, LOGO]
    .map((path) => `<a href="${path}"></a>`)
    .join('\n');
  const trap = `---
title: Trap
description: Trap
---

<script>window.hasRun = true</script>
<img src="/nothing" onerror="window.hasRun = true" alt="">
<a href="javascript:window.hasRun = true">Press</a>

${named}
`;
  write('content/words/trap.md', trap);
  ownPort = await lastingPort();
  const preview = createPreview(content, ownPort, stop.signal);
  const proxy = await listen(preview.routes, 0);
  [port, closeProxy] = [proxy.port, proxy.close];
  expect((await get('/')).status).toBe(200);
});

afterAll(() => {
  stop.abort();
  closeProxy?.();
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

it('opens nothing of the development server that its pages did not name', async () => {
  // The server itself answers a backslash with 400.
  for (const path of HOSTILE) expect([400, 403], path).toContain((await get(path)).status);
});

it('reads no file outside the site, even for a page that names it', async () => {
  const page = await get('/trap');
  expect([page.status, page.body]).toEqual([200, expect.stringContaining('etc/passwd')]);
  const answers = await Promise.all(
    HOSTILE.map(async (path) => ({ path, ...(await get(path, { 'sec-fetch-dest': 'script' })) })),
  );
  for (const { path, status = 0, body } of answers) {
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(body, path).not.toContain(SECRET);
  }
  const { headers } = await get(LOGO);
  expect([headers['content-type'], headers['content-security-policy']]).toEqual([
    'image/svg+xml',
    DRAWING_POLICY,
  ]);
  for (const path of SOURCE_MAPS) expect((await get(path)).status, path).toBe(403);
});

it('sends scripts without their sources', async () => {
  const { body } = await get('/');
  const [, script = 'none'] = /component-url="([^"]+)"/u.exec(body) ?? [];
  const { status, body: code } = await get(script);
  expect([status, code]).toEqual([200, expect.stringContaining('export')]);
  expect(code).not.toContain('sourceMappingURL');
});

it('answers no other program or page of this computer at the port of the development server', async () => {
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-version': '13',
    'sec-websocket-protocol': 'vite-hmr',
  };
  const foreign: http.OutgoingHttpHeaders[] = [
    {},
    { origin: 'http://localhost:3000' },
    { 'preview-key': '' },
    { 'preview-key': 'a'.repeat(43) },
    { accept: 'text/x-vite-ping' },
    upgrade,
    { ...upgrade, 'sec-websocket-protocol': 'vite-ping' },
  ];
  for (const headers of foreign)
    for (const path of ['/', '/@vite/client', '/_image', '/nothing', ...HOSTILE.slice(0, 3)]) {
      const answer = await get(path, headers, ownPort);
      expect(answer.status, path).toBe(403);
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
});

it('runs the scripts of the site, and none in the words', async () => {
  await using browser = await launchChromium();
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('response', (answer) => answer.status() >= 400 && errors.push(answer.url()));
  await page.goto(`http://127.0.0.1:${port}/`);
  const counters = page.locator('astro-island').first();
  await counters.scrollIntoViewIfNeeded();
  await expect.poll(() => counters.getAttribute('ssr')).toBeNull();
  expect(errors).toEqual([]);
  await page.goto(`http://127.0.0.1:${port}/trap`);
  await page.getByRole('link', { name: 'Press' }).click();
  await expect.poll(() => errors.filter((error) => error.includes('inline')).length).toBe(3);
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
});
