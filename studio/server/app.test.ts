import { once } from 'node:events';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useContentCopy } from '../../tests/content/contentCopy.ts';
import { phonePhoto } from '../../tests/studio/phonePhoto.ts';
import { openStudio } from '../content/openStudio.ts';
import { readContentFile } from '../content/readContent.ts';
import { stopPhotoThread } from '../photos/photoThread.ts';
import { createApp } from './app.ts';
import { studioHeaders } from './security.ts';
import { guard } from './start.ts';
import type { UploadAnswer } from '../types.ts';

const GALLERY = 'galleries/organizing/gallery.yaml';
const PANTRY = 'galleries/organizing/03-pantry.jpg';
const [OK, MOVED, BAD, REFUSED, NOT_FOUND, TOO_LARGE] = [200, 307, 400, 403, 404, 413];

const content = useContentCopy();
const root = join(content.home, 'content');
const studio = openStudio({
  root,
  stop: new AbortController().signal,
  hasRead: () => Promise.resolve(),
});
const app = createApp(studio, new Map([['/', { type: 'text/html', body: 'the window' }]]));
const server = createServer();
let port = 0;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  const headers = studioHeaders('http://127.0.0.1:1');
  const answer = getRequestListener(app.fetch);
  server.on(
    'request',
    guard((asked, response) => void answer(asked, response), port, headers),
  );
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await stopPhotoThread();
});
beforeEach(async () => {
  rmSync(join(content.home, '.studio'), { recursive: true, force: true });
  await studio.prepare();
});

type Headers = Record<string, string | undefined>;

/** Sends a request as the window does, with some headers changed; PORT is replaced. */
async function send(method: string, path: string, changed: Headers = {}, body?: string | Buffer) {
  const own = {
    host: '127.0.0.1:PORT',
    origin: 'http://127.0.0.1:PORT',
    'sec-fetch-site': 'same-origin',
  };
  const filled = Object.entries<string | undefined>({ ...own, ...changed })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, value?.replace('PORT', String(port))]);
  const headers = Object.fromEntries(filled) as Record<string, string>;
  const asked = request({ host: '127.0.0.1', port, method, path, headers }).end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const bytes = await buffer(answer);
  return { status: answer.statusCode, headers: answer.headers, body: bytes };
}

/** Sends bytes that no browser sends; returns the status. */
async function sendRaw(lines: string[]): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.end(`${lines.join('\r\n').replaceAll('PORT', String(port))}\r\n\r\n`);
  return Number((await text(socket)).slice(9, 12));
}

async function json<Answer>(answer: ReturnType<typeof send>): Promise<Answer> {
  return JSON.parse((await answer).body.toString()) as Answer;
}

const FOREIGN: [header: string, value: string][] = [
  ...[
    ...['evil.example', 'evil.example:PORT', '127.0.0.1.evil.example:PORT', 'evil-localhost:PORT'],
    ...['127.0.0.1:1', '127.0.0.1', 'localhost:PORT', '192.168.0.2:PORT', '0.0.0.0:PORT'],
    '[::1]:PORT',
  ].map((host): [string, string] => ['host', host]),
  ...[
    ...['https://evil.example', 'https://127.0.0.1:PORT', 'http://127.0.0.1:1', 'null'],
    ...['http://localhost:PORT', 'http://127.0.0.1:PORT, https://evil.example'],
  ].map((origin): [string, string] => ['origin', origin]),
  ['sec-fetch-site', 'cross-site'],
  ['sec-fetch-site', 'same-site'],
];
const WRITES: [string, string, Headers][] = [
  ['a write without origin', 'POST', { origin: undefined }],
  ['a write typed into the address bar', 'POST', { 'sec-fetch-site': 'none' }],
  ['a deletion without origin', 'DELETE', { origin: undefined }],
  ['a preflight', 'OPTIONS', {}],
  ['PATCH', 'PATCH', {}],
  ['TRACE', 'TRACE', {}],
];
const PATHS = [
  ...['../secret.jpg', 'galleries/../../secret.jpg', '/etc/passwd', 'C:\\secret.jpg'],
  ...['..\\secret.jpg', 'galleries\\organizing\\03-pantry.jpg', `${PANTRY}\0`, `./${PANTRY}`],
  ...['galleries//organizing/03-pantry.jpg', 'galleries/organizing/linked.jpg', '.git/config'],
  ...['galleries/.hidden/picture.jpg', 'galleries/organizing/.hidden.jpg', 'publish.yaml'],
  ...['galleries/organizing/package.json', 'file:///etc/passwd', 'https://evil.example/a.jpg', ''],
];
const BODIES = ['', '{', 'null', '[]', '{"files":{}}', '{"files":[1],"removed":[]}'];

describe('hostile requests', () => {
  it.each(FOREIGN)('are refused with the %s %s', async (name, value) => {
    const headers = { [name]: value };
    const isMoved = value === 'localhost:PORT';
    expect((await send('GET', '/', headers)).status).toBe(isMoved ? MOVED : REFUSED);
    expect((await send('GET', '/api/content', headers)).status).toBe(REFUSED);
    expect((await send('POST', '/api/save', headers)).status).toBe(REFUSED);
  });

  it.each(WRITES)('are refused: %s', async (_, method, headers) => {
    expect((await send(method, '/api/trash', headers)).status).toBe(REFUSED);
  });

  it('are refused without a browser, too', async () => {
    const own = 'Host: 127.0.0.1:PORT';
    expect(await sendRaw(['GET / HTTP/1.1'])).toBe(BAD);
    expect(await sendRaw(['GET / HTTP/1.0'])).toBe(REFUSED);
    expect(await sendRaw(['GET http://evil.example/ HTTP/1.1', own])).toBe(REFUSED);
    expect(await sendRaw(['GET //evil.example/ HTTP/1.1', own])).toBe(REFUSED);
    expect(await sendRaw(['GET / HTTP/1.1', own, 'Host: evil.example'])).not.toBe(OK);
  });

  it.each(PATHS)('read, write and remove nothing at %j', async (path) => {
    const secret = join(content.home, 'secret.jpg');
    writeFileSync(secret, readFileSync(join(root, PANTRY)));
    symlinkSync(secret, join(root, 'galleries/organizing/linked.jpg'));
    const query = new URLSearchParams({
      path,
      size: 'thumb',
      file: path,
      name: 'a.jpg',
    }).toString();
    expect((await send('GET', `/picture?${query}`)).status).toBe(BAD);
    expect((await send('POST', `/api/photos?${query}`, {}, 'x')).status).toBe(BAD);
    const bodies = {
      copies: { from: path, file: GALLERY },
      draft: { files: [{ path, data: {} }], removed: [] },
      save: { files: [], removed: [{ path, fingerprint: '' }] },
    };
    for (const [name, body] of Object.entries(bodies)) {
      const { status } = await send('POST', `/api/${name}`, {}, JSON.stringify(body));
      expect([name, status]).toEqual([name, BAD]);
    }
    rmSync(join(root, 'galleries/organizing/linked.jpg'));
  });

  it('get a reason for a wrong body, an unknown entry or address', async () => {
    for (const body of BODIES) {
      expect((await send('POST', '/api/save', {}, body)).status).toBe(BAD);
      expect((await send('POST', '/api/copies', {}, body)).body.toString()).not.toBe('');
    }
    expect((await send('POST', '/api/trash/..%2F..%2Fsecret')).status).toBe(BAD);
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/api/nothing', '/app.js'])
      expect((await send('GET', path)).status).toBe(NOT_FOUND);
    const own = ['Host: 127.0.0.1:PORT', 'Origin: http://127.0.0.1:PORT'];
    const large = ['POST /api/photos HTTP/1.1', ...own, 'Content-Length: 200000000'];
    expect(await sendRaw(large)).toBe(TOO_LARGE);
  });

  it('cannot frame or script the window', async () => {
    const { status, headers } = await send('GET', '/', {
      'sec-fetch-site': 'none',
      origin: undefined,
    });
    expect(status).toBe(OK);
    for (const part of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"])
      expect(headers['content-security-policy']).toContain(part);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect((await send('HEAD', '/')).status).toBe(OK);
  });
});

describe('uploads', () => {
  const upload = (photo: Buffer, name: string, file = GALLERY, kind = 'photos') => {
    const query = new URLSearchParams({ file, name }).toString();
    return json<UploadAnswer>(send('POST', `/api/${kind}?${query}`, {}, photo));
  };

  it('get a free name in the folder of their page', async () => {
    const photo = await phonePhoto({ seed: 1 });
    expect(await upload(photo, 'Küche.JPG')).toMatchObject({ src: './kuche.jpg', warnings: [] });
    const other = await phonePhoto({ seed: 2 });
    expect(await upload(other, 'Kuche.png')).toMatchObject({ src: './kuche-2.jpg' });
    expect(await upload(other, '03-pantry.jpg', 'pages/home.yaml')).toMatchObject({
      path: 'pages/home/03-pantry.jpg',
      src: './home/03-pantry.jpg',
    });
    const query = new URLSearchParams({ path: 'galleries/organizing/kuche.jpg', size: 'card' });
    const { body } = await send('GET', `/picture?${query.toString()}`);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 480 });
  });

  it('are refused when they are too small, a copy or no photograph', async () => {
    const photo = await phonePhoto({ seed: 1 });
    const small = await sharp(photo).resize(640).jpeg().toBuffer();
    expect(await upload(small, 'a.jpg')).toEqual({
      refused: expect.stringContaining('640 x 480') as string,
    });
    await upload(photo, 'first.jpg');
    expect(await upload(photo, 'again.jpg')).toEqual({ refused: 'again.jpg is here already.' });
    expect(await upload(Buffer.from('Dear photographs'), 'letter.txt')).toEqual({
      refused: expect.stringContaining('letter.txt is not a photograph') as string,
    });
  });

  it('are taken again after they were removed', async () => {
    const photo = await phonePhoto({ seed: 1 });
    const first = (await upload(photo, 'first.jpg')) as { src: string; path: string };
    const { data, fingerprint } = readContentFile(root, GALLERY) ?? {};
    const words = data as { pictures: object[] };
    const show = (pictures: object[]) =>
      studio.check({
        files: [{ path: GALLERY, data: { ...words, pictures }, fingerprint }],
        removed: [],
      });
    await show([...words.pictures, { src: first.src, alt: 'First' }]);
    expect(await upload(photo, 'again.jpg')).toHaveProperty('refused');
    await show(words.pictures);
    expect(await upload(photo, 'again.jpg')).toMatchObject({ path: first.path });
  });

  it('take a logo as it is, and say why it cannot be one', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
    expect(await upload(drawing, 'Mine.svg', 'business.yaml', 'logo')).toMatchObject({
      src: expect.stringMatching(/^\.\/logo(-\d)?\.svg$/u) as string,
    });
    expect(await upload(Buffer.from('x'), 'Mine.png', 'business.yaml', 'logo')).toEqual({
      refused: 'Mine.png is damaged or not an svg or png picture. Export it again.',
    });
  });

  it('copy a picture for another gallery', async () => {
    const body = JSON.stringify({ from: PANTRY, file: 'galleries/styling/gallery.yaml' });
    expect(await json(send('POST', '/api/copies', {}, body))).toMatchObject({
      path: 'galleries/styling/03-pantry.jpg',
      src: './03-pantry.jpg',
    });
  });
});

it('reads the content with its media and forms', async () => {
  const { files, media, forms } = await json<Record<string, object>>(send('GET', '/api/content'));
  expect(files).toContainEqual(expect.objectContaining({ path: GALLERY, shape: 'galleries' }));
  expect(media).toHaveProperty([PANTRY]);
  expect(forms).toHaveProperty('home');
});
