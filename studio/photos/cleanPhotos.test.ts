import { mkdirSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cleanPhotos } from './cleanPhotos.ts';

const SAMPLE = 'tests/fixtures/tidy-touch/galleries/organizing/02-closet.jpg';

it('takes out of a PNG what the camera wrote into it, and not one of its colours', async () => {
  using home = mkdtempDisposableSync(join(tmpdir(), 'clean-'));
  const root = join(home.path, 'content');
  const file = join(root, 'galleries/rooms/closet.png');
  mkdirSync(join(root, 'galleries/rooms'), { recursive: true });
  await sharp(SAMPLE)
    .withExif({ IFD0: { Make: 'Phone', Model: 'Phone 17' } })
    .png()
    .toFile(file);
  const pixels = () => sharp(readFileSync(file)).raw().toBuffer();
  const before = await pixels();
  expect(await cleanPhotos(root)).toEqual(['galleries/rooms/closet.png']);
  expect((await sharp(readFileSync(file)).metadata()).exif).toBeUndefined();
  expect(before.equals(await pixels())).toBe(true);
});
