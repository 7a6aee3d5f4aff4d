import { mkdirSync, mkdtempDisposableSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { foldersOf } from './folders.ts';
import { findMedia } from './media.ts';

const DECOMPOSED = 'galleries/küche/tür.jpg'.normalize('NFD');

function put(folder: string, path: string): string {
  const whole = join(folder, path);
  mkdirSync(dirname(whole), { recursive: true });
  writeFileSync(whole, 'x');
  return whole;
}

it('finds a picture in the content or among those that wait, also if the disk decomposes accents', () => {
  using home = mkdtempDisposableSync(join(tmpdir(), 'media-'));
  const root = join(home.path, 'content');
  const decomposed = put(root, DECOMPOSED);
  expect(findMedia(root, DECOMPOSED.normalize('NFC'))).toBe(decomposed);
  const [saved, waiting] = ['galleries/hall/a.jpg', 'galleries/hall/b.jpg'];
  const inContent = put(root, saved);
  put(foldersOf(root).files, saved);
  expect(findMedia(root, saved)).toBe(inContent);
  expect(findMedia(root, waiting)).toBeUndefined();
  const whileWaiting = put(foldersOf(root).files, waiting);
  expect(findMedia(root, waiting)).toBe(whileWaiting);
});

it('finds no picture outside the content: neither by a path nor through a link', () => {
  using home = mkdtempDisposableSync(join(tmpdir(), 'media-'));
  const root = join(home.path, 'content');
  put(root, 'galleries/hall/a.jpg');
  put(home.path, 'private/b.jpg');
  symlinkSync(join(home.path, 'private'), join(root, 'galleries/linked'));
  symlinkSync(join(home.path, 'private/b.jpg'), join(root, 'galleries/hall/b.jpg'));
  for (const path of ['galleries/linked/b.jpg', 'galleries/hall/b.jpg', '../private/b.jpg'])
    expect(findMedia(root, path), path).toBeUndefined();
});
