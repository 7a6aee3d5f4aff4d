import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { expect, it, onTestFinished } from 'vitest';
import { newFolder } from '../../../tests/support/makeFolder.ts';
import { arriving } from './arrivingFixture.ts';
import { TooLargeZip, UnusableZip, unzip } from './unzip.ts';

/** Compressed, a photograph of one colour: 30,000 bytes. */
const PHOTO = Buffer.alloc(30_000, 7);
const FILES = { 'a/one.jpg': PHOTO, 'two.txt': Buffer.from('Words'), 'empty.txt': Buffer.alloc(0) };
const PACKED = zipSync(FILES);
const STORED = zipSync(FILES, { level: 0 });
/** Exactly what the files above have. */
const LIMITS = { packed: STORED.length, unpacked: 30_005, entry: 30_000, count: 3 };

function unzipHere(bytes: Uint8Array, limits = LIMITS, size = 1000) {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'unzip-'));
  onTestFinished(() => folder.remove());
  const inFolder = (name: string) => join(folder.path, name);
  return { inFolder, done: unzip(arriving(bytes, size), inFolder, limits) };
}

it.each([
  ['compressed', PACKED, 1000],
  ['as they are', STORED, 1000],
  ['in parts of one byte', PACKED, 1],
  ['in one part', STORED, 100_000],
])('writes files that are packed %s', async (_, bytes, size) => {
  const { done, inFolder } = unzipHere(bytes, LIMITS, size);
  await done;
  expect(readFileSync(inFolder('a/one.jpg')).equals(PHOTO)).toBe(true);
  expect(readFileSync(inFolder('two.txt'), 'utf8')).toBe('Words');
});

it('writes only the files that are wanted', async () => {
  const { inFolder, done } = unzipHere(zipSync({}), LIMITS);
  await done;
  const wanted = (name: string) => (name === 'two.txt' ? inFolder(name) : undefined);
  await unzip(arriving(STORED), wanted, LIMITS);
  expect(readFileSync(inFolder('two.txt'), 'utf8')).toBe('Words');
  expect(existsSync(inFolder('a'))).toBe(false);
});

it.each([
  ['bytes of the zip file', { packed: STORED.length - 1 }],
  ['bytes of all files', { unpacked: 30_004 }],
  ['bytes of one file', { entry: 29_999 }],
  ['files', { count: 2 }],
])('refuses one more than the allowed number: %s', async (_, changed) => {
  await expect(unzipHere(STORED, { ...LIMITS, ...changed }).done).rejects.toThrow(TooLargeZip);
});

it('says that a compressed file is too large, not that it is damaged', async () => {
  const { done } = unzipHere(PACKED, { ...LIMITS, entry: 20_000 });
  await expect(done).rejects.toThrow(TooLargeZip);
});

/** The zip file with another byte. */
function withByte(bytes: Uint8Array, at: number, byte: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = byte;
  return changed;
}

const NOTE = Buffer.from(zipSync({ 'a.txt': Buffer.from('Words') }, { level: 0 }));
const SIZE_AT = 22;
/** Where the first file begins, after its name. */
const DATA_AT = 30 + 'a/one.jpg'.length;
const LISTED_AT = NOTE.indexOf('PK\u0001\u0002');

it.each([
  ['no zip file', Buffer.from('words that are no zip file, and long enough for one')],
  ['a file that has more bytes than it says', withByte(NOTE, SIZE_AT, 4)],
  ['a file that has fewer bytes than it says', withByte(NOTE, SIZE_AT, 6)],
  ['a broken mark at the end', withByte(NOTE, NOTE.length - 22, 0)],
  ['another number of files than it lists', withByte(NOTE, NOTE.length - 12, 2)],
  [
    'a file twice',
    Buffer.concat([NOTE.subarray(0, LISTED_AT), withByte(NOTE, NOTE.length - 12, 2)]),
  ],
  ['bytes after its end', Buffer.concat([NOTE, Buffer.from('more')])],
  ['no end', NOTE.subarray(0, LISTED_AT)],
  ['damaged bytes', withByte(PACKED, DATA_AT, 0x07)],
])('refuses %s as damaged', async (_, bytes) => {
  await expect(unzipHere(bytes).done).rejects.toThrow(UnusableZip);
});

it('reads everything that is sent before it refuses: browsers wait for that', async () => {
  const sent = arriving(withByte(STORED, SIZE_AT, 4));
  await expect(unzip(sent, () => undefined, LIMITS)).rejects.toThrow(UnusableZip);
  expect(await sent.next()).toMatchObject({ done: true });
});

it('writes nothing any more after it has refused: its folder can be removed', async () => {
  const folder = newFolder();
  // A pipe takes nothing until somebody reads it.
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  // Its size is wrong.
  const second = zipSync({ second: Buffer.from('Words') }, { level: 0 }).fill(0, SIZE_AT, 26);
  const first = Buffer.from(zipSync({ pipe: Buffer.from('Words') }, { level: 0 }));
  const bytes = Buffer.concat([first.subarray(0, first.indexOf('PK\u0001\u0002')), second]);
  let isRefused = false;
  const done = unzip(arriving(bytes, bytes.length), (name) => join(folder, name), LIMITS).catch(
    () => (isRefused = true),
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect(isRefused).toBe(false);
  expect(await readFile(pipe, 'utf8')).toBe('Words');
  await done;
  expect(isRefused).toBe(true);
});

it('stops reading once more arrives than is allowed', async () => {
  const sent = arriving(STORED, 10_000);
  const done = unzip(sent, () => undefined, { ...LIMITS, packed: 15_000 });
  await expect(done).rejects.toThrow(TooLargeZip);
});

it('tells the error of the disk', async () => {
  const { done } = unzipHere(
    zipSync({ a: Buffer.from('a file'), 'a/b': Buffer.from('below it') }, { level: 0 }),
  );
  await expect(done).rejects.toMatchObject({
    code: expect.stringMatching(/^E(?:EXIST|NOTDIR)/u) as string,
  });
});
