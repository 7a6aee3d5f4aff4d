import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../../src/logic/fillIn.ts';
import { GPS, phonePhoto } from '../../../tests/studio/phonePhoto.ts';
import { PHOTO_WORDS } from '../words.ts';
import { importPhoto } from './importPhoto.ts';

const SAMPLE = readFileSync('tests/fixtures/tidy-touch/galleries/organizing/02-closet.jpg');
const IPHONE = readFileSync('tests/studio/pictures/iphone.heic');

async function accepted(source: Uint8Array, name = 'a.jpg') {
  const result = await importPhoto(source, name);
  if ('refused' in result) throw new Error(result.refused);
  const { width, height } = await sharp(result.bytes).metadata();
  return { ...result, width, height };
}

async function reason(source: Uint8Array): Promise<string> {
  const result = await importPhoto(source, 'IMG_1.jpg');
  return 'refused' in result ? result.refused : 'accepted';
}

async function corners(bytes: Uint8Array, width: number, height: number): Promise<string> {
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
    [6, 1200, 1600, 'blue red other'],
    [5, 1200, 1600, 'red blue green'],
  ])('sets one upright that was held as %i', async (orientation, width, height, colors) => {
    const photo = await accepted(await phonePhoto({ orientation }));
    expect(photo).toMatchObject({ width, height });
    expect(await corners(photo.bytes, width, height)).toBe(colors);
  });

  it('leaves nothing of position, device and date', async () => {
    const original = await phonePhoto({ orientation: 6 });
    expect((await sharp(original).metadata()).exif?.includes(GPS.mark)).toBe(true);
    const { bytes } = await accepted(original);
    const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined));
    expect(Buffer.from(bytes).includes('Phone')).toBe(false);
  });

  it('reads what iPhones make, upright and with its red, redder than that of screens', async () => {
    const photo = await accepted(IPHONE, 'IMG_4711.HEIC');
    expect(photo).toMatchObject({ name: 'img-4711.jpg', width: 1200, height: 1600 });
    expect(await corners(photo.bytes, 1200, 1600)).toBe('blue red other');
    const data = await sharp(photo.bytes).raw().toBuffer();
    const place = (20 * photo.width + photo.width - 20) * 3;
    // What the file holds for this red is 234, 51, 35.
    expect(data[place]).toBeGreaterThan(250);
    expect(data[place + 1]).toBeLessThan(15);
  });

  it('makes large ones smaller, small ones no larger, and refuses those below 1200 pixels', async () => {
    const resized = (width: number) => sharp(SAMPLE).resize(width).toBuffer();
    expect(await accepted(await resized(5000))).toMatchObject({ width: 3000 });
    expect(await accepted(await resized(1300))).toMatchObject({ width: 1300 });
    expect(await reason(await resized(1100))).toContain('1100 x');
  });

  it('puts what is transparent on white', async () => {
    const clear = { width: 1300, height: 900, channels: 4, background: '#0000' } as const;
    const png = await accepted(await sharp({ create: clear }).png().toBuffer());
    expect((await sharp(png.bytes).raw().toBuffer())[0]).toBe(255);
  });

  it('says why it cannot read a file, and what to do', async () => {
    const unreadable = fillIn(PHOTO_WORDS.unreadable, { name: 'IMG_1.jpg' });
    expect(await reason(Buffer.alloc(0))).toBe(unreadable);
    const small = sharp(SAMPLE).resize(400);
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const bytes = await small.clone().toFormat(format).toBuffer();
      for (const share of [0.1, 0.5, 0.9])
        expect(await reason(bytes.subarray(0, bytes.length * share))).toBe(unreadable);
    }
    expect(await reason(IPHONE.subarray(0, IPHONE.length / 2))).toBe(unreadable);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="9000"/>';
    const foreign = ['Dear photographs,', '\0\0\0\x20ftypqt  0000', svg];
    for (const bytes of [...foreign.map((text) => Buffer.from(text)), await small.gif().toBuffer()])
      expect(await reason(bytes)).toBe(unreadable);
    const bytes = await small.clone().png().toBuffer();
    // How large it is stands in its header.
    bytes.writeUInt32BE(16_000, 16);
    bytes.writeUInt32BE(9000, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    expect(await reason(bytes)).toBe('IMG_1.jpg has 144 million pixels; 120 million is the limit.');
  });

  it('warns of what is blurred or dark, and not of a good one', async () => {
    const warnings = async (bytes: Buffer) => (await accepted(bytes)).warnings.join(' ');
    expect(await warnings(SAMPLE)).toBe('');
    expect(await warnings(await sharp(SAMPLE).blur(6).toBuffer())).toContain('blurred');
    expect(await warnings(await sharp(SAMPLE).linear(0.25, 0).toBuffer())).toContain('dark');
  });
});

it('imports others, whatever a damaged file does to the decoder', async () => {
  const files = [IPHONE, IPHONE.subarray(0, 2000), IPHONE.subarray(0, IPHONE.length / 2), IPHONE];
  const results = await Promise.all(files.map((bytes) => importPhoto(bytes, 'IMG.heic')));
  expect(results.map((result) => 'bytes' in result)).toEqual([true, false, false, true]);
});
