import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STUDIO } from '../../shared/addresses.ts';
import { foldersOf } from '../content/folders.ts';
import { createApp } from '../http/app.ts';
import { type Headers, request } from '../http/requestFixture.ts';
import { ACCESS_WORDS } from '../words.ts';
import { openAccess } from './access.ts';
import { deviceName } from './deviceName.ts';
import { createEvents } from '../http/events.ts';
import { CONFIRMED_ROUTES } from '../http/guards.ts';
import { limitByAddress } from '../http/limits.ts';
import { createPasskey } from './passkeyFixture.ts';
import type { StudioServer } from '../content/openStudio.ts';
import type { AddedDevice, SignedInDevice } from '../http/deviceRoutes.ts';

const OWN = new URL('https://studio.example.com');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const [OK, SIGNED_OUT, REFUSED, UNCONFIRMED, TOO_MANY] = [200, 401, 403, 428, 429];
const HOME = '198.51.100.1';
const IPHONE_AGENT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)';

let home: string;
let root: string;
let access: ReturnType<typeof openAccess>;
let app: ReturnType<typeof createApp>;

function start() {
  const preview = new Hono().get('*', (context) => context.text('the site'));
  const studio = { root, stop: new AbortController().signal } as StudioServer;
  app = createApp({ studio, files: new Map(), own: OWN, preview, events: createEvents() });
}

beforeEach(() => {
  vi.useFakeTimers();
  home = mkdtempSync(join(tmpdir(), 'access-'));
  root = join(home, 'content');
  mkdirSync(root);
  access = openAccess(root);
  start();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(home, { recursive: true });
});

const ask = (path: string, headers: Headers = {}, method = 'GET', data: unknown = {}) =>
  request(
    app,
    OWN,
    [method, path],
    { 'x-forwarded-for': HOME, 'user-agent': IPHONE_AGENT, ...headers },
    method === 'GET' ? null : JSON.stringify(data),
  );

const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status;
const signInStep = (step: string, data: unknown, headers: Headers = {}) =>
  ask(`${STUDIO}/sign-in/${step}`, headers, 'POST', data);
const challengeOf = async (answer: Response) =>
  ((await answer.json()) as { challenge: string }).challenge;
const newChallenge = async () => challengeOf(await signInStep('options', {}));
/** The cookie that an answer sets. */
const cookieOf = ({ headers }: Response): Headers => ({
  cookie: headers.get('set-cookie')?.split(';')[0],
});

type Passkey = ReturnType<typeof createPasskey>;

async function addDevice(passkey: Passkey, code = access.newCode(), headers: Headers = {}) {
  const options = await signInStep('add-options', { code }, headers);
  const response = passkey.register(await challengeOf(options));
  return signInStep('add', { code, response }, headers);
}

async function signIn(passkey: Passkey, headers: Headers = {}) {
  return signInStep('use', { response: passkey.use(await newChallenge()) }, headers);
}

/** A device that has just been added, and its cookie. */
async function signedInDevice() {
  const passkey = createPasskey(OWN);
  const added = await addDevice(passkey);
  expect(added.status).toBe(OK);
  return { passkey, cookie: cookieOf(added) };
}

/** Where strangers may ask; `tests/studio/attacks.test.ts` shows that they learn nothing there. */
const PUBLIC_ROUTES = [`${STUDIO}/sign-in/`, `${STUDIO}/enquiries`];

it('without a cookie, answers only signing in and new enquiries', async () => {
  const routes = app.routes.filter(({ method }) => method !== 'ALL');
  expect(routes.length).toBeGreaterThan(30);
  for (const { method, path } of routes) {
    if (PUBLIC_ROUTES.some((start) => path.startsWith(start))) continue;
    const { status } = await ask(path.replace('*', 'about').replace(':id', '1'), {}, method);
    expect(status, `${method} ${path}`).toBe(SIGNED_OUT);
  }
  const document = { 'sec-fetch-dest': 'document' };
  const page = await ask(`${STUDIO}/`, document);
  expect([page.status, await page.text()]).toEqual([
    SIGNED_OUT,
    expect.stringContaining('Add this device'),
  ]);
  expect((await ask('/about', document)).headers.get('location')).toBe(`${STUDIO}/`);
  const shared = { ...document, origin: 'null', 'sec-fetch-site': 'none' };
  const refused = await ask(`${STUDIO}/share`, shared, 'POST');
  expect(await refused.text()).toContain(ACCESS_WORDS.shareAgain);
});

it('at a public address, opens no receiver for photographs', async () => {
  const { cookie } = await signedInDevice();
  expect(await statusOf(`${STUDIO}/api/receiver`, cookie, 'POST')).toBe(404);
});

it('refuses forged and foreign cookies, and other hosts', async () => {
  const { passkey, cookie: own } = await signedInDevice();
  const [name = '', token = ''] = own.cookie?.split('=') ?? [];
  expect(name).toBe('__Host-studio');
  const file = readFileSync(foldersOf(root).access, 'utf8');
  const { sessions } = JSON.parse(file) as { sessions: [{ hash: string }] };
  const cookie = (value: string, key = name) => ({ cookie: `${key}=${value}` });
  expect(await statusOf('/', cookie(token))).toBe(OK);
  const [{ hash }] = sessions;
  const values = ['', 'x', hash, token.slice(1), `${token}x`, token.toLowerCase(), passkey.id];
  for (const value of [...values, '[]'])
    expect(await statusOf('/', cookie(value)), value).toBe(SIGNED_OUT);
  for (const key of ['studio', '__Secure-studio', '__host-studio', 'studio-443'])
    expect(await statusOf('/', cookie(token, key)), key).toBe(SIGNED_OUT);
  expect(await statusOf('/', { ...cookie(token), host: 'evil.example' })).toBe(REFUSED);
});

describe('a session', () => {
  it('ends after 30 days', async () => {
    const { cookie } = await signedInDevice();
    vi.advanceTimersByTime(30 * DAY_MS - 1);
    expect(await statusOf('/', cookie)).toBe(OK);
    vi.advanceTimersByTime(1);
    expect(await statusOf('/', cookie)).toBe(SIGNED_OUT);
  });

  it('ends when its device signs in again, and those of other devices go on', async () => {
    const first = await signedInDevice();
    const other = await signedInDevice();
    const again = cookieOf(await signIn(first.passkey));
    expect(await statusOf('/', first.cookie)).toBe(SIGNED_OUT);
    expect(await statusOf('/', again)).toBe(OK);
    expect(await statusOf('/', other.cookie)).toBe(OK);
  });

  it('ends on signing out, which also clears the cookie', async () => {
    const { cookie } = await signedInDevice();
    const out = await signInStep('out', {}, cookie);
    expect(out.headers.get('set-cookie')).toMatch(/^__Host-studio=; Max-Age=0; Path=\/; .*Secure/u);
    expect(await statusOf('/', cookie)).toBe(SIGNED_OUT);
  });

  it('ends when its device is removed, also by that device', async () => {
    const desk = await signedInDevice();
    const phone = await signedInDevice();
    const remove = (id: string) =>
      ask(`${STUDIO}/api/devices/${id}`, desk.cookie, 'DELETE').then(cookieOf);
    expect(await remove(phone.passkey.id)).toEqual({ cookie: undefined });
    expect(await statusOf('/', phone.cookie)).toBe(SIGNED_OUT);
    expect(await remove(desk.passkey.id)).toEqual({ cookie: '__Host-studio=' });
    expect(await statusOf('/', desk.cookie)).toBe(SIGNED_OUT);
  });
});

describe('a stolen cookie', () => {
  it.each(CONFIRMED_ROUTES)('five minutes later cannot %s %s', async (method, path) => {
    const { cookie } = await signedInDevice();
    const status = () => statusOf(STUDIO + path.replace(':id', 'unknown'), cookie, method);
    vi.advanceTimersByTime(5 * MINUTE_MS - 1);
    expect(await status()).not.toBe(UNCONFIRMED);
    vi.advanceTimersByTime(1);
    expect(await status()).toBe(UNCONFIRMED);
  });

  it('is confirmed by the passkey of its own device only', async () => {
    const desk = await signedInDevice();
    const phone = await signedInDevice();
    vi.advanceTimersByTime(5 * MINUTE_MS);
    const code = () => ask(`${STUDIO}/api/devices`, desk.cookie, 'POST');
    const confirm = async (passkey: Passkey) => {
      const options = await signInStep('confirm-options', {}, desk.cookie);
      const response = passkey.use(await challengeOf(options));
      return signInStep('confirm', { response }, desk.cookie);
    };
    const refused = await confirm(phone.passkey);
    expect([refused.status, await refused.text()]).toEqual([REFUSED, ACCESS_WORDS.notAccepted]);
    expect((await code()).status).toBe(UNCONFIRMED);
    expect((await confirm(desk.passkey)).status).toBe(OK);
    expect(((await (await code()).json()) as { code: string }).code).toMatch(/^[A-Z\d-]{14}$/u);
    expect(await statusOf(`${STUDIO}/api/devices`, phone.cookie, 'POST')).toBe(UNCONFIRMED);
  });

  it('is not confirmed by a clock that was set back', async () => {
    const { cookie } = await signedInDevice();
    vi.setSystemTime(Date.now() - MINUTE_MS);
    expect(await statusOf(`${STUDIO}/api/confirmed`, cookie, 'POST')).toBe(UNCONFIRMED);
  });

  it('without a session, confirms nothing', async () => {
    expect((await signInStep('confirm-options', {})).status).toBe(SIGNED_OUT);
  });
});

describe('a code', () => {
  const add = async (code: string, headers: Headers = {}) => {
    const answer = await signInStep('add-options', { code }, headers);
    return answer.ok ? 'good' : answer.text();
  };

  it('is twelve letters in groups of four, in small letters too', async () => {
    const code = access.newCode();
    expect(code).toMatch(/^[A-Z\d]{4}-[A-Z\d]{4}-[A-Z\d]{4}$/u);
    expect(await add(` ${code.toLowerCase().replaceAll('-', ' ')}`)).toBe('good');
    expect(await add(code.slice(0, -1))).toBe(ACCESS_WORDS.wrongCode);
    expect(await add('')).toBe(ACCESS_WORDS.wrongCode);
  });

  it('ends after 15 minutes, or when the next one is made', async () => {
    const first = access.newCode();
    const second = access.newCode();
    expect(await add(first)).toBe(ACCESS_WORDS.wrongCode);
    vi.advanceTimersByTime(15 * MINUTE_MS);
    expect(await add(second)).toBe('good');
    vi.advanceTimersByTime(1);
    expect(await add(second)).toBe(ACCESS_WORDS.wrongCode);
  });

  it('is for one device, also of two that come at the same moment', async () => {
    const code = access.newCode();
    const both = await Promise.all(
      [createPasskey(OWN), createPasskey(OWN)].map((passkey) => addDevice(passkey, code)),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([OK, REFUSED]));
    expect(access.devices()).toHaveLength(1);
  });

  it('is used up by a passkey that is known or was removed, whose key stays', async () => {
    const { passkey } = await signedInDevice();
    const { publicKey } = access.devices()[0] ?? {};
    const rawId = Buffer.from(passkey.id, 'base64url');
    const thief = createPasskey(OWN, rawId);
    const code = access.newCode();
    const refused = await addDevice(thief, code);
    expect([refused.status, await refused.text()]).toEqual([REFUSED, ACCESS_WORDS.known]);
    expect(refused.headers.has('set-cookie')).toBe(false);
    expect(access.devices()).toMatchObject([{ id: passkey.id, publicKey }]);
    expect(access.isCode(code)).toBe(false);
    expect((await signIn(passkey)).status).toBe(OK);
    access.removeDevice(passkey.id);
    expect((await addDevice(thief)).status).toBe(REFUSED);
    expect(access.devices()).toEqual([]);
  });

  it('tells nothing about devices before it is right, then their ids only', async () => {
    const { passkey } = await signedInDevice();
    const wrong = await signInStep('add-options', { code: 'AAAA-AAAA-AAAA' });
    expect(await wrong.text()).not.toContain(passkey.id);
    expect(JSON.stringify(await (await signInStep('options', {})).json())).not.toContain(
      passkey.id,
    );
    const right = await signInStep('add-options', { code: access.newCode() });
    expect(await right.json()).toMatchObject({
      excludeCredentials: [{ id: passkey.id, type: 'public-key' }],
    });
    const again = await signInStep('add-options', { code: access.newCode() });
    expect(await again.text()).not.toMatch(/publicKey"|iPhone|counter/u);
  });

  it('may be wrong ten times from one network; others go on', async () => {
    const code = access.newCode();
    for (let tries = 0; tries < 11; tries += 1) expect(await add(code)).toBe('good');
    const from = (address: string) => add(code, { 'x-forwarded-for': `10.0.0.1, ${address}` });
    for (let tries = 0; tries < 10; tries += 1)
      await add('AAAA-AAAA-AAAA', { 'x-forwarded-for': '2001:db8:1:2::1' });
    expect(await from('2001:db8:1:2:ffff::9')).toBe(ACCESS_WORDS.tooMany);
    for (const other of ['2001:db8:1:3::1', '198.51.100.2']) expect(await from(other)).toBe('good');
    vi.advanceTimersByTime(15 * MINUTE_MS);
    expect(await add(access.newCode(), { 'x-forwarded-for': '2001:db8:1:2::1' })).toBe('good');
  });
});

describe('a challenge', () => {
  it('stays good while strangers ask for many others', async () => {
    const { passkey } = await signedInDevice();
    const challenge = await newChallenge();
    const stranger = { 'x-forwarded-for': '203.0.113.9' };
    for (let asked = 0; asked < 200; asked += 1) await signInStep('options', {}, stranger);
    expect((await signInStep('use', { response: passkey.use(challenge) })).status).toBe(OK);
  });

  it('accepts one answer, also of two at the same moment, for five minutes', async () => {
    const { passkey } = await signedInDevice();
    const response = passkey.use(await newChallenge());
    const both = await Promise.all([1, 2].map(() => signInStep('use', { response })));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([OK, REFUSED]));
    expect((await signInStep('use', { response })).status).toBe(REFUSED);
    const late = passkey.use(await newChallenge());
    vi.advanceTimersByTime(5 * MINUTE_MS + 1);
    expect((await signInStep('use', { response: late })).status).toBe(REFUSED);
  });

  it('is refused if it is forged or of an earlier start', async () => {
    const { passkey } = await signedInDevice();
    const challenge = await newChallenge();
    const [id = '', end = '', signature = ''] = Buffer.from(challenge, 'base64url')
      .toString()
      .split('.');
    const forged = Buffer.from(`${id}.${Number(end) + 1}.${signature}`).toString('base64url');
    for (const wrong of [forged, '', 'AAAA'])
      expect((await signInStep('use', { response: passkey.use(wrong) })).status).toBe(REFUSED);
    start();
    expect((await signInStep('use', { response: passkey.use(challenge) })).status).toBe(REFUSED);
  });

  it('says the same about a wrong answer of a known, an unknown and a removed device', async () => {
    const { passkey } = await signedInDevice();
    const removed = (await signedInDevice()).passkey;
    access.removeDevice(removed.id);
    const impostor = createPasskey(OWN, Buffer.from(passkey.id, 'base64url'));
    for (const stranger of [impostor, createPasskey(OWN), removed]) {
      const refused = await signIn(stranger);
      expect([refused.status, await refused.text()]).toEqual([REFUSED, ACCESS_WORDS.notAccepted]);
    }
    expect((await signIn(passkey)).status).toBe(OK);
  });
});

describe('devices', () => {
  it('hear of a new one until each has dismissed it', async () => {
    const desk = await signedInDevice();
    const tablet = await signedInDevice();
    const phone = await signedInDevice();
    const news = async ({ cookie }: typeof desk, method = 'GET', id = '') => {
      const answer = await ask(`${STUDIO}/api/new-devices${id}`, cookie, method);
      return ((await answer.json()) as AddedDevice[]).map((one) => one.id);
    };
    expect(await news(desk)).toEqual([tablet.passkey.id, phone.passkey.id]);
    expect(await news(phone)).toEqual([]);
    expect(await news(desk, 'DELETE', `/${phone.passkey.id}`)).toEqual([tablet.passkey.id]);
    expect(await news(tablet)).toEqual([phone.passkey.id]);
    access.removeDevice(phone.passkey.id);
    expect(await news(tablet)).toEqual([]);
  });

  it('can be renamed', async () => {
    const { passkey, cookie } = await signedInDevice();
    const path = `${STUDIO}/api/devices/${passkey.id}`;
    const rename = (name: string) => ask(path, cookie, 'PUT', { name });
    expect((await rename('   ')).status).toBe(400);
    expect((await rename('x'.repeat(41))).status).toBe(400);
    const [device] = (await (await rename(' Kitchen ')).json()) as SignedInDevice[];
    expect(device).toMatchObject({ name: 'Kitchen', isThis: true });
  });

  it.each([
    ['Android', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36', true],
    ['iPhone', IPHONE_AGENT, true],
    ['iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari', true],
    ['Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari', false],
    ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', true],
    ['Chromebook', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', false],
    ['Linux', 'Mozilla/5.0 (X11; Linux x86_64)', false],
    ['Device', '', false],
  ])('are called %s', (name, userAgent, isTouch) => {
    expect(deviceName(userAgent, isTouch)).toBe(name);
  });
});

it('asks a network that sends very many requests to wait', async () => {
  const stranger = { 'x-forwarded-for': '203.0.113.9' };
  const codes: number[] = [];
  for (let asked = 0; asked <= 600; asked += 1)
    codes.push((await signInStep('options', {}, stranger)).status);
  expect(codes.filter((status) => status === OK)).toHaveLength(600);
  expect(codes.at(-1)).toBe(TOO_MANY);
  expect((await signInStep('options', {})).status).toBe(OK);
});

it('counts no more than 10,000 networks, then begins again', async () => {
  const limited = new Hono().use(limitByAddress(1)).get('/', (context) => context.text(''));
  const statusFrom = async (address: string) =>
    (await limited.request('/', { headers: { 'x-forwarded-for': address } })).status;
  expect([await statusFrom(HOME), await statusFrom(HOME)]).toEqual([OK, TOO_MANY]);
  for (let other = 0; other < 10_000; other += 1) await statusFrom(`network ${other}`);
  expect(await statusFrom(HOME)).toBe(OK);
});

it('keeps no secret in its file', () => {
  const secrets = [access.newCode().replaceAll('-', ''), access.startSession('a1')];
  const file = foldersOf(root).access;
  for (const secret of secrets) expect(readFileSync(file, 'utf8')).not.toContain(secret);
});

// Windows has no such permissions; the folder of the user protects the file there.
it.skipIf(process.platform === 'win32')('keeps a file that only the owner can read', () => {
  access.newCode();
  expect(statSync(foldersOf(root).access).mode & 0o777).toBe(0o600);
});
