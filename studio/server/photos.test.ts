import {
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { phonePhoto } from '../../tests/studio/phonePhoto.ts';
import { pack } from '../photos/parcel.ts';
import { noteNames } from './givenNames.ts';
import { forgetOldUploads, noteUploads, takePhoto } from './photos.ts';
import { uploadFile } from './security.ts';
import { smallPicture } from './smallPictures.ts';

const DAY_MS = 86_400_000;

interface Taken {
  name: string;
  source: string;
  warnings: string[];
}

function studioOf(root: string) {
  return { root, page: { hasRead: () => Promise.resolve(false) }, pageDraft: 'preview' };
}

/** Sends a photograph as a window does that knows of no other one. */
async function takeInto(root: string, folder: string, photo: Buffer, name: string): Promise<Taken> {
  const query = new URLSearchParams({ name, folder });
  const body = Buffer.from(await pack([], new Blob([Uint8Array.from(photo)])).arrayBuffer());
  return (await takePhoto(studioOf(root), { query, body, tell: () => undefined })) as Taken;
}

it('gives two windows two names, and none that lies in the folder', async () => {
  using home = mkdtempDisposableSync(join(tmpdir(), 'names-'));
  const root = join(home.path, 'content');
  const there = join(root, 'galleries/porch/photo.jpg');
  mkdirSync(dirname(there), { recursive: true });
  const photo = await phonePhoto({ seed: 3 });
  writeFileSync(there, photo);
  const take = (folder: string) => takeInto(root, folder, photo, 'Photo.JPG');
  const names = await Promise.all([take('galleries/porch/'), take('galleries/porch/')]);
  expect(names.map(({ name }) => name).sort()).toEqual(['photo-2.jpg', 'photo-3.jpg']);
  expect(await take('galleries/shed/')).toMatchObject({ name: 'photo.jpg' });
  // One that a window has moved there by itself, and not saved.
  noteNames(['galleries/hall/photo.jpg']);
  expect(await take('galleries/hall/')).toMatchObject({ name: 'photo-2.jpg' });
});

it('shows a WebP that has taken the place of another one', async () => {
  using home = mkdtempDisposableSync(join(tmpdir(), 'small-'));
  const file = join(home.path, 'content/galleries/porch/wall.webp');
  mkdirSync(dirname(file), { recursive: true });
  const query = new URLSearchParams({ source: 'galleries/porch/wall.webp', size: 'thumb' });
  const redOf = async (background: string, time: number) => {
    const paint = { create: { width: 40, height: 30, channels: 3 as const, background } };
    writeFileSync(`${file}.part`, await sharp(paint).webp().toBuffer());
    renameSync(`${file}.part`, file);
    utimesSync(file, time, time);
    const small = await smallPicture(studioOf(join(home.path, 'content')), query);
    return (await sharp(small).stats()).channels[0]?.mean;
  };
  expect(await redOf('#ff0000', 1)).toBeGreaterThan(200);
  expect(await redOf('#0000ff', 2)).toBeLessThan(50);
});

it('forgets uploads after a month, and keeps those that a window may still ask for', async () => {
  using home = mkdtempDisposableSync(join(tmpdir(), 'uploads-'));
  const root = join(home.path, 'content');
  const upload = (digit: string, days: number): string => {
    const file = uploadFile(root, digit.repeat(8) + '-1111-4111-8111-111111111111') ?? '';
    const then = new Date(Date.now() - days * DAY_MS);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'a photograph');
    utimesSync(file, then, then);
    return file;
  };
  const [old, young] = [upload('1', 31), upload('2', 29)];
  await forgetOldUploads(root);
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  // A studio that never had one.
  await forgetOldUploads(join(home.path, 'other', 'content'));
});

it('compares a photograph with those that are in use, and with no others', async () => {
  using home = mkdtempDisposableSync(join(tmpdir(), 'alike-'));
  const root = join(home.path, 'content');
  const there = join(root, 'galleries/rooms/hall.jpg');
  mkdirSync(dirname(there), { recursive: true });
  const [hall, attic] = [await phonePhoto({ seed: 1 }), await phonePhoto({ seed: 2 })];
  const take = (photo: Buffer, name: string) => takeInto(root, 'galleries/rooms/', photo, name);

  writeFileSync(there, hall);
  const { source, warnings } = await take(hall, 'again.jpg');
  expect(warnings).toEqual([expect.stringContaining('almost like hall.jpg')]);
  writeFileSync(there, attic);
  // Uploads of one turn are in no draft yet.
  const third = await take(hall, 'third.jpg');
  expect(third.warnings).toEqual([expect.stringContaining('almost like again.jpg')]);
  noteUploads([source, third.source]);
  noteUploads([third.source]);
  expect((await take(hall, 'fourth.jpg')).warnings).toEqual([
    expect.stringContaining('almost like third.jpg'),
  ]);
  expect((await take(attic, 'under-the-roof.jpg')).warnings).toEqual([
    expect.stringContaining('almost like hall.jpg'),
  ]);
});
