import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { useContentCopy } from '../../../tests/content/contentCopy.ts';
import { edit } from '../../../tests/support/contentFolder.ts';
import { foldersOf } from '../content/folders.ts';
import { openStudio } from '../content/openStudio.ts';
import { NO_PREVIEW } from '../content/unsavedFixture.ts';
import { openEnquiries } from '../enquiries/enquiryStore.ts';
import { ENQUIRY_WORDS } from '../words.ts';
import { createApp } from './app.ts';
import { createEvents } from './events.ts';

const OWN = new URL('https://studio.example.com');
const SITE = 'https://www.example.com';
const PATH = '/__studio/enquiries';

const content = useContentCopy();
const root = join(content.home, 'content');
const studio = openStudio(root, new AbortController().signal, NO_PREVIEW);
let app: Hono;

beforeEach(() => {
  edit(root, 'business.yaml', ['enquiries'], {
    way: 'studio',
    address: OWN.origin,
    privacy: '/portfolio',
  });
  const options = { studio, files: new Map(), own: OWN, preview: new Hono() };
  app = createApp({ ...options, events: createEvents() });
});

const FIELDS = {
  name: 'Ada',
  email: 'ada@example.org',
  phone: '',
  subject: 'Help with the kitchen',
  message: 'Hello,\r\nplease help.',
  consent: 'yes',
  website: '',
};
type Changes = Record<string, string | undefined>;

let networks = 0;

/** Sends the form as a browser does; each time from another network. */
async function send(fields: Changes = {}, headers: Changes = {}, method = 'POST') {
  networks += 1;
  const all = {
    host: OWN.host,
    origin: SITE,
    'sec-fetch-site': 'cross-site',
    'x-forwarded-for': `198.51.100.${networks}`,
    ...headers,
  };
  const isWritten = (one: [string, string | undefined]): one is [string, string] =>
    one[1] !== undefined;
  return app.request(OWN.origin + PATH, {
    method,
    headers: Object.entries(all).filter(isWritten),
    ...(method === 'POST' && {
      body: new URLSearchParams(Object.entries({ ...FIELDS, ...fields }).filter(isWritten)),
    }),
  });
}

const BY_SCRIPT = { accept: 'application/json' };
const stored = () => openEnquiries(root, () => undefined).list();

describe('an enquiry at a studio with a public address', () => {
  it('is stored, and its visitor thanked on the site, without scripts', async () => {
    const answer = await send();
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${SITE}/enquiry/sent`]);
    const { name, email, subject, message, isRead, isSuspicious } = stored()[0] ?? {};
    expect({ name, email, subject, message }).toEqual({
      name: 'Ada',
      email: 'ada@example.org',
      subject: 'Help with the kitchen',
      message: 'Hello,\nplease help.',
    });
    expect({ isRead, isSuspicious }).toEqual({ isRead: false, isSuspicious: false });
  });

  it('is answered with JSON to the script, for the origin of the site only', async () => {
    const answer = await send({ seconds: '40' }, BY_SCRIPT);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ok: true });
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
    expect((await send({}, { origin: 'https://example.com' })).status).toBe(303);
  });

  it('is readable for the owner of the machine only', async () => {
    await send();
    const { enquiries: folder } = foldersOf(root);
    const [file = ''] = readdirSync(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['another site', {}, { origin: 'https://evil.example' }, 403, ENQUIRY_WORDS.otherSite],
    ['no site', {}, { origin: undefined }, 403, ENQUIRY_WORDS.otherSite],
    ['a sandboxed page', {}, { origin: 'null' }, 403, ENQUIRY_WORDS.otherSite],
    ['another host', {}, { host: 'evil.example' }, 404, ''],
    ['nobody', { name: ' ', email: '' }, {}, 422, 'Please write your name.'],
    ['a wrong address', { email: 'ada@' }, {}, 422, 'it must look like name@example.com'],
    ['someone with nothing to say', { message: '\n ' }, {}, 422, 'Please write a message.'],
    ['a long name', { name: 'x'.repeat(201) }, {}, 422, ENQUIRY_WORDS.tooLong],
    ['a long message', { message: 'x'.repeat(10_001) }, {}, 422, ENQUIRY_WORDS.tooLong],
    ['a huge message', { message: 'x'.repeat(200_000) }, {}, 413, ENQUIRY_WORDS.tooLong],
  ] as const)('from %s is refused with a reason', async (_, fields, headers, status, reason) => {
    const before = stored().length;
    const answer = await send(fields, { ...BY_SCRIPT, ...headers });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(reason);
    const page = await send(fields, headers);
    expect(page.status).toBe(status);
    if (status !== 404) expect(await page.text()).toContain('mailto:hello@example.com');
    expect(stored()).toHaveLength(before);
  });

  it('has no headers of its own, no HTML and no turned text', async () => {
    const name = 'Ada\r\nBcc: thief@example.com';
    const message = '<script>alert(1)</script>\u202E\u0000\nBye';
    await send({ name, subject: 'a\u2028b\nc', message });
    expect(stored()[0]).toMatchObject({
      name: 'Ada Bcc: thief@example.com',
      subject: 'a b c',
      message: '<script>alert(1)</script>\nBye',
    });
    const { message: reason } = { message: await (await send({ email: '"><b>' })).text() };
    expect(reason).not.toContain('"><b>');
  });

  it('is marked if a program seems to have written it, and kept', async () => {
    const isMarked = async (fields: Changes) => {
      expect((await send(fields, BY_SCRIPT)).status).toBe(200);
      return stored()[0]?.isSuspicious;
    };
    expect(await isMarked({ website: 'https://spam.example' })).toBe(true);
    expect(await isMarked({ seconds: '1' })).toBe(true);
    expect(await isMarked({ seconds: 'x' })).toBe(true);
    expect(await isMarked({ seconds: '3' })).toBe(false);
  });

  it('is refused after eight of one network within 15 minutes', async () => {
    const here = { 'x-forwarded-for': '203.0.113.7', ...BY_SCRIPT };
    for (let count = 0; count < 8; count += 1) expect((await send({}, here)).status).toBe(200);
    const answer = await send({}, here);
    expect([answer.status, await answer.json()]).toEqual([429, { error: ENQUIRY_WORDS.tooMany }]);
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
    expect((await send({}, BY_SCRIPT)).status).toBe(200);
  });

  it('cannot be read by anyone who is not signed in', async () => {
    await send();
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await send({}, {}, method);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await answer.text()).not.toContain('Ada');
    }
    const list = await app.request(`${OWN.origin}/__studio/api/enquiries`, {
      headers: { host: OWN.host },
    });
    expect([list.status, await list.text()]).toEqual([401, expect.not.stringContaining('Ada')]);
  });

  it('has no route where the content sends enquiries elsewhere, and at home', async () => {
    edit(root, 'business.yaml', ['enquiries', 'way'], 'netlify');
    edit(root, 'business.yaml', ['enquiries', 'address']);
    expect((await send()).status).toBe(404);
    const home = new URL('http://127.0.0.1:4330');
    const options = { studio, files: new Map(), own: home, preview: new Hono(), key: 'k' };
    const atHome = createApp({ ...options, events: createEvents() });
    const answer = await atHome.request(home.origin + PATH, {
      method: 'POST',
      headers: { host: home.host, origin: SITE },
      body: new URLSearchParams(FIELDS),
    });
    expect(answer.status).toBe(403);
  });
});
