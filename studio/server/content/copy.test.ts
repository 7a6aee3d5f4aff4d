import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Zip, ZipPassThrough, zipSync } from 'fflate';
import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { ContentFolder } from '../../../content-check/contentFolder.ts';
import { createApp } from '../http/app.ts';
import { request } from '../http/requestFixture.ts';
import { COPY_WORDS } from '../words.ts';
import { createEvents } from '../http/events.ts';
import { packCopy, unpackCopy } from './copy.ts';
import { BATHROOM, HOME, NO_PREVIEW, useUnsavedContent } from './unsavedFixture.ts';
import { openStudio } from './openStudio.ts';
import { restoreContent } from './restore.ts';
import { save } from './save.ts';
import { replaceFile } from './ownFiles.ts';
import { TooLargeZip, UnusableZip, unzip } from './unzip.ts';

const BUSINESS = 'content/business.yaml';
const NAME = Buffer.from('name: A');

const { content, root, folders, change, removeBathroom } = useUnsavedContent();

beforeEach(() => rmSync(folders.copy, { recursive: true, force: true }));

/** How many bytes of the last request that was read to its end. */
let sent = 0;

/** The bytes as a request brings them: in parts of any size. */
async function* arriving(bytes: Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  await Promise.resolve();
  for (let start = 0; start < bytes.length; start += size)
    yield bytes.subarray(start, start + size);
  sent = bytes.length;
}

const unpack = (bytes: Uint8Array, size?: number) => unpackCopy(root, arriving(bytes, size));

async function folderOf(bytes: Uint8Array): Promise<string> {
  const answer = await unpack(bytes, 65_536);
  return 'folder' in answer ? answer.folder : expect.fail(answer.refused);
}

it('packs words, photographs and settings, and brings all of them back as an edit', async () => {
  content.write('../publish.yaml', 'way: git\n');
  replaceFile(folders.secrets, 'a password');
  const [bytes, photo] = [packCopy(root), content.read(BATHROOM)];
  expect(Buffer.from(bytes).includes('a password')).toBe(false);
  await save(root, removeBathroom());
  const words = change({ [HOME]: ({ sections: [banner] }) => (banner.picture.alt = 'Later') });
  await save(root, words);
  content.remove('../.studio/trash');

  const { files, media } = await restoreContent(root, await folderOf(bytes));
  expect(Object.keys(media)).toEqual([BATHROOM]);
  expect(readFileSync(join(folders.files, BATHROOM)).equals(photo)).toBe(true);
  expect(JSON.stringify(files)).not.toContain('Later');
});

it('suggests the publishing settings of a copy, and writes none', async () => {
  content.write('../publish.yaml', 'way: git\nremote: origin\nbranch: live\n');
  const copy = packCopy(root);
  content.remove('../publish.yaml');
  const studio = openStudio(root, new AbortController().signal, NO_PREVIEW);
  const own = new URL('http://127.0.0.1:4330');
  const app = createApp({
    ...{ studio, files: new Map(), own, preview: new Hono(), events: createEvents() },
    key: 'key',
  });
  const send = async (method: string, path: string, body?: Uint8Array<ArrayBuffer>) => {
    const headers = { cookie: 'studio-4330=key' };
    return request(app, own, [method, `/__studio/api/${path}`], headers, body);
  };
  const publishing = async () => (await send('GET', 'publishing')).json() as Promise<unknown>;
  expect(await publishing()).toEqual({});
  expect((await send('POST', 'copy', copy)).status).toBe(200);
  expect(existsSync(folders.settings)).toBe(false);
  const suggested = { way: 'git', remote: 'origin', branch: 'live' };
  expect(await publishing()).toEqual({ suggested });
  content.write('../publish.yaml', 'way: folder\nfolder: /online\n');
  expect(await publishing()).toEqual({ settings: { way: 'folder', folder: '/online' } });
  content.remove('../publish.yaml');
  const refused = await send('POST', 'copy', Uint8Array.from(NAME));
  expect([refused.status, await refused.text()]).toEqual([404, COPY_WORDS.notACopy]);
});

/** A zip file by the program of the same name, with the given options. */
function zipBy(...options: string[]): Buffer {
  content.write(`../zipped/${BUSINESS}`, `${'# A note\n'.repeat(100)}name: A\n`);
  content.write('../zipped/content/logo.svg', '<svg/>');
  const home = join(content.home, 'zipped');
  execFileSync('zip', ['-q', '-r', ...options, 'a.zip', 'content'], { cwd: home });
  const bytes = readFileSync(join(home, 'a.zip'));
  content.remove('../zipped');
  return bytes;
}

const COPY = Buffer.from(zipSync({ [BUSINESS]: NAME, 'content/logo.svg': NAME }, { level: 0 }));
const [SECOND, LISTED] = [COPY.indexOf('PK', 1), COPY.indexOf('PK\u0001\u0002')];

const TWICE = Buffer.concat([COPY.subarray(0, LISTED), COPY.subarray(SECOND)]);
// The count of entries.
TWICE.writeUInt16LE(3, TWICE.length - 12);

/** As programs write it that do not know the sizes before. */
function withoutSizes(): Buffer {
  const parts: Uint8Array[] = [];
  const zip = new Zip((_, part) => parts.push(part));
  const entry = new ZipPassThrough(BUSINESS);
  zip.add(entry);
  entry.push(NAME, true);
  zip.end();
  return Buffer.concat(parts);
}

it.each([
  ['another file', Buffer.from('words')],
  ['an empty file', Buffer.alloc(0)],
  ['another zip file', zipSync({ 'notes.txt': Buffer.from('words') })],
  ['a cut zip file', COPY.subarray(0, 60)],
  ['a zip file without its end', COPY.subarray(0, -10)],
  ['a zip file that lists more', Buffer.concat([COPY.subarray(0, SECOND), COPY.subarray(LISTED)])],
  ['a zip file with a name twice', TWICE],
  ['a zip file without the sizes of its entries', withoutSizes()],
  ['words that cannot be read', zipSync({ [BUSINESS]: Buffer.from([0xff, 0xfe, 0]) })],
])('refuses %s', async (_, bytes) => {
  for (const size of [7, 65_536])
    expect(await unpack(bytes, size)).toEqual({ refused: COPY_WORDS.notACopy });
  expect(existsSync(folders.copy)).toBe(false);
});

it('opens a copy that was packed again by another program, unless it is encrypted', async () => {
  expect(await unpack(zipBy())).toHaveProperty('folder');
  expect(await unpack(zipBy('-0'))).toHaveProperty('folder');
  for (const options of [
    ['-P', 'secret'],
    ['-0', '-P', 'secret'],
  ])
    expect(await unpack(zipBy(...options))).toEqual({ refused: COPY_WORDS.notACopy });
});

it('takes the logo without its scripts', async () => {
  const logo = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const zip = zipSync({
    [BUSINESS]: NAME,
    'content/logo.svg': Buffer.from(logo),
  });
  const folder = await folderOf(zip);
  expect(readFileSync(join(folder, 'logo.svg'), 'utf8')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  );
});

it('takes nothing from outside of the content', async () => {
  const names = ['content/../../away.yaml', '../away.yaml', 'content/.hidden/a.jpg', 'code.ts'];
  const others = Object.fromEntries(names.map((name) => [name, NAME]));
  const folder = await folderOf(zipSync({ [BUSINESS]: NAME, ...others }));
  for (const name of names) expect(existsSync(join(folder, '..', name)), name).toBe(false);
});

describe('a zip bomb', () => {
  const MB = 1_000_000;
  const limits = { packed: 10 * MB, unpacked: 10 * MB, entry: 5 * MB, count: 10 };
  /** Each entry has 4 MB of zeros. */
  const bomb = (count: number) => {
    const names = [...Array(count).keys()].map((index) => `content/${index}.jpg`);
    return zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array(4 * MB)])));
  };
  const inCopy = (name: string) => join(folders.copy, name);

  it.each([
    ['all entries', {}],
    ['one entry', { entry: 3 * MB, unpacked: 100 * MB }],
    ['the number of entries', { count: 2, unpacked: 100 * MB }],
    ['the zip file', { packed: 5000, unpacked: 100 * MB }],
  ])('is refused before it fills the disk or the memory: %s', async (_, changed) => {
    const bytes = bomb(3);
    expect(bytes.length).toBeLessThan(MB / 10);
    const unpacked = unzip(arriving(bytes), inCopy, { ...limits, ...changed });
    await expect(unpacked).rejects.toThrow(TooLargeZip);
    const { files } = new ContentFolder(folders.copy);
    const sizes = files.map((file) => statSync(inCopy(file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10 * MB);
  });

  it('is refused if it hides its size', async () => {
    const bytes = Buffer.from(bomb(1));
    bytes.writeUInt32LE(100, 22);
    await expect(unzip(arriving(bytes), inCopy, limits)).rejects.toThrow(UnusableZip);
    expect(sent, 'the browser could send everything').toBe(bytes.length);
    expect(existsSync(inCopy('content/0.jpg'))).toBe(false);
  });

  it('inside of another one stays packed, and entries of other kinds count, too', async () => {
    const bytes = zipSync({ [BUSINESS]: NAME, 'content/inner.zip': bomb(1) });
    expect(new ContentFolder(await folderOf(bytes)).files).toEqual(['business.yaml']);
    const others = unzip(arriving(bomb(3)), () => undefined, limits);
    await expect(others).rejects.toThrow(TooLargeZip);
  });

  it('of many entries leaves nothing, and says what to do', async () => {
    const names = [...Array(20_001).keys()].map((index) => `${index}.txt`);
    const files = Object.fromEntries(names.map((name) => [name, new Uint8Array()]));
    const bytes = zipSync(files, { level: 0 });
    expect(await unpack(bytes, 65_536)).toEqual({ refused: COPY_WORDS.tooLarge });
    expect(existsSync(folders.copy)).toBe(false);
  });
});
