import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { measurePicture } from '../src/data/measurePicture.ts';
import { makeFolder } from '../tests/support/makeFolder.ts';
import { ContentFolder } from './contentFolder.ts';
import { checkPictures, measurePictures } from './pictures.ts';

const METADATA =
  'contains metadata such as place and camera. Visitors never get it; npm run photos -- --clean removes it.';

const photo = (background = '#9fb394', width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background } });
const jpeg = (background?: string) => photo(background).jpeg().toBuffer();

/** A folder with these files, of which these are not used. */
function folderOf(files: Record<string, Buffer>, unused: readonly string[] = []): ContentFolder {
  const folder = new ContentFolder(makeFolder(files));
  for (const file of folder.files) if (!unused.includes(file)) folder.use(file);
  return folder;
}

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is measured as %s', async (format) => {
    const root = makeFolder({ 'a.jpg': await photo('#fff', 30, 20).toFormat(format).toBuffer() });
    expect(await measurePicture(join(root, 'a.jpg'))).toMatchObject({
      width: 30,
      height: 20,
      hasMetadata: false,
    });
  });

  it('is not measured when it is missing, cut off or of another type', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const full = await sharp({
      create: { width: 400, height: 400, channels: 3, background: '#fff', noise },
    })
      .jpeg()
      .toBuffer();
    const root = makeFolder({
      'half.jpg': full.subarray(0, full.length / 2),
      'gif.jpg': await photo().gif().toBuffer(),
      'text.jpg': Buffer.from('words'),
    });
    for (const name of ['half.jpg', 'gif.jpg', 'text.jpg', 'none.jpg'])
      expect(await measurePicture(join(root, name)), name).toBeUndefined();
  });

  it('is measured again after a change', async () => {
    const root = makeFolder({ 'changes.jpg': await photo('#fff', 30, 20).jpeg().toBuffer() });
    const path = join(root, 'changes.jpg');
    expect(await measurePicture(path)).toMatchObject({ width: 30 });
    writeFileSync(path, await photo('#fff', 300, 200).jpeg().toBuffer());
    expect(await measurePicture(path)).toMatchObject({ width: 300 });
  });

  it('is read once while its name, size and time stay the same', async () => {
    const bytes = await jpeg('#123');
    const path = join(makeFolder({ 'stays.jpg': bytes }), 'stays.jpg');
    utimesSync(path, 1_700_000_000, 1_700_000_000);
    const first = await measurePicture(path);
    writeFileSync(path, Buffer.alloc(bytes.length));
    utimesSync(path, 1_700_000_000, 1_700_000_000);
    expect(await measurePicture(path)).toEqual(first);
    expect(first).toMatchObject({ width: 60, height: 40 });
  });

  it('is judged anew under the name and time of another one', async () => {
    const whole = await jpeg('#456');
    const path = join(makeFolder({ 'same.jpg': whole }), 'same.jpg');
    expect(await measurePicture(path)).toMatchObject({ width: 60 });
    writeFileSync(path, whole.subarray(0, whole.length / 2));
    expect(await measurePicture(path)).toBeUndefined();
    writeFileSync(path, await photo('#456', 90, 60).jpeg().toBuffer());
    expect(await measurePicture(path)).toMatchObject({ width: 90, height: 60 });
  });

  it('has the width and height that a browser shows', async () => {
    const onItsSide = await photo('#789', 30, 20)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const path = join(makeFolder({ 'side.jpg': onItsSide }), 'side.jpg');
    expect(await measurePicture(path)).toMatchObject({ width: 20, height: 30 });
  });

  it('is listed with its measures; files that cannot be read are left out', async () => {
    const files = { 'a/1.jpg': await jpeg(), 'a/2.PNG': await photo().png().toBuffer() };
    const others = { 'a/3.jpg': Buffer.from('words'), 'a/4.txt': await jpeg() };
    const pictures = await measurePictures(folderOf({ ...files, ...others }));
    expect(pictures.map(({ file, width }) => [file, width])).toEqual([
      ['a/1.jpg', 60],
      ['a/2.PNG', 60],
    ]);
  });
});

describe('a photograph', () => {
  it('cannot be twice in a folder', async () => {
    const same = await jpeg();
    const files = { 'a/1.jpg': same, 'a/2.jpg': await jpeg('#abc'), 'a/3.jpg': same };
    expect(await checkPictures(folderOf(files))).toEqual([
      {
        file: 'a/3.jpg',
        message: 'is the same photograph as "1.jpg". Delete one of them and its entry.',
      },
    ]);
  });

  it('may be in two folders, or unused beside itself', async () => {
    const same = await jpeg();
    const files = { 'a/1.jpg': same, 'b/1.jpg': same, 'b/2.jpg': same };
    expect(await checkPictures(folderOf(files, ['b/2.jpg']))).toEqual([]);
  });

  it.each([
    ['the camera', { IFD0: { Model: 'Shelf 1' } }, undefined],
    ['an editor', undefined, '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>'],
  ])('may contain what %s noted, but that is advised against', async (_, exif, xmp) => {
    let picture = photo().jpeg();
    if (exif) picture = picture.withExif(exif);
    if (xmp) picture = picture.withXmp(xmp);
    const folder = folderOf({ 'a/1.jpg': await jpeg(), 'a/2.jpg': await picture.toBuffer() });
    expect(await checkPictures(folder)).toEqual([
      { file: 'a/2.jpg', message: METADATA, isAdvice: true },
    ]);
  });
});
