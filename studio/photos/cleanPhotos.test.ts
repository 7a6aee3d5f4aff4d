import { mkdirSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cleanPhotos } from './cleanPhotos.ts';

const GALLERY = 'tests/fixtures/tidy-touch/galleries/organizing';
const SAMPLE = join(GALLERY, '02-closet.jpg');
const CAMERA = { IFD0: { Make: 'Phone', Model: 'Phone 17' } };

/** A content folder with one gallery, in which each of these photographs carries a camera. */
async function layOut(...names: string[]) {
  const home = mkdtempDisposableSync(join(tmpdir(), 'clean-'));
  const root = join(home.path, 'content');
  const fileOf = (name: string) => join(root, 'galleries/rooms', name);
  mkdirSync(join(root, 'galleries/rooms'), { recursive: true });
  for (const name of names) await sharp(SAMPLE).withExif(CAMERA).toFile(fileOf(name));
  return { root, fileOf, [Symbol.dispose]: () => home.remove() };
}

it('takes out of a PNG what the camera wrote into it, and not one of its colours', async () => {
  using content = await layOut('closet.png');
  const { root, fileOf } = content;
  const file = fileOf('closet.png');
  const pixels = () => sharp(readFileSync(file)).raw().toBuffer();
  const before = await pixels();
  expect(await cleanPhotos(root)).toEqual(['galleries/rooms/closet.png']);
  expect((await sharp(readFileSync(file)).metadata()).exif).toBeUndefined();
  expect(before.equals(await pixels())).toBe(true);
});
