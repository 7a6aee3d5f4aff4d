import { existsSync, mkdirSync, mkdtempDisposableSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { phonePhoto } from '../../tests/studio/phonePhoto.ts';
import { pack } from '../photos/parcel.ts';
import { forgetOldUploads, noteUploads, takePhoto } from './photos.ts';
import { uploadFile } from './security.ts';

const DAY_MS = 86_400_000;

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
  const studio = { root, page: { hasRead: () => Promise.resolve(false) }, pageDraft: 'preview' };
  const take = async (photo: Buffer, name: string) => {
    const query = new URLSearchParams({ name });
    const body = Buffer.from(await pack([], new Blob([Uint8Array.from(photo)])).arrayBuffer());
    const question = { query, body, tell: () => undefined };
    return (await takePhoto(studio, question)) as { source: string; warnings: string[] };
  };

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
