import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { PROJECT_FOLDER, SITE_FOLDER } from '../../tools/support/paths.ts';

const PICTURES = '**/*.{jpg,jpeg,png,webp,avif,gif,tiff}';

interface PictureFile {
  name: string;
  bytes: Buffer;
}

let published: PictureFile[] = [];
let originals: PictureFile[] = [];

async function readPictures(folder: string): Promise<PictureFile[]> {
  const pictures: PictureFile[] = [];
  for await (const name of glob(PICTURES, { cwd: folder })) {
    pictures.push({ name, bytes: await readFile(join(folder, name)) });
  }
  return pictures;
}

function fingerprint({ bytes }: PictureFile): string {
  return createHash('sha256').update(bytes).digest('hex');
}

beforeAll(async () => {
  published = await readPictures(SITE_FOLDER);
  originals = await readPictures(join(PROJECT_FOLDER, 'content'));
});

it('publishes photographs without anything the camera wrote: no place, no time, no name', async () => {
  expect(published.length).toBeGreaterThan(100);
  const talkative: string[] = [];
  for (const { name, bytes } of published) {
    const { exif, xmp, iptc, icc, comments, tifftagPhotoshop } = await sharp(bytes).metadata();
    const data = [exif, xmp, iptc, icc, comments, tifftagPhotoshop];
    if (data.some((part) => part !== undefined)) talkative.push(name);
  }
  expect(talkative).toEqual([]);
});

it('publishes no photograph as it came from the camera', () => {
  expect(originals.length).toBeGreaterThan(30);
  const untouched = new Set(originals.map(fingerprint));
  const leaked = published.filter((picture) => untouched.has(fingerprint(picture)));
  expect(leaked.map(({ name }) => name)).toEqual([]);
});
