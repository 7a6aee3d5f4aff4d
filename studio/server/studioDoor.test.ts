import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useContentCopy } from '../../tests/content/contentCopy.ts';
import { measuredOf } from '../content/places.ts';
import { pack } from '../photos/parcel.ts';
import { SAVE_WORDS } from '../words.ts';
import { studioDoor } from './studioDoor.ts';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const PASS = 'the pass of this start';
const PICTURE = 'galleries/organizing/03-pantry.jpg';
const MOVED = 307;
const REFUSED = 403;
const BAD = 400;

const content = useContentCopy();
const root = join(content.home, 'content');
const secret = join(content.home, 'secret.jpg');
const gate = { port: 0, pass: PASS };
const page = { hasRead: () => Promise.resolve(false) };
const files = new Map([['/', { type: 'text/html', body: 'the window' }]]);
const door = studioDoor({ root, page, pageDraft: 'preview' }, files, gate, 'http://127.0.0.1:1');

beforeAll(async () => {
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  gate.port = (door.address() as AddressInfo).port;
});

afterAll(() => {
  door.close();
  door.closeAllConnections();
});

type Headers = Record<string, string | string[] | undefined>;

/** What the studio's own page sends. */
function own(): Headers {
  const host = `127.0.0.1:${gate.port}`;
  return {
    host,
    origin: `http://${host}`,
    'sec-fetch-site': 'same-origin',
    'x-studio-pass': PASS,
    'content-type': 'application/json',
  };
}

async function send(
  method: string,
  path: string,
  changed: Headers = {},
  body: string | Buffer = '',
) {
  const headers = Object.fromEntries(
    Object.entries({ ...own(), ...changed }).filter(([, value]) => value !== undefined),
  ) as NodeJS.Dict<string | string[]>;
  const asked = request({ host: '127.0.0.1', port: gate.port, method, path, headers }).end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

/** Sends bytes as no browser would. */
async function sendRaw(text: string): Promise<string> {
  const socket = connect(gate.port, '127.0.0.1').end(text.replaceAll('\n', '\r\n'));
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8').slice(0, 12);
}

const EMPTY = { files: [], removedFiles: [], photos: [], removedPhotos: [] };
const draft = (changed: object) => JSON.stringify({ ...EMPTY, ...changed });

const FOREIGN: [string, Headers][] = [
  ['under the name of another site', { host: 'evil.example' }],
  ['under the name of another site with our port', { host: 'evil.example:PORT' }],
  ['under a name that only begins like ours', { host: '127.0.0.1.evil.example:PORT' }],
  ['under a name that only ends like ours', { host: 'evil-localhost:PORT' }],
  ['under our name with another port', { host: '127.0.0.1:1' }],
  ['under the other name of this computer', { host: 'localhost:PORT' }],
  ['under our name without a port', { host: 'localhost' }],
  ['under an address in the network', { host: '192.168.0.2:PORT' }],
  ['under the address of all computers', { host: '0.0.0.0:PORT' }],
  ['from another site', { origin: 'https://evil.example' }],
  ['from our name by https', { origin: 'https://127.0.0.1:PORT' }],
  ['from another port of this computer', { origin: 'http://127.0.0.1:1' }],
  ['from the other name of this computer', { origin: 'http://localhost:PORT' }],
  ['from a page without an origin', { origin: 'null' }],
  ['from a frame of another site', { 'sec-fetch-site': 'cross-site' }],
  ['from another port, says the browser', { 'sec-fetch-site': 'same-site' }],
];

const WRITES: [string, Headers][] = [
  ['without the pass', { 'x-studio-pass': undefined }],
  ['with an empty pass', { 'x-studio-pass': '' }],
  ['with a pass of the same length', { 'x-studio-pass': PASS.replace('t', 'x') }],
  ['with the beginning of the pass', { 'x-studio-pass': PASS.slice(0, -1) }],
  ['with the pass and more', { 'x-studio-pass': `${PASS}x` }],
  ['without an origin', { origin: undefined }],
  ['typed into the address bar', { 'sec-fetch-site': 'none' }],
];

const NAMES = [
  '../secret.jpg',
  '../../secret.jpg',
  'galleries/../../secret.jpg',
  'galleries/organizing/../../../secret.jpg',
  '/etc/passwd',
  'C:\\secret.jpg',
  '..\\secret.jpg',
  'galleries\\organizing\\03-pantry.jpg',
  './galleries/organizing/03-pantry.jpg',
  'galleries//organizing/03-pantry.jpg',
  'galleries/organizing/03-pantry.jpg\0',
  '.git/config',
  'galleries/.hidden/picture.jpg',
  'galleries/organizing/.hidden.jpg',
  'galleries/organizing/package.json',
  'galleries/organizing/linked.jpg',
  'upload:../../secret.jpg',
  'upload:..',
  'bin:../../secret.jpg',
  'bin:../0',
  'bin:1/../../secret.jpg',
  'bin:1/note.json',
  'file:///etc/passwd',
  '',
];

function withPort(headers: Headers): Headers {
  const filled = ([name, value]: [string, Headers[string]]) => [
    name,
    typeof value === 'string' ? value.replace('PORT', String(gate.port)) : value,
  ];
  const changed = Object.fromEntries(Object.entries(headers).map(filled)) as Headers;
  // Whoever comes under another name is of one piece: only the name tells.
  return typeof changed.host === 'string'
    ? { origin: `http://${changed.host}`, ...changed }
    : changed;
}

describe('the door of the studio', () => {
  it('opens for its own page, and for the owner who types its address', async () => {
    const site = { origin: undefined, 'x-studio-pass': undefined };
    expect((await send('GET', '/', { ...site, 'sec-fetch-site': 'none' })).status).toBe(200);
    expect((await send('GET', '/api/content', site)).status).toBe(200);
    expect((await send('POST', '/api/check', {}, draft({}))).body.toString()).toBe('[]');
  });

  it('leads the owner who types the other name of this computer to the one under which the page is seen', async () => {
    const site = { origin: undefined, 'x-studio-pass': undefined, 'sec-fetch-site': 'none' };
    const { status, headers } = await send('GET', '/', { ...site, host: `localhost:${gate.port}` });
    expect([status, headers.location]).toEqual([MOVED, `http://127.0.0.1:${gate.port}/`]);
    expect((await send('GET', '/', { ...site, host: 'localhost' })).status).toBe(REFUSED);
  });

  it.each(FOREIGN)('stays shut for reading and writing %s', async (_, headers) => {
    const changed = withPort(headers);
    expect((await send('GET', '/api/content', changed)).status).toBe(REFUSED);
    expect((await send('POST', '/api/save', changed, draft({}))).status).toBe(REFUSED);
  });

  it.each(WRITES)('lets nobody write %s', async (_, headers) => {
    expect((await send('POST', '/api/save', headers, draft({}))).status).toBe(REFUSED);
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('knows no %s', async (method) => {
    expect((await send(method, '/api/save')).status).toBe(REFUSED);
  });

  it('is not asked as a proxy, nor under two names at once', async () => {
    const host = `127.0.0.1:${gate.port}`;
    const whole = `GET http://${host}/ HTTP/1.1\nHost: ${host}\nConnection: close\n\n`;
    const twice = `GET / HTTP/1.1\nHost: ${host}\nHost: evil.example\nConnection: close\n\n`;
    const strokes = `GET //evil.example/ HTTP/1.1\nHost: ${host}\nConnection: close\n\n`;
    expect(await sendRaw(whole)).toBe('HTTP/1.1 403');
    expect(await sendRaw(twice)).toMatch(/^HTTP\/1.1 40[03]/u);
    expect(await sendRaw(strokes)).toBe('HTTP/1.1 403');
  });

  it.each(NAMES)('shows and takes no file called %j', async (name) => {
    writeFileSync(secret, readFileSync(join(root, PICTURE)));
    symlinkSync(secret, join(root, 'galleries/organizing/linked.jpg'));
    const query = new URLSearchParams({ size: 'thumb', source: name }).toString();
    expect((await send('GET', `/picture?${query}`)).status).toBe(BAD);
    const photos = [{ path: 'galleries/organizing/new.jpg', source: name }];
    expect((await send('POST', '/api/save', {}, draft({ photos }))).status).toBe(BAD);
    rmSync(join(root, 'galleries/organizing/linked.jpg'));
  });

  it.each(NAMES.filter((name) => !name.includes('linked')))(
    'writes and removes nothing called %j',
    async (path) => {
      mkdirSync(join(content.home, '.git'), { recursive: true });
      for (const changed of [
        { files: [{ path, data: {} }] },
        { photos: [{ path, source: PICTURE }] },
        { removedFiles: [path] },
        { removedPhotos: [path] },
      ])
        expect((await send('POST', '/api/save', {}, draft(changed))).status).toBe(BAD);
    },
  );

  it('shows and takes a photograph whose accents the disk spells in other signs', async () => {
    const source = 'galleries/organizing/Bad für Gäste.jpg';
    content.write(source.normalize('NFD'), content.read(PICTURE));
    const query = new URLSearchParams({ size: 'thumb', source }).toString();
    expect((await send('GET', `/picture?${query}`)).status).toBe(200);
    const photos = [{ path: 'galleries/styling/new.jpg', source }];
    const { body } = await send('POST', '/api/check', {}, draft({ photos }));
    expect(JSON.parse(body.toString())).toContainEqual(
      expect.objectContaining({
        file: photos[0]?.path,
        message: expect.stringContaining('is not used') as string,
      }),
    );
  });

  it('says of a photograph that was removed elsewhere before it was moved, but first of a conflict', async () => {
    const path = 'galleries/styling/pantry.jpg';
    const moved = { photos: [{ path, source: PICTURE }] };
    const lost = { file: path, field: [], message: SAVE_WORDS.lost };
    content.remove(PICTURE);
    const ask = async (kind: string, changed: object) =>
      JSON.parse(
        (await send('POST', `/api/${kind}`, {}, draft(changed))).body.toString(),
      ) as unknown;
    expect(await ask('check', moved)).toEqual([lost]);
    expect(await ask('save', moved)).toMatchObject({ mistakes: [lost] });
    const files = [{ path: 'pages/home.yaml', data: {}, fingerprint: 'an earlier one' }];
    expect(await ask('save', { ...moved, files })).toMatchObject({
      conflicts: [{ path: 'pages/home.yaml' }],
    });
  });

  it('reads no photograph again for what is looked at before going online', async () => {
    await send('POST', '/api/check', {}, draft({}));
    const file = measuredOf(root);
    const measured = JSON.parse(readFileSync(file, 'utf8')) as [string, { metadata: string[] }][];
    // In the photographs themselves there is no such thing.
    for (const [, note] of measured) note.metadata = ['the date'];
    writeFileSync(file, JSON.stringify(measured));
    const { body } = await send('GET', '/api/launch');
    rmSync(file);
    const found = JSON.parse(body.toString()) as { advice: string }[];
    expect(measured.length).toBeGreaterThan(0);
    expect(found.filter(({ advice }) => advice.includes('the date'))).toHaveLength(measured.length);
  });

  it('makes nothing of questions that are none', async () => {
    expect((await send('POST', '/api/save', {}, '{')).status).toBe(BAD);
    expect((await send('POST', '/api/save', {}, 'null')).status).toBe(BAD);
    expect((await send('POST', '/api/save', {}, '{"files":{}}')).status).toBe(BAD);
    expect((await send('POST', '/api/restore?id=../../secret')).body.toString()).toBe('null');
    expect((await send('GET', '/api/save')).status).toBe(404);
    expect((await send('GET', '/../package.json')).status).toBe(404);
    expect((await send('GET', '/%2e%2e/package.json')).status).toBe(404);
  });

  it('takes a photograph into a folder of two thousand others, and names it as none of them', async () => {
    const taken = Array.from({ length: 2000 }, (_, index) => `pantry-${index + 2}.jpg`);
    const photo = readFileSync(join(root, PICTURE));
    const take = async (kind: string, name: string, file: BlobPart) => {
      const parcel = pack(['pantry.jpg', 'logo.svg', ...taken], new Blob([file]));
      const body = Buffer.from(await parcel.arrayBuffer());
      return (await send('POST', `/api/${kind}?name=${name}`, {}, body)).body.toString();
    };
    expect(JSON.parse(await take('photo', 'Pantry.jpg', photo))).toMatchObject({
      name: 'pantry-2002.jpg',
    });
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
    expect(JSON.parse(await take('logo', 'Mine.svg', drawing))).toMatchObject({
      name: 'logo-2.svg',
    });
    expect((await send('POST', '/api/photo?name=Pantry.jpg', {}, 'no parcel')).status).toBe(BAD);
  });

  it('sends its page with a policy that lets nothing foreign in', async () => {
    const { headers } = await send('GET', '/', { 'sec-fetch-site': 'none' });
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});
