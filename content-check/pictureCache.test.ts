import { mkdtemp, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPictureCache } from './pictureCache.ts';

const SIZE = { width: 60, height: 40 };
const NOON = new Date('2026-01-01T12:00:00Z');

let home: string;
let picture: string;
let cacheFile: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'pictures-'));
  picture = join(home, 'shelf.jpg');
  cacheFile = join(home, 'cache', 'pictures.json');
  await sharp({ create: { ...SIZE, channels: 3, background: '#9fb394' } }).toFile(picture);
  await utimes(picture, NOON, NOON);
});
afterEach(() => rm(home, { recursive: true }));

/** Measures the picture as the next run of the check does. */
async function measure() {
  const cache = await openPictureCache(dirname(picture), cacheFile);
  const measured = await cache.measure(picture);
  await cache.save();
  return measured;
}

/** Makes the file unreadable without changing its length. */
async function damage(changed = NOON): Promise<void> {
  const { size } = await stat(picture);
  await writeFile(picture, Buffer.alloc(size));
  await utimes(picture, changed, changed);
}

it('does not read a picture again that has not changed, wherever its folder is', async () => {
  await measure();
  await damage();
  await rename(picture, join(home, 'cache', 'shelf.jpg'));
  picture = join(home, 'cache', 'shelf.jpg');
  expect(await measure()).toMatchObject(SIZE);
});

it('reads a picture again that has changed', async () => {
  await measure();
  await damage(new Date());
  expect(await measure()).toBeUndefined();
});

it.each([
  ['is broken', () => writeFile(cacheFile, '[["')],
  ['cannot be written', () => (cacheFile = join(picture, 'pictures.json'))],
])('measures when the cache %s', async (_, spoil) => {
  await measure();
  await spoil();
  expect(await measure()).toMatchObject(SIZE);
});
