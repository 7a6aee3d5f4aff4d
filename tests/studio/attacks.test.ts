import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROJECT_FOLDER } from '../../node/paths.ts';
import { openAccess } from '../../studio/server/access/access.ts';
import { createPasskey } from '../../studio/server/access/passkeyFixture.ts';
import { WORDS } from '../../studio/browser/words.ts';
import { foldersOf } from '../../studio/server/content/folders.ts';
import { writeMailAccount } from '../../studio/server/enquiries/mailAccount.ts';
import { OWNER_ONLY, replaceFile } from '../../studio/server/content/ownFiles.ts';
import { ACCESS_WORDS, COPY_WORDS, PUBLISH_WORDS } from '../../studio/server/words.ts';
import { fillIn } from '../../src/logic/fillIn.ts';
import { newDevice, startHostedStudio } from '../hosts/hostedStudio.ts';
import { edit } from '../support/contentFolder.ts';
import { enquiry as form } from '../support/content.ts';
import { PHONE } from '../support/devices.ts';
import { MAIL_PASSWORD, startMailbox } from '../support/mailbox.ts';
import type { Page } from '@playwright/test';

const GRACE_MS = 5 * 60_000;
const SECRET = 'correct horse battery staple';
/** A site in development needs half a minute to start on a full machine. */
const START_MS = 240_000;

vi.setConfig({ testTimeout: START_MS });

let studio: Awaited<ReturnType<typeof startHostedStudio>>;
let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let desk: Page;
/** The cookie of the owner's desk, which a thief has, too. */
let cookie = '';
let agent: https.Agent;

interface Request {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Sends a request through Caddy, as any program can. */
function ask(path: string, { method = 'GET', headers = {}, body = '' }: Request = {}) {
  const { origin } = new URL(studio.address);
  const isWriting = method !== 'GET';
  const own = { ...(isWriting && { origin, 'content-length': String(Buffer.byteLength(body)) }) };
  const options = { method, headers: { ...own, ...headers }, agent };
  return new Promise<{ status: number; body: string; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      const sent = https.request(origin + path, options, (answer) => {
        const { statusCode: status = 0, headers: answered } = answer;
        text(answer).then((words) => resolve({ status, body: words, headers: answered }), reject);
      });
      sent.on('error', reject).end(body);
    },
  );
}

/** A request with the stolen cookie. */
const askAsThief = (path: string, request: Request = {}) =>
  ask(path, { ...request, headers: { cookie, 'studio-window': 'thief', ...request.headers } });

const askJson = (path: string, method: string, data?: unknown) =>
  askAsThief(path, { method, ...(data !== undefined && { body: JSON.stringify(data) }) });

/** Makes the window of the thief the one that edits: the others would answer 423. */
const takeOver = () => askAsThief(`${API}/unsaved`);

async function cookieOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

async function addDevice(code: string): Promise<Page> {
  const { page } = await newDevice(await studio.browser.newContext());
  await page.goto(studio.address);
  await page.getByRole('textbox').fill(code);
  await page.getByRole('button', { name: ACCESS_WORDS.add, exact: true }).click();
  await page.getByRole('button', { name: WORDS.undo }).waitFor();
  return page;
}

/** As if everybody had signed in five minutes ago. */
function endGrace(): void {
  const { access } = foldersOf(studio.root);
  const file = JSON.parse(readFileSync(access, 'utf8')) as { sessions: { confirmed: number }[] };
  for (const session of file.sessions) session.confirmed -= GRACE_MS;
  replaceFile(access, JSON.stringify(file), OWNER_ONLY);
}

beforeAll(async () => {
  mailbox = await startMailbox();
  studio = await startHostedStudio('attacks-test', mailbox.certificate);
  // `foldersOf` here means the folder of that studio.
  vi.stubEnv('STUDIO_SECRETS', join(studio.home, 'secrets'));
  agent = new https.Agent({ keepAlive: true, rejectUnauthorized: false });
  desk = await addDevice(studio.firstCode);
  cookie = await cookieOf(desk);
  const secrets = JSON.stringify({ account: 'ftps://', secret: SECRET });
  replaceFile(foldersOf(studio.root).secrets, secrets, OWNER_ONLY);
  endGrace();
  const address = new URL(studio.address).origin;
  edit(studio.root, 'business.yaml', ['enquiries'], { way: 'studio', address, privacy: '/' });
  edit(studio.root, 'business.yaml', ['siteUrl'], studio.site);
}, START_MS);
afterAll(async () => {
  agent.destroy();
  vi.unstubAllEnvs();
  await studio[Symbol.asyncDispose]();
  await mailbox.close();
});

const API = '/__studio/api';
const foreign = { origin: 'https://evil.example' };
const crossSite = { 'sec-fetch-site': 'cross-site' };

describe('a stranger', () => {
  const REFUSED: [what: string, path: string, request: Request, status: number][] = [
    ['reads no words', `${API}/content`, {}, 401],
    ['reads no unsaved words', `${API}/unsaved`, {}, 401],
    ['hears no events', `${API}/events?window=x`, {}, 401],
    ['downloads no copy', '/__studio/copy.zip', {}, 401],
    ['sees no photograph', '/__studio/picture?path=logo.svg&size=thumb', {}, 401],
    ['gets no script of the window', '/__studio/app.js', {}, 401],
    ['sees no page of the preview', '/about', {}, 401],
    ['saves nothing', `${API}/save`, { method: 'POST', body: '{"files":[],"removed":[]}' }, 401],
    ['publishes nothing', `${API}/publish`, { method: 'POST' }, 401],
    ['makes no code', `${API}/devices`, { method: 'POST' }, 401],
    ['shares no photograph', '/__studio/share', { method: 'POST' }, 401],
    ['reads no enquiry', `${API}/enquiries`, {}, 401],
    ['reads no enquiry where they arrive', '/__studio/enquiries', {}, 403],
    ['sends no enquiry from elsewhere', '/__studio/enquiries', { method: 'POST' }, 403],
    ['sends no test', `${API}/enquiry-test`, { method: 'POST' }, 401],
    ['guesses no cookie', `${API}/content`, { headers: { cookie: '__Host-studio=x' } }, 401],
    [
      'sends no long answer to a challenge',
      '/__studio/sign-in/use',
      { method: 'POST', body: 'x'.repeat(60_000) },
      413,
    ],
    [
      'answers no challenge without a passkey',
      '/__studio/sign-in/use',
      { method: 'POST', body: '{"response":{"id":"x"}}' },
      403,
    ],
  ];
  it.each(REFUSED)('%s (%s)', async (_, path, request, status) => {
    expect((await ask(path, request)).status).toBe(status);
  });

  it('learns nothing about devices from the answers to signing in', async () => {
    const unknown = createPasskey(new URL(studio.address));
    const { access } = foldersOf(studio.root);
    const file = JSON.parse(readFileSync(access, 'utf8')) as { devices: [{ id: string }] };
    const [device] = file.devices;
    const known = createPasskey(new URL(studio.address), Buffer.from(device.id, 'base64url'));
    const answers = await Promise.all(
      [unknown, known].map(async (passkey) => {
        const options = await ask('/__studio/sign-in/options', { method: 'POST', body: '{}' });
        expect(options.body).not.toContain(device.id);
        const { challenge } = JSON.parse(options.body) as { challenge: string };
        const body = JSON.stringify({ response: passkey.use(challenge) });
        return ask('/__studio/sign-in/use', { method: 'POST', body });
      }),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [403, ACCESS_WORDS.notAccepted],
      [403, ACCESS_WORDS.notAccepted],
    ]);
  });

  it('cannot keep the owner from signing in by asking for challenges', async () => {
    const page = await addDevice(openAccess(studio.root).newCode());
    await page.context().clearCookies();
    await page.goto(studio.address);
    // Asked for between the question and the answer of the owner.
    await page.route('**/sign-in/use', async (route) => {
      const many = Array.from({ length: 150 }, () =>
        ask('/__studio/sign-in/options', { method: 'POST', body: '{}' }),
      );
      expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(
        new Set([200]),
      );
      await route.continue();
    });
    await page.getByRole('button', { name: ACCESS_WORDS.signIn, exact: true }).click();
    await page.getByRole('button', { name: WORDS.undo }).waitFor();
    await page.context().close();
    endGrace();
  });
});

/** Puts the page with the enquiry form, as the preview makes it, on the site. */
async function publishForm(): Promise<void> {
  // The window has the preview show the saved words.
  await desk.reload();
  const read = () => desk.evaluate(async () => (await fetch('/enquiry')).text());
  await expect.poll(read, { timeout: START_MS }).toContain('/__studio/enquiries');
  const online = join(studio.home, 'online');
  mkdirSync(join(online, 'enquiry'));
  writeFileSync(join(online, 'enquiry.html'), await read());
  writeFileSync(join(online, 'enquiry/sent.html'), '<!doctype html><h1>Thank you</h1>');
}

describe('a visitor of the site', () => {
  it('sends an enquiry from a phone without scripts, into the list and the mailbox', async () => {
    const { enquiries: words } = WORDS;
    const { sending, letter, rooms } = form;
    const subject = fillIn(letter.subject, { rooms: rooms.none });
    await publishForm();
    writeMailAccount(studio.root, {
      ...{ host: 'localhost', port: mailbox.port, user: 'owner', password: MAIL_PASSWORD },
      ...{ from: 'studio@example.com', to: 'hello@example.com' },
    });
    const context = await studio.browser.newContext({ ...PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${studio.site}/enquiry`);
    const field = (name = '') => page.getByRole('textbox', { name, exact: true });
    const writeAs = async (name: string) => {
      await field(letter.label).fill('<b>Hello</b>,\nplease help.');
      await field(sending?.name).fill(name);
      await field(sending?.email).fill('ada@example.org');
      await page.getByRole('checkbox', { name: sending?.privacy ?? '' }).check();
      await page.getByRole('button', { name: sending?.send ?? '' }).click();
    };
    await writeAs(' ');
    await page.getByText('Please write your name.').waitFor();
    await page.goBack();
    await writeAs('Ada');
    await page.waitForURL(`${studio.site}/enquiry/sent`);
    await context.close();

    await expect.poll(() => mailbox.mails.length).toBe(1);
    const { from, to, source } = mailbox.last();
    expect([from, to]).toEqual(['studio@example.com', ['hello@example.com']]);
    expect(source).toContain('Reply-To: Ada <ada@example.org>');
    expect(source).toMatch(/<b>Hello<\/b>,\r?\nplease help\./u);

    // Another window may have taken over before.
    await desk.reload();
    await desk.getByRole('button', { name: words.unread(1) }).click();
    const enquiry = desk.getByRole('listitem').filter({ hasText: 'Ada' });
    await enquiry.getByText(subject).click();
    await enquiry.getByText('<b>Hello</b>,\nplease help.').waitFor();
    const answer = enquiry.getByRole('link', { name: words.answer });
    expect(decodeURIComponent((await answer.getAttribute('href')) ?? '')).toBe(
      `mailto:ada@example.org?subject=Re: ${subject}&body=\r\n\r\n> <b>Hello</b>,\r\n> please help.`,
    );
    await desk.getByRole('button', { name: words.title, exact: true }).waitFor();
    await enquiry.getByRole('button', { name: WORDS.remove }).click();
    await desk.getByText(words.none).waitFor();
    await desk.getByRole('dialog').getByRole('button', { name: WORDS.undo }).click();
    await enquiry.waitFor();
    await desk.getByRole('button', { name: words.sendTest }).click();
    await desk.getByText(/^The test did not arrive/u).waitFor();
    await desk.keyboard.press('Escape');
  });
});

describe('a page of another site', () => {
  const REFUSED: [what: string, path: string, request: Request][] = [
    ['sends nothing', `${API}/save`, { method: 'POST', headers: foreign, body: '{}' }],
    ['deletes nothing', `${API}/trash`, { method: 'DELETE', headers: foreign }],
    ['reads nothing', `${API}/content`, { headers: crossSite }],
    ['embeds nothing', '/about', { headers: { ...crossSite, 'sec-fetch-dest': 'image' } }],
    ['signs nobody out', '/__studio/sign-in/out', { method: 'POST', headers: foreign }],
    [
      'shares nothing',
      '/__studio/share',
      { method: 'POST', headers: { ...foreign, ...crossSite } },
    ],
  ];
  it.each(REFUSED)('%s (%s)', async (_, path, request) => {
    const answer = await askAsThief(path, request);
    expect(answer.status).toBe(403);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('frames neither the window nor the preview', async () => {
    const policyOf = async (path: string) =>
      (await askAsThief(path)).headers['content-security-policy'];
    expect(await policyOf('/__studio/')).toContain("frame-ancestors 'none'");
    expect(await policyOf('/about')).toContain("frame-ancestors 'self'");
  });
});

describe('a thief with the cookie, five minutes later', () => {
  const publishing = { way: 'folder', folder: '/tmp/elsewhere' };
  const LASTING: [what: string, path: string, method: string, data: unknown][] = [
    ['adds no device', `${API}/devices`, 'POST', {}],
    ['renames no device', `${API}/devices/x`, 'PUT', { name: 'Mine' }],
    ['removes no device', `${API}/devices/x`, 'DELETE', {}],
    ['sends the site nowhere else', `${API}/publishing`, 'PUT', publishing],
    ['tests no server', `${API}/publishing/test`, 'POST', publishing],
    ['creates no folder', `${API}/publishing/folder`, 'POST', publishing],
    ['downloads no copy', '/__studio/copy.zip', 'GET', undefined],
    ['opens no copy', `${API}/copy`, 'POST', {}],
    ['has enquiries sent to nobody else', `${API}/enquiry-mail`, 'PUT', {}],
    ['stops no e-mail', `${API}/enquiry-mail`, 'DELETE', undefined],
    ['tests no mail server', `${API}/enquiry-mail/test`, 'POST', {}],
  ];
  it.each(LASTING)('%s without the passkey (%s)', async (_, path, method, data) => {
    expect((await askJson(path, method, data)).status).toBe(428);
  });

  const project = (name: string) => `/@fs${join(PROJECT_FOLDER, name)}`;
  const files = () => {
    const { secrets, access } = foldersOf(studio.root);
    const paths = [secrets, access, join(studio.home, 'publish.yaml'), '/etc/passwd'];
    return [
      ...paths.flatMap((path) => [`/@fs${path}`, `/@fs${path}?raw`, `/@fs${path}?import&raw??`]),
      ...['.git/config', 'package.json', '.env', 'publish.yaml'].map(project),
      `/_image?href=${encodeURIComponent(`/@fs${secrets}`)}&w=9&h=9&f=png`,
      ...['/__open-in-editor?file=package.json', '/@id/fs', '/@id/__x00__virtual', '/@vite/env'],
      ...['/node_modules/astro/package.json', '/src/routes.ts', '/@fs/', '/package.json.map'],
      ...['//etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc%2fpasswd'],
    ];
  };
  it('reads no file of the machine through the preview', async () => {
    for (const path of files()) {
      const { status, body } = await askAsThief(path);
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(body, path).not.toContain(SECRET);
    }
  });

  const PATHS = ['../secret.jpg', '/etc/passwd', 'galleries/../../a.jpg', '.git/config', 'a\0.jpg'];
  it.each(PATHS)('reads, writes and removes nothing at %j', async (path) => {
    await takeOver();
    const query = new URLSearchParams({
      path,
      size: 'thumb',
      file: path,
      name: 'a.jpg',
    }).toString();
    const removed = [{ path, fingerprint: '' }];
    const answers = [
      await askAsThief(`/__studio/picture?${query}`),
      await askAsThief(`${API}/photos?${query}`, { method: 'POST', body: 'x' }),
      await askJson(`${API}/save`, 'POST', { files: [], removed }),
      await askJson(`${API}/check`, 'POST', { files: [{ path, data: {} }], removed: [] }),
      await askAsThief(`${API}/trash/${encodeURIComponent(path)}`, { method: 'POST' }),
      await askAsThief(`${API}/versions/${encodeURIComponent(path)}`, { method: 'POST' }),
    ];
    for (const { status } of answers) expect([400, 404]).toContain(status);
  });

  it('does not find the receiver for photographs of a phone', async () => {
    await takeOver();
    expect((await askJson(`${API}/receiver`, 'POST', {})).status).toBe(404);
  });

  it('sends no body that is too large or too deep', async () => {
    await takeOver();
    const deep = '['.repeat(100) + ']'.repeat(100);
    expect((await askAsThief(`${API}/check`, { method: 'POST', body: deep })).status).toBe(400);
    const large = JSON.stringify('x'.repeat(6_000_000));
    expect((await askAsThief(`${API}/check`, { method: 'POST', body: large })).status).toBe(413);
    // The connection through the proxy still works.
    for (let turn = 0; turn < 8; turn += 1) {
      await askAsThief(`${API}/check`, { method: 'POST', body: large });
      expect((await askAsThief(`${API}/trash`)).status).toBe(200);
    }
  });

  it('is out when the owner signs in again', async () => {
    await desk.context().clearCookies();
    await desk.goto(studio.address);
    await desk.getByRole('button', { name: ACCESS_WORDS.signIn, exact: true }).click();
    await desk.getByRole('button', { name: WORDS.undo }).waitFor();
    expect((await askAsThief(`${API}/content`)).status).toBe(401);
    cookie = await cookieOf(desk);
  });
});

/** The owner has just confirmed; a thief may be as quick. */
describe('a thief within five minutes', () => {
  beforeEach(takeOver);

  it('is told to others: a device that is added, is removed, and cannot come back', async () => {
    const { body } = await askJson(`${API}/devices`, 'POST', {});
    const { code } = JSON.parse(body) as { code: string };
    const thief = createPasskey(new URL(studio.address));
    const stepOf = async (name: string, data: unknown) =>
      ask(`/__studio/sign-in/${name}`, { method: 'POST', body: JSON.stringify(data) });
    const { challenge } = JSON.parse((await stepOf('add-options', { code })).body) as {
      challenge: string;
    };
    const add = { code, response: thief.register(challenge), isTouch: false };
    expect((await stepOf('add', add)).status).toBe(200);
    await desk.reload();
    await desk
      .getByText(/^New device: /u)
      .first()
      .waitFor();
    expect((await askJson(`${API}/devices/${thief.id}`, 'DELETE', {})).status).toBe(200);
    const again = openAccess(studio.root).newCode();
    const next = JSON.parse((await stepOf('add-options', { code: again })).body) as {
      challenge: string;
    };
    const answer = await stepOf('add', { code: again, response: thief.register(next.challenge) });
    expect([answer.status, answer.body]).toEqual([403, ACCESS_WORDS.known]);
  });

  it('reaches no server of a private network', async () => {
    const webspace = { user: 'anna', directory: '/', secret: 'x' };
    const test = async (settings: object) => {
      const { body } = await askJson(`${API}/publishing/test`, 'POST', settings);
      return (JSON.parse(body) as { message: string }).message;
    };
    for (const settings of [
      { way: 'ftps', host: '127.0.0.1', ...webspace },
      { way: 'sftp', host: `localhost:${studio.inside}`, ...webspace },
      { way: 'git', remote: 'http://169.254.169.254/latest', branch: 'main' },
    ])
      expect(await test(settings)).toBe(PUBLISH_WORDS.privateNetwork);
    const { status, body } = await askJson(`${API}/publishing/test`, 'POST', {
      way: 'folder',
      folder: '/tmp',
    });
    expect([status, body]).toEqual([429, PUBLISH_WORDS.tooManyTests]);
  });

  it.each([
    'https://anna:secret@example.com/site.git',
    'https://token@example.com/site.git',
    'ext::sh -c touch% /tmp/owned',
    'fd::17/foo',
    '--upload-pack=touch',
  ])('has no Git address with a password or a command: %s', async (remote) => {
    const settings = { way: 'git', remote, branch: 'main' };
    const { status, body } = await askJson(`${API}/publishing`, 'PUT', settings);
    expect([400, 422]).toContain(status);
    expect(body).not.toContain('secret');
  });

  it('opens no copy that leaves its folder or fills the disk', async () => {
    const business = Buffer.from('name: A');
    const slip = zipSync({
      'content/business.yaml': business,
      'content/../../away.yaml': business,
    });
    const send = (body: Uint8Array) =>
      askAsThief(`${API}/copy`, { method: 'POST', body: Buffer.from(body) });
    expect((await send(slip)).status).toBe(200);
    expect(() => statSync(join(studio.home, '../away.yaml'))).toThrow('ENOENT');
    // Of a kind that is not written: zipBomb.test.ts writes some.
    const names = [...Array(20_001).keys()].map((index) => `content/${index}.txt`);
    const files = Object.fromEntries(names.map((name) => [name, new Uint8Array(1)]));
    const bomb = zipSync(files, { level: 0 });
    const refused = await send(bomb);
    expect([refused.status, refused.body]).toEqual([404, COPY_WORDS.tooLarge]);
  });

  it('runs no script in a logo', async () => {
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>top.owned = 1</script>' +
      '<rect width="9" height="9" onload="top.owned = 1"/></svg>';
    const path = `${API}/logo?file=business.yaml&name=a.svg`;
    const { status, body } = await askAsThief(path, { method: 'POST', body: logo });
    expect(status).toBe(200);
    const stored = (JSON.parse(body) as { path: string }).path;
    const picture = await askAsThief(`/__studio/picture?path=${stored}&size=whole`);
    expect(picture.headers['content-security-policy']).toContain('sandbox');
    const bytes = readFileSync(join(foldersOf(studio.root).files, stored), 'utf8');
    expect(bytes).not.toMatch(/script|onload/u);
  });
});

describe('another user of the computer', () => {
  it('reads no secret', () => {
    const { secrets, access } = foldersOf(studio.root);
    for (const file of [secrets, access]) expect(statSync(file).mode & 0o077, file).toBe(0);
    expect(statSync(dirname(secrets)).mode & 0o077).toBe(0);
  });

  it('gets nothing at the port of the preview, and nothing by another name of the studio', async () => {
    await desk.goto(studio.address);
    await desk.frameLocator('iframe:not([data-waiting])').getByRole('heading').first().waitFor();
    for (const path of ['/', '/@vite/client', '/about'])
      expect((await fetch(`http://127.0.0.1:${studio.inside + 1}${path}`)).status).toBe(403);
    // DNS rebinding: a foreign name that leads to this computer.
    expect((await fetch(`http://127.0.0.1:${studio.inside}${API}/content`)).status).toBe(403);
  });
});
