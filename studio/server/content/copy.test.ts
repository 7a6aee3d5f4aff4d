import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Zip, ZipPassThrough, zipSync } from 'fflate';
import { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import { createApp } from '../http/app.ts';
import { request } from '../http/requestFixture.ts';
import { COPY_WORDS } from '../words.ts';
import { arriving } from './arrivingFixture.ts';
import { createEvents } from '../http/events.ts';
import { packCopy, unpackCopy } from './copy.ts';
import { BATHROOM, HOME, NO_PREVIEW, useUnsavedContent } from './unsavedFixture.ts';
import { openStudio } from './openStudio.ts';
import { restoreContent } from './restore.ts';
import { save } from './save.ts';
import { replaceFile } from './ownFiles.ts';

const BUSINESS = 'content/business.yaml';
const NAME = Buffer.from('name: A');

const { content, root, folders, change, removeBathroom } = useUnsavedContent();

beforeEach(() => rmSync(folders.copy, { recursive: true, force: true }));

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
  const settings = { way: 'folder', folder: '/online' };
  expect(await publishing()).toEqual({ settings, warnings: [] });
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

it('packs a business without publishing settings', () => {
  expect(existsSync(folders.settings)).toBe(false);
  expect(Buffer.from(packCopy(root)).includes('publish.yaml')).toBe(false);
});

it('takes only files of the site out of a copy', async () => {
  const others = ['business.yaml', 'content/tool.exe', 'old/content/pages/home.yaml', 'notes.yaml'];
  const zip = zipSync(Object.fromEntries([BUSINESS, ...others].map((name) => [name, NAME])));
  const folder = await folderOf(zip);
  const files = globSync('**/*.*', { cwd: folders.copy });
  expect(files.map((file) => join(folders.copy, file))).toEqual([join(folder, 'business.yaml')]);
});

it('leaves nothing of a copy whose connection was cut', async () => {
  async function* cut() {
    yield* arriving(COPY.subarray(0, 60));
    throw new Error('The connection was cut.');
  }
  await expect(unpackCopy(root, cut())).rejects.toThrow('The connection was cut.');
  expect(existsSync(folders.copy)).toBe(false);
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
