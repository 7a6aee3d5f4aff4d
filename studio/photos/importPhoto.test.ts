import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { GPS, phonePhoto } from '../../tests/studio/phonePhoto.ts';
import { freeName } from '../content/freeName.ts';
import { lookAt } from './findings.ts';
import { importPhoto } from './importPhoto.ts';
import { PhotoQueue } from './photoQueue.ts';
import { findSimilar } from './similar.ts';
import type { ImportedPhoto } from './types.ts';

const SAMPLE = readFileSync('tests/fixtures/tidy-touch/galleries/organizing/02-closet.jpg');
const IPHONE = readFileSync('tests/studio/pictures/iphone.heic');
/** What handing over a dozen photographs may take this thread: a tenth of it, mostly. To decode them takes it 400. */
const OWN_WORK_MS = 100;
const WITHOUT_BOX = readFileSync('tests/studio/pictures/phone.heic');

const folder = mkdtempSync(join(tmpdir(), 'photos-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function accepted(source: string | Uint8Array, name = 'a.jpg'): Promise<ImportedPhoto> {
  const result = await importPhoto(source, name);
  if (!result.ok) throw new Error(result.reason);
  return result;
}

async function reason(source: Uint8Array, name = 'IMG_1.jpg'): Promise<string> {
  const result = await importPhoto(source, name);
  return result.ok ? 'accepted' : result.reason;
}

/** The colours of the upper left, upper right and lower left corner, as words. */
async function corners({ bytes, width, height }: ImportedPhoto): Promise<string> {
  const data = await sharp(bytes).raw().toBuffer();
  const places = [10 * width + 10, 11 * width - 10, (height - 10) * width + 10];
  const names = places.map((place) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(place * 3, place * 3 + 3);
    if (red > 200 && green < 90 && blue < 90) return 'red';
    if (green > 200 && red < 150 && blue < 120) return 'green';
    return blue > 200 && red < 90 && green < 90 ? 'blue' : 'other';
  });
  return names.join(' ');
}

describe('importing a photograph', () => {
  it.each([
    [1, 1600, 1200, 'red green blue'],
    [3, 1600, 1200, 'other blue green'],
    [6, 1200, 1600, 'blue red other'],
    [8, 1200, 1600, 'green other red'],
    [5, 1200, 1600, 'red blue green'],
  ])('sets one upright that was held as %i', async (orientation, width, height, colors) => {
    const photo = await accepted(await phonePhoto({ orientation }));
    expect([photo.width, photo.height, await corners(photo)]).toEqual([width, height, colors]);
  });

  it('leaves nothing of position, device and date', async () => {
    const original = await phonePhoto({ orientation: 6 });
    expect((await sharp(original).metadata()).exif?.includes(GPS.mark)).toBe(true);
    const { bytes } = await accepted(original);
    const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined));
    expect(Buffer.from(bytes).includes('Phone')).toBe(false);
  });

  it.each([
    ['as the file says', IPHONE],
    ['as EXIF says where the file says nothing', WITHOUT_BOX],
  ])('reads what iPhones make, upright %s', async (_, bytes) => {
    const photo = await accepted(bytes, 'IMG_4711.HEIC');
    expect(photo).toMatchObject({ name: 'img-4711.jpg', width: 1200, height: 1600 });
    expect(await corners(photo)).toBe('blue red other');
  });

  it('keeps the colours of an iPhone, whose red is redder than that of screens', async () => {
    const asIs = await sharp(IPHONE).metadata();
    expect(asIs.icc).toBeDefined();
    const { bytes, width } = await accepted(IPHONE);
    const data = await sharp(bytes).raw().toBuffer();
    const place = (20 * width + width - 20) * 3;
    // What the file holds for this red is 234, 51, 35.
    expect(data[place]).toBeGreaterThan(250);
    expect(data[place + 1]).toBeLessThan(15);
  });

  it('makes large ones smaller, never small ones larger', async () => {
    expect(await accepted(await sharp(SAMPLE).resize(5000).toBuffer())).toMatchObject({
      width: 3000,
    });
    expect(await accepted(await sharp(SAMPLE).resize(900).toBuffer())).toMatchObject({
      width: 900,
    });
  });

  it('reads a hundred megapixels', async () => {
    const large = { width: 11_648, height: 8736, channels: 3, background: '#9fb394' } as const;
    const bytes = await sharp({ create: large, limitInputPixels: false }).jpeg().toBuffer();
    expect(await accepted(bytes)).toMatchObject({ width: 3000, height: 2250 });
  });

  it('puts what is transparent on white, and makes print colours those of screens', async () => {
    const clear = { width: 1300, height: 900, channels: 4, background: '#0000' } as const;
    const png = await accepted(await sharp({ create: clear }).png().toBuffer());
    expect((await sharp(png.bytes).raw().toBuffer())[0]).toBe(255);
    const print = await accepted(await sharp(SAMPLE).toColorspace('cmyk').jpeg().toBuffer());
    expect((await sharp(print.bytes).metadata()).space).toBe('srgb');
    expect(await accepted(await sharp(SAMPLE).webp().toBuffer())).toHaveProperty('ok', true);
  });

  it('gives plain names', async () => {
    expect(await importPhoto(SAMPLE, 'Küche & Bad (2).JPG')).toMatchObject({
      name: 'kuche-bad-2.jpg',
    });
    expect(await importPhoto(SAMPLE, '家.jpeg')).toMatchObject({ name: 'photo.jpg' });
    // Some disks do not tell capitals apart, and pages call a picture without its ending.
    expect(freeName('photo.jpg', ['photo.png', 'Photo-2.jpg'])).toBe('photo-3.jpg');
    // With all that the build adds, a longer one would not fit into the paths of some systems.
    expect(await importPhoto(SAMPLE, `${'shelf '.repeat(40)}.jpg`)).toMatchObject({
      name: `${Array(10).fill('shelf').join('-')}.jpg`,
    });
  });

  it('says why it cannot read a file, and what to do', async () => {
    const send = 'Send it from the phone or camera once more.';
    const damaged = `IMG_1.jpg is damaged and cannot be read to its end. ${send}`;
    expect(await reason(Buffer.alloc(0))).toBe(`IMG_1.jpg is empty. ${send}`);
    for (const bytes of [
      SAMPLE,
      IPHONE,
      await sharp(SAMPLE).resize(400).png().toBuffer(),
      await sharp(SAMPLE).resize(400).webp().toBuffer(),
    ])
      for (const length of [60, bytes.length * 0.5, bytes.length * 0.9])
        expect(await reason(bytes.subarray(0, length))).toBe(damaged);
    expect(await reason(Buffer.from('Dear photographs,'))).toBe('IMG_1.jpg is not a photograph.');
    expect(await reason(Buffer.from('\0\0\0\x20ftypqt  0000'), 'clip.mov')).toBe(
      'clip.mov is a video. Only photographs can be added here.',
    );
    expect(await reason(await sharp(SAMPLE).gif().toBuffer())).toContain('of the kind GIF');
    expect(await reason(await sharp(SAMPLE).resize(200).avif().toBuffer())).toContain(
      'of the kind AVIF',
    );
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="9000"/>';
    expect(await reason(Buffer.from(svg))).toContain('of the kind SVG');
    const small = { width: 16, height: 9, channels: 3, background: 'red' } as const;
    const bytes = await sharp({ create: small }).png().toBuffer();
    // How large it is stands in its header.
    bytes.writeUInt32BE(16_000, 16);
    bytes.writeUInt32BE(9000, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    expect(await reason(bytes)).toBe(
      'IMG_1.jpg has 144 million pixels; up to 120 million can be read.',
    );
  });

  it('notices what is blurred, dark or too small, and nothing of a good one', async () => {
    const warnings = async (bytes: Buffer) => (await accepted(bytes)).warnings.join(' ');
    expect(await warnings(SAMPLE)).toBe('');
    expect(await warnings(await sharp(SAMPLE).blur(6).toBuffer())).toContain('blurred');
    expect(await warnings(await sharp(SAMPLE).linear(0.25, 0).toBuffer())).toContain('dark');
    expect(await warnings(await sharp(SAMPLE).resize(1100).toBuffer())).toContain('1100 x');
  });

  it('knows near-duplicates and keeps others apart', async () => {
    const hashOf = async (bytes: Buffer) => (await accepted(bytes)).hash;
    const others = new Map([['closet', await hashOf(SAMPLE)]]);
    const { width, height } = await sharp(SAMPLE).metadata();
    const part = { left: 30, top: 20, width: width - 60, height: height - 50 };
    const again = await sharp(SAMPLE).extract(part).modulate({ brightness: 1.1 }).jpeg().toBuffer();
    expect(findSimilar(await hashOf(again), others)).toBe('closet');
    const other = readFileSync('tests/fixtures/tidy-touch/galleries/organizing/03-pantry.jpg');
    expect(
      findSimilar((await lookAt(other, { width: 1, height: 1 })).hash, others),
    ).toBeUndefined();
  });
});

describe('importing many', () => {
  it('does a dozen while everything else goes on', async () => {
    const queue = new PhotoQueue();
    const files = Array.from({ length: 12 }, (_, index) => {
      const file = join(folder, `${index}.heic`);
      writeFileSync(file, index === 7 ? IPHONE.subarray(0, 2000) : IPHONE);
      return file;
    });
    const before = process.threadCpuUsage();
    const results = await Promise.all(files.map((file) => queue.import(file, 'IMG.heic')));
    const { user, system } = process.threadCpuUsage(before);
    await queue.close();
    expect(results.map(({ ok }) => ok)).toEqual(files.map((_, index) => index !== 7));
    expect((user + system) / 1000).toBeLessThan(OWN_WORK_MS);
  });
});
