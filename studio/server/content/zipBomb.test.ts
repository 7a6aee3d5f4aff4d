import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { ContentFolder } from '../../../content-check/contentFolder.ts';
import { COPY_WORDS } from '../words.ts';
import { arriving } from './arrivingFixture.ts';
import { unpackCopy } from './copy.ts';
import { useUnsavedContent } from './unsavedFixture.ts';
import { TooLargeZip, UnusableZip, unzip } from './unzip.ts';

const { root, folders } = useUnsavedContent();

beforeEach(() => rmSync(folders.copy, { recursive: true, force: true }));

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
    const sent = arriving(bytes);
    await expect(unzip(sent, inCopy, limits)).rejects.toThrow(UnusableZip);
    expect(await sent.next(), 'the browser could send everything').toMatchObject({ done: true });
    expect(existsSync(inCopy('content/0.jpg'))).toBe(false);
  });

  it('inside of another one stays packed, and entries of other kinds count, too', async () => {
    const name = Buffer.from('name: A');
    const bytes = zipSync({ 'content/business.yaml': name, 'content/inner.zip': bomb(1) });
    const copy = join(folders.copy, 'content');
    expect(await unpackCopy(root, arriving(bytes, 65_536))).toEqual({ folder: copy });
    expect(new ContentFolder(copy).files).toEqual(['business.yaml']);
    const others = unzip(arriving(bomb(3)), () => undefined, limits);
    await expect(others).rejects.toThrow(TooLargeZip);
  });

  it('of many entries leaves nothing, and says what to do', async () => {
    const names = [...Array(20_001).keys()].map((index) => `${index}.txt`);
    const files = Object.fromEntries(names.map((name) => [name, new Uint8Array()]));
    const bytes = zipSync(files, { level: 0 });
    expect(await unpackCopy(root, arriving(bytes, 65_536))).toEqual({
      refused: COPY_WORDS.tooLarge,
    });
    expect(existsSync(folders.copy)).toBe(false);
  });
});
