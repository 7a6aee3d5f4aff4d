import { mkdtempDisposable, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openPictureCache } from './pictureCache.ts';

const SIZE = { width: 60, height: 40 };
const NOON = new Date('2026-01-01T12:00:00Z');

it('reads a picture again only when it has changed or the cache is broken', async () => {
  await using home = await mkdtempDisposable(join(tmpdir(), 'pictures-'));
  const picture = join(home.path, 'shelf.jpg');
  const cacheFile = join(home.path, 'cache', 'pictures.json');
  const measure = async () => {
    const cache = await openPictureCache(home.path, cacheFile);
    const measured = await cache.measure(picture);
    await cache.save();
    return measured;
  };
  await sharp({ create: { ...SIZE, channels: 3, background: '#9fb394' } }).toFile(picture);
  await utimes(picture, NOON, NOON);
  await measure();

  await writeFile(picture, Buffer.alloc((await stat(picture)).size));
  await utimes(picture, NOON, NOON);
  expect(await measure()).toMatchObject(SIZE);
  await utimes(picture, NOON, new Date());
  expect(await measure()).toBeUndefined();
  await utimes(picture, NOON, NOON);
  await writeFile(cacheFile, '[["');
  expect(await measure()).toBeUndefined();
});
