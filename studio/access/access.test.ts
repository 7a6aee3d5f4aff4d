import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STUDIO } from '../addresses.ts';
import { foldersOf } from '../content/folders.ts';
import { createApp } from '../server/app.ts';
import { type Headers, request } from '../server/requestFixture.ts';
import { ACCESS_WORDS } from '../words.ts';
import { openAccess } from './access.ts';
import type { Studio } from '../content/openStudio.ts';

const OWN = new URL('https://studio.example.com');
const DAY_MS = 24 * 60 * 60_000;
const IPHONE = {
  ...{ id: 'a1', name: 'iPhone', publicKey: '', counter: 0 },
  ...{ added: 0, used: 0 },
};

let home: string;
let access: ReturnType<typeof openAccess>;
let app: ReturnType<typeof createApp>;

beforeEach(() => {
  vi.useFakeTimers();
  home = mkdtempSync(join(tmpdir(), 'access-'));
  const root = join(home, 'content');
  access = openAccess(root);
  const preview = new Hono().get('*', (context) => context.text('the site'));
  const studio = { root, stop: new AbortController().signal } as Studio;
  app = createApp(studio, new Map(), OWN, preview);
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(home, { recursive: true });
});

const ask = (path: string, headers: Headers = {}, method = 'GET', data: unknown = {}) =>
  request(app, OWN, [method, path], headers, method === 'GET' ? null : JSON.stringify(data));

it('without a cookie, answers no route but signing in', async () => {
  const routes = app.routes.filter(({ method }) => method !== 'ALL');
  expect(routes.length).toBeGreaterThan(30);
  for (const { method, path } of routes) {
    if (path.startsWith(`${STUDIO}/sign-in/`)) continue;
    const { status } = await ask(path.replace('*', 'about').replace(':id', '1'), {}, method);
    expect(status, `${method} ${path}`).toBe(401);
  }
  const document = { 'sec-fetch-dest': 'document' };
  const page = await ask(`${STUDIO}/`, document);
  expect([page.status, await page.text()]).toEqual([
    401,
    expect.stringContaining('Add this device'),
  ]);
  expect((await ask('/about', document)).headers.get('location')).toBe(`${STUDIO}/`);
  const shared = { ...document, origin: 'null', 'sec-fetch-site': 'none' };
  const refused = await ask(`${STUDIO}/share`, shared, 'POST');
  expect(await refused.text()).toContain(ACCESS_WORDS.shareAgain);
});

it('refuses forged and foreign cookies, and other hosts', async () => {
  access.keepDevice(IPHONE);
  const token = access.startSession(IPHONE.id);
  const file = readFileSync(foldersOf(join(home, 'content')).access, 'utf8');
  const { sessions } = JSON.parse(file) as { sessions: [{ hash: string }] };
  const cookie = (value: string, name = '__Host-studio') => ({ cookie: `${name}=${value}` });
  expect((await ask('/', cookie(token))).status).toBe(200);
  const [{ hash }] = sessions;
  const values = ['', 'x', hash, token.slice(1), `${token}x`, token.toLowerCase(), IPHONE.id, '[]'];
  for (const value of values) expect((await ask('/', cookie(value))).status, value).toBe(401);
  for (const name of ['studio', '__Secure-studio', '__host-studio', 'studio-443'])
    expect((await ask('/', cookie(token, name))).status, name).toBe(401);
  expect((await ask('/', { ...cookie(token), host: 'evil.example' })).status).toBe(403);
});

it('ends a session after 30 days', () => {
  access.keepDevice(IPHONE);
  const token = access.startSession(IPHONE.id);
  vi.advanceTimersByTime(29 * DAY_MS);
  expect(access.deviceOf(token)).toEqual(IPHONE);
  const later = access.startSession(IPHONE.id);
  vi.advanceTimersByTime(DAY_MS);
  expect(access.deviceOf(token)).toBeUndefined();
  expect(access.deviceOf(later)).toEqual(IPHONE);
});

it('ends a code after 15 minutes, five wrong tries or one device', async () => {
  const add = async (code: string) => {
    const answer = await ask(`${STUDIO}/sign-in/add-options`, {}, 'POST', { code });
    return answer.ok ? 'good' : answer.text();
  };
  const first = access.newCode();
  expect(first).toMatch(/^[A-Z\d]{4}-[A-Z\d]{4}$/u);
  expect(await add(` ${first.toLowerCase().replace('-', ' ')}`)).toBe('good');
  for (let tries = 0; tries < 4; tries += 1)
    expect(await add('AAAA-AAAA')).toBe(ACCESS_WORDS.wrongCode);
  expect(await add(first)).toBe('good');
  await add('AAAA-AAAA');
  expect(await add(first)).toBe(ACCESS_WORDS.wrongCode);

  const second = access.newCode();
  vi.advanceTimersByTime(15 * 60_000 + 1);
  expect(access.isCode(second)).toBe(false);

  const third = access.newCode();
  access.keepDevice(IPHONE);
  expect(access.isCode(third)).toBe(false);
  expect(access.isCode('')).toBe(false);
});

it('keeps no secret, in a file that only the owner can read', () => {
  access.keepDevice(IPHONE);
  const secrets = [access.newCode().replace('-', ''), access.startSession(IPHONE.id)];
  const file = foldersOf(join(home, 'content')).access;
  expect(statSync(file).mode & 0o777).toBe(0o600);
  for (const secret of secrets) expect(readFileSync(file, 'utf8')).not.toContain(secret);
});
