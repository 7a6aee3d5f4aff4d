import { mkdir, mkdtemp, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { PictureCache } from './pictureCache.ts';

const PICTURE = { width: 60, height: 40 };
const LATER_SECONDS = 60;

let folder: string;
let picture: string;
let cacheFile: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  picture = join(folder, 'shelf.jpg');
  cacheFile = join(folder, 'cache', 'pictures.json');
  await sharp({ create: { ...PICTURE, channels: 3, background: '#9fb394' } }).toFile(picture);
});
afterEach(() => rm(folder, { recursive: true }));

/** Measures with a cache of its own, as each run of the check does. */
async function measureAnew() {
  const cache = await PictureCache.open(dirname(picture), cacheFile);
  const measured = await cache.measure(picture);
  await cache.save();
  return measured;
}

/** Makes the file unreadable without changing its length. */
async function damage(seconds = 0): Promise<void> {
  const { size, atime, mtime } = await stat(picture);
  await writeFile(picture, Buffer.alloc(size));
  await utimes(picture, atime, new Date(mtime.getTime() + seconds * 1000));
}

/** Gives the file a time of change that a file system of any precision can hold. */
async function stampWholeSecond(): Promise<void> {
  const { atime } = await stat(picture);
  await utimes(picture, atime, new Date('2026-01-01T12:00:00Z'));
}

describe('PictureCache', () => {
  it('tells the format and the size of a picture', async () => {
    expect(await measureAnew()).toEqual({ src: picture, format: 'jpeg', ...PICTURE });
  });

  it('does not read a picture again that has not changed', async () => {
    await stampWholeSecond();
    const first = await measureAnew();
    await damage();
    expect(await measureAnew()).toEqual(first);
  });

  it('knows a picture by its place in a folder, whatever that is called by now', async () => {
    await stampWholeSecond();
    await measureAnew();
    await damage();
    const moved = `${folder}-moved`;
    await mkdir(moved);
    await rename(picture, join(moved, 'shelf.jpg'));
    picture = join(moved, 'shelf.jpg');
    onTestFinished(() => rm(moved, { recursive: true }));
    expect(await measureAnew()).toMatchObject(PICTURE);
  });

  it('reads a picture again that was changed since', async () => {
    await stampWholeSecond();
    await measureAnew();
    await damage(LATER_SECONDS);
    expect(await measureAnew()).toBeUndefined();
  });

  it('does not take a damaged picture for granted', async () => {
    const whole = await readFile(picture);
    await stampWholeSecond();
    await damage();
    expect(await measureAnew()).toBeUndefined();
    await writeFile(picture, whole);
    await stampWholeSecond();
    expect(await measureAnew()).toMatchObject(PICTURE);
  });

  it('forgets pictures that nobody asks for any more', async () => {
    await measureAnew();
    const next = await PictureCache.open(folder, cacheFile);
    await next.save();
    expect(await readFile(cacheFile, 'utf8')).toBe('[]');
  });

  it('starts afresh when what was saved is broken', async () => {
    await measureAnew();
    await writeFile(cacheFile, '[["');
    expect(await measureAnew()).toMatchObject(PICTURE);
  });

  it('measures where nothing can be saved', async () => {
    cacheFile = join(picture, 'pictures.json');
    expect(await measureAnew()).toMatchObject(PICTURE);
  });
});
