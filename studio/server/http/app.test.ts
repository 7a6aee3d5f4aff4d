import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { useContentCopy } from '../../../tests/content/contentCopy.ts';
import { phonePhoto } from '../../../tests/studio/phonePhoto.ts';
import { STUDIO } from '../../shared/addresses.ts';
import { NO_EDIT } from '../../shared/photoEdit.ts';
import { NO_PREVIEW } from '../content/unsavedFixture.ts';
import { foldersOf } from '../content/folders.ts';
import { openStudio } from '../content/openStudio.ts';
import { NOTHING } from '../content/save.ts';
import { readUnsaved } from '../content/unsaved.ts';
import { ACCESS_WORDS, PHOTO_WORDS, STORAGE_WORDS } from '../words.ts';
import { createApp } from './app.ts';
import { createEvents } from './events.ts';
import { type Headers, request } from './requestFixture.ts';
import { explainStorageError } from '../content/storageErrors.ts';
import type { StoredMedia } from '../content/media.ts';
import type { Content } from './contentRoutes.ts';
import type { WaitingHandover } from '../content/handover.ts';

const PANTRY = 'galleries/organizing/03-pantry.jpg';
const OWN = new URL('http://127.0.0.1:4330');
const KEY = 'key-of-this-computer';
const COOKIE = `studio-4330=${KEY}`;
const [OK, BAD, REFUSED, NOT_FOUND, TOO_LARGE] = [200, 400, 403, 404, 413];

const content = useContentCopy();
const root = join(content.home, 'content');
const studio = openStudio(root, new AbortController().signal, NO_PREVIEW);
const OPTIONS = { studio, files: new Map(), own: OWN, preview: new Hono(), events: createEvents() };
let app: Hono;

beforeEach(async () => {
  rmSync(join(content.home, '.studio'), { recursive: true, force: true });
  app = createApp({ ...OPTIONS, key: KEY });
  await studio.prepare();
});

const send = (method: string, path: string, changed: Headers = {}, body?: BodyInit) =>
  request(app, OWN, [method, STUDIO + path], { cookie: COOKIE, ...changed }, body);

const statusOf = async (...request: Parameters<typeof send>) => (await send(...request)).status;

const FOREIGN = {
  host: [
    ...['evil.example', 'evil.example:4330', '127.0.0.1.evil.example:4330', 'evil-localhost:4330'],
    ...['127.0.0.1:1', '127.0.0.1', 'localhost:4330', '192.168.0.2:4330', '0.0.0.0:4330'],
    '[::1]:4330',
  ],
  origin: [
    ...['https://evil.example', 'https://127.0.0.1:4330', 'http://127.0.0.1:1', 'null'],
    ...['http://localhost:4330', 'http://127.0.0.1:4330, https://evil.example'],
  ],
  'sec-fetch-site': ['cross-site', 'same-site'],
};
const WRITES: [string, string, Headers][] = [
  ['a write without origin', 'POST', { origin: undefined }],
  ['a write typed into the address bar', 'POST', { 'sec-fetch-site': 'none' }],
  ['a deletion without origin', 'DELETE', { origin: undefined }],
  ['a preflight', 'OPTIONS', {}],
  ['PATCH', 'PATCH', {}],
];
const PATHS = [
  ...['../secret.jpg', 'galleries/../../secret.jpg', '/etc/passwd', 'C:\\secret.jpg'],
  ...['..\\secret.jpg', 'galleries\\organizing\\03-pantry.jpg', `${PANTRY}\0`, `./${PANTRY}`],
  ...['galleries//organizing/03-pantry.jpg', 'galleries/organizing/linked.jpg', '.git/config'],
  ...['galleries/.hidden/picture.jpg', 'galleries/organizing/.hidden.jpg', 'publish.yaml'],
  ...['galleries/organizing/package.json', 'file:///etc/passwd', 'https://evil.example/a.jpg', ''],
];
const BODIES = ['', '{', 'null', '[]', '{"files":{}}', '{"files":[1],"removed":[]}'];

it('answers only with the key of the opened address, and later with its cookie', async () => {
  const strange = ['', `studio-4330=${KEY}x`, `studio-4331=${KEY}`, 'studio-4330='];
  for (const cookie of strange)
    for (const path of ['/', '/api/content', '/app.js', '/picture', '/copy.zip', '/?key=wrong'])
      expect(await statusOf('GET', path, { cookie }), path + cookie).toBe(401);
  const opened = await send('GET', `/?key=${KEY}`, { cookie: '' });
  expect([opened.status, opened.headers.get('location')]).toEqual([302, `${STUDIO}/`]);
  expect(opened.headers.get('set-cookie')).toBe(`${COOKIE}; Path=/; HttpOnly; SameSite=Strict`);
});

it('tells a browser without the key, on a page, how to open the studio', async () => {
  const document = { cookie: '', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
  for (const path of ['/', `${STUDIO}/`, '/about']) {
    const page = await request(app, OWN, ['GET', path], document);
    expect(page.status, path).toBe(401);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await page.text()).toContain(ACCESS_WORDS.noKeyText);
  }
  const other = await send('GET', '/api/content', { cookie: '' });
  expect([other.status, await other.text()]).toEqual([
    401,
    `${ACCESS_WORDS.noKey} ${ACCESS_WORDS.noKeyText}`,
  ]);
});

describe('words', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const keep = (body: string) => send('PUT', '/api/unsaved', {}, body);

  it('of more than 5 megabytes are refused with advice', async () => {
    const unsaved = (length: number) =>
      JSON.stringify({
        openFile: 'pages/home.yaml',
        saved: {},
        changes: { files: [{ path: 'pages/home.yaml', data: 'x'.repeat(length) }], removed: [] },
      });
    expect((await keep(unsaved(4_900_000))).status).toBe(OK);
    const refused = await keep(unsaved(5_000_000));
    expect([refused.status, await refused.text()]).toEqual([TOO_LARGE, STORAGE_WORDS.tooMuch]);
    const told = await send('POST', '/api/save', { 'content-length': '5000001' }, '{}');
    expect(told.status).toBe(TOO_LARGE);
  });

  it('of more than 50 levels are refused', async () => {
    expect(await (await keep(nested(51))).text()).toBe('nested too deeply');
    expect(await (await keep(nested(50))).text()).not.toBe('nested too deeply');
    expect((await keep(nested(1_000_000))).status).toBe(BAD);
  });
});

describe('hostile requests', () => {
  it.each(Object.entries(FOREIGN))('are refused with a wrong %s', async (name, values) => {
    for (const value of values) {
      const headers = { [name]: value };
      expect(await statusOf('GET', '/', headers), value).toBe(REFUSED);
      expect(await statusOf('GET', '/api/content', headers), value).toBe(REFUSED);
      expect(await statusOf('POST', '/api/save', headers), value).toBe(REFUSED);
    }
  });

  it.each(WRITES)('are refused: %s', async (_, method, headers) => {
    const refused = ['POST', 'DELETE'].includes(method) ? REFUSED : NOT_FOUND;
    expect(await statusOf(method, '/api/trash', headers)).toBe(refused);
  });

  it.each(PATHS)('read, write and remove nothing at %j', async (path) => {
    const secret = join(content.home, 'secret.jpg');
    writeFileSync(secret, readFileSync(join(root, PANTRY)));
    symlinkSync(secret, join(root, 'galleries/organizing/linked.jpg'));
    const names = { path, size: 'thumb', file: path, name: 'a.jpg' };
    const query = new URLSearchParams(names).toString();
    expect(await statusOf('GET', `/picture?${query}`)).toBe(BAD);
    expect(await statusOf('POST', `/api/photos?${query}`, {}, 'x')).toBe(BAD);
    const bodies = {
      check: { files: [{ path, data: {} }], removed: [] },
      save: { files: [], removed: [{ path, fingerprint: '' }] },
    };
    for (const [name, body] of Object.entries(bodies))
      expect(await statusOf('POST', `/api/${name}`, {}, JSON.stringify(body)), name).toBe(BAD);
    rmSync(join(root, 'galleries/organizing/linked.jpg'));
  });

  it('get a reason for a wrong body, an unknown entry or address', async () => {
    for (const body of BODIES) {
      expect(await statusOf('POST', '/api/save', {}, body)).toBe(BAD);
      expect(await (await send('POST', '/api/save', {}, body)).text()).not.toBe('');
    }
    expect(await statusOf('POST', '/api/trash/..%2F..%2Fsecret', {}, 'null')).toBe(NOT_FOUND);
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/api/nothing', '/app.js'])
      expect(await statusOf('GET', path)).toBe(NOT_FOUND);
    const large = { 'content-length': '200000000' };
    const refused = await send('POST', '/api/photos', large, 'x');
    expect([refused.status, await refused.text()]).toEqual([TOO_LARGE, PHOTO_WORDS.tooHeavy]);
  });

  it('cannot frame or script the window', async () => {
    const opened = { 'sec-fetch-site': 'none', origin: undefined };
    const { status, headers } = await send('GET', '/', opened);
    expect(status).toBe(OK);
    for (const part of ["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'"])
      expect(headers.get('content-security-policy')).toContain(part);
    expect(headers.has('access-control-allow-origin')).toBe(false);
    expect(await statusOf('HEAD', '/')).toBe(OK);
    const picture = await send('GET', `/picture?size=thumb&path=${PANTRY}`);
    expect(picture.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/u);
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

it('serves an open window after a new start', async () => {
  const window = { 'studio-window': 'open' };
  expect(await statusOf('PUT', '/api/unsaved', window, 'null')).toBe(OK);
});

it('says that the disk is full, or that nothing can be written', async () => {
  mkdirSync(join(content.home, '.studio'), { recursive: true });
  symlinkSync('/dev/full', join(content.home, '.studio/unsaved.json.part'));
  const unsaved = { changes: { files: [], removed: [] }, saved: {}, openFile: '' };
  const answer = await send('PUT', '/api/unsaved', {}, JSON.stringify(unsaved));
  expect([answer.status, await answer.text()]).toEqual([507, STORAGE_WORDS.full]);
  for (const code of ['EACCES', 'EROFS'])
    expect(explainStorageError(Object.assign(new Error(), { code }))).toBe(STORAGE_WORDS.locked);
  expect(explainStorageError(new Error('another'))).toBeUndefined();
});

it('keeps the newest words of a window, also if an older request arrives later', async () => {
  const window = { 'studio-window': 'open' };
  await send('GET', '/api/unsaved', window);
  const wordsOf = (openFile: string) => JSON.stringify({ changes: NOTHING, saved: {}, openFile });
  await send('PUT', '/api/closing?revision=2', window, wordsOf('newer'));
  await send('PUT', '/api/unsaved?revision=1', window, wordsOf('older'));
  expect(readUnsaved(root)).toMatchObject({ unsaved: { openFile: 'newer' } });
});

describe('a window that was replaced', () => {
  const [first, second] = [{ 'studio-window': 'first' }, { 'studio-window': 'second' }];
  const words = JSON.stringify({ 'business.yaml': { before: { name: 'A' }, now: { name: 'B' } } });
  const handovers = async (window: Headers) => {
    const answer = await send('GET', '/api/unsaved', window);
    return ((await answer.json()) as { handovers: WaitingHandover[] }).handovers;
  };

  it('hands over its words, which wait until the next window has added them', async () => {
    for (const window of [first, second]) await send('GET', '/api/unsaved', window);
    expect(await statusOf('PUT', '/api/unsaved', first, 'null')).toBe(423);
    expect(await statusOf('PUT', '/api/handover', first, words)).toBe(OK);
    // The studio is started again; only the second window may edit.
    app = createApp({ ...OPTIONS, key: KEY });
    expect(await statusOf('GET', '/api/content', first)).toBe(423);
    const [waiting] = await handovers(second);
    expect(waiting).toMatchObject({ window: 'first', files: JSON.parse(words) as object });
    const path = `/api/handover/${waiting?.id ?? ''}`;
    expect(await statusOf('DELETE', path, first)).toBe(423);
    expect(await handovers(second)).toHaveLength(1);
    await send('DELETE', path, second);
    expect(await handovers(second)).toEqual([]);
  });

  it('loses nothing when it closes in the same moment', async () => {
    for (const window of [first, second]) await send('GET', '/api/unsaved', window);
    const saved = { 'business.yaml': { path: 'business.yaml', data: 'A', fingerprint: '' } };
    const changes = { files: [{ path: 'business.yaml', data: 'B' }], removed: [] };
    const unsaved = JSON.stringify({ changes, saved, openFile: '' });
    expect(await statusOf('PUT', '/api/closing', first, unsaved)).toBe(OK);
    const files = { 'business.yaml': { before: 'A', now: 'B' } };
    expect(await handovers(second)).toMatchObject([{ window: 'first', files }]);
  });
});

describe('uploads', () => {
  it('from the share sheet of a phone wait for a gallery', async () => {
    const form = new FormData();
    form.append(
      'photos',
      new File([Uint8Array.from(await phonePhoto({ seed: 3 }))], '../IMG_3.jpg'),
    );
    form.append('photos', new File(['not yet looked at'], 'b.jpg'));
    const headers = { origin: 'null', 'sec-fetch-site': 'none' };
    const share = (changed: Headers) => send('POST', '/share', { ...headers, ...changed }, form);
    expect((await share({ 'sec-fetch-site': 'cross-site' })).status).toBe(REFUSED);
    expect((await share({ cookie: '' })).status).toBe(401);
    expect((await share({})).headers.get('location')).toBe(`${STUDIO}/`);
    const { inbox } = (await (await send('GET', '/api/content')).json()) as Content;
    expect(inbox.map(({ name }) => name)).toEqual(['IMG_3.jpg', 'b.jpg']);
    const [{ id } = { id: '' }] = inbox;
    const picture = `/picture?size=thumb&path=${id}`;
    expect(await statusOf('GET', picture)).toBe(OK);
    expect(await statusOf('GET', '/picture?size=thumb&path=../unsaved.json')).toBe(BAD);
    await send('DELETE', `/api/inbox/${id}`);
    expect(await statusOf('GET', picture)).toBe(BAD);
  });

  it('take a logo without its scripts, and say why it cannot be one', async () => {
    const upload = async (logo: string, name: string): Promise<unknown> =>
      (await send('POST', `/api/logo?file=business.yaml&name=${name}`, {}, logo)).json();
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';
    const script = '<script>alert(1)</script>';
    const taken = (await upload(`${drawing}${script}</svg>`, 'Mine.SVG')) as StoredMedia;
    expect(taken.src).toMatch(/^\.\/logo(-\d)?\.svg$/u);
    const { files } = foldersOf(root);
    expect(readFileSync(join(files, taken.path), 'utf8')).not.toContain('script');
    expect(await upload(`${drawing}<path`, 'Cut.svg')).toEqual({
      refused: expect.stringContaining('Cut.svg is damaged') as string,
    });
    expect(await upload('x', 'Mine.png')).toEqual({
      refused: 'Mine.png is damaged or not an svg or png picture. Export it again.',
    });
  });
});

describe('a stored photograph', () => {
  const path = PANTRY;
  const file = 'galleries/organizing/gallery.yaml';
  const post = (route: string, body: unknown) =>
    send('POST', `/api/photos/${route}`, {}, JSON.stringify(body));
  const edit = async (from: string, turns: number, crop = NO_EDIT.crop) => {
    const answer = await post('edit', { file, path: from, edit: { turns, crop } });
    return (await answer.json()) as StoredMedia;
  };
  const stored = (from: string) => join(foldersOf(root).files, from);
  const editOf = async (from: string): Promise<unknown> =>
    (await send('GET', `/api/photos/edit?path=${from}`)).json();

  it('is turned and cropped from its original, as often as she likes, and set back', async () => {
    const upper = { ...NO_EDIT.crop, height: 0.5 };
    const once = await edit(path, 1);
    expect(once.src).toBe('./03-pantry-2.jpg');
    const twice = await edit(once.path, 0, upper);
    const { width, height } = await sharp(stored(twice.path)).metadata();
    const original = await sharp(join(root, path)).metadata();
    expect([width, height]).toEqual([original.width, Math.round(original.height / 2)]);
    expect(await editOf(twice.path)).toMatchObject({
      ...{ width: original.width, height: original.height },
      edit: { turns: 0, crop: upper },
    });
    expect(await edit(twice.path, 0)).toMatchObject({ path, src: './03-pantry.jpg' });
    const shown = await send('GET', `/picture?path=${twice.path}&size=thumb&turns=0`);
    const turnedBack = await sharp(await shown.arrayBuffer()).metadata();
    expect(turnedBack.width / turnedBack.height).toBeCloseTo(original.width / original.height, 1);
  });

  it('is copied for another gallery; nothing else is', async () => {
    const other = 'galleries/styling/gallery.yaml';
    const copy = (await (await post('copy', { file: other, path })).json()) as StoredMedia;
    expect(copy).toMatchObject({ path: 'galleries/styling/03-pantry.jpg', src: './03-pantry.jpg' });
    expect(readFileSync(stored(copy.path))).toEqual(readFileSync(join(root, path)));
    for (const wrong of PATHS)
      for (const [route, body] of Object.entries({ copy: {}, edit: { edit: NO_EDIT } }))
        expect((await post(route, { file, path: wrong, ...body })).status, wrong).toBe(BAD);
    expect((await post('edit', { file, path, edit: { ...NO_EDIT, turns: 4 } })).status).toBe(BAD);
  });
});
