import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import photoService from './imageService.ts';

type Transform = Parameters<typeof photoService.transform>[1];
type Config = Parameters<typeof photoService.transform>[2];
type Logger = Parameters<typeof photoService.transform>[3];

const CAMERA_DATA = {
  IFD0: { Make: 'Camera', Model: 'One', Copyright: 'Somebody' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
};
const RED = { r: 255, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 255 };
const SIZE = { width: 600, height: 400 };

/** The service reads neither its configuration nor its logger. */
function develop(input: Uint8Array, request: Omit<Transform, 'src'>) {
  return photoService.transform(
    input,
    { src: '/photo.jpg', ...request },
    {} as Config,
    {} as Logger,
  );
}

/** A photograph whose left half is red and whose right half is blue. */
function halvedPhoto() {
  const right = { create: { width: 300, height: 400, channels: 3, background: BLUE } } as const;
  return sharp({ create: { ...SIZE, channels: 3, background: RED } }).composite([
    { input: right, left: 300, top: 0 },
  ]);
}

async function colorOf(data: Uint8Array) {
  const { dominant } = await sharp(data).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
}

describe('photoService', () => {
  it.each(['avif', 'jpeg'])('publishes %s without anything the camera wrote', async (format) => {
    const input = await halvedPhoto().withExif(CAMERA_DATA).withIccProfile('p3').jpeg().toBuffer();
    const original = await sharp(input).metadata();
    expect(original.exif?.includes('Camera')).toBe(true);
    expect(original.icc).toBeDefined();

    const { data } = await develop(input, { width: 300, height: 200, format });
    const published = await sharp(data).metadata();
    expect(published).toMatchObject({ width: 300, height: 200, space: 'srgb' });
    expect([published.exif, published.icc, published.iptc, published.xmp]).toEqual(
      Array.from({ length: 4 }),
    );
    expect(Buffer.from(data).includes('Camera')).toBe(false);
  });

  it('cuts around the focus point', async () => {
    const input = await halvedPhoto().png().toBuffer();
    const square = { width: 100, height: 100, format: 'jpeg' };
    const left = await develop(input, { ...square, position: '0% 50%' });
    const right = await develop(input, { ...square, position: '100% 50%' });
    expect(await colorOf(left.data)).toBe('red');
    expect(await colorOf(right.data)).toBe('blue');
  });

  it('turns a picture upright before it cuts', async () => {
    const input = await halvedPhoto().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { data } = await develop(input, {
      width: 100,
      height: 50,
      format: 'jpeg',
      position: '50% 0%',
    });
    expect(await sharp(data).metadata()).toMatchObject({ width: 100, height: 50 });
    expect(await colorOf(data)).toBe('red');
  });

  it('never enlarges', async () => {
    const input = await halvedPhoto().png().toBuffer();
    const { data } = await develop(input, { width: 1600, height: 1600, format: 'jpeg' });
    expect(await sharp(data).metadata()).toMatchObject({ width: 400, height: 400 });
  });

  it('puts paper behind what is transparent', async () => {
    const clear = { create: { ...SIZE, channels: 4, background: '#00000000' } } as const;
    const input = await sharp(clear).png().toBuffer();
    const { data } = await develop(input, { width: 60, height: 40, format: 'jpeg' });
    const { dominant, isOpaque } = await sharp(data).stats();
    expect(isOpaque).toBe(true);
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });

  it('refuses a format we do not publish', async () => {
    const input = await halvedPhoto().png().toBuffer();
    await expect(develop(input, { width: 10, height: 10, format: 'gif' })).rejects.toThrow('gif');
  });

  it('fails on a file that is not a picture instead of publishing it as it is', async () => {
    const input = new TextEncoder().encode('no picture');
    await expect(develop(input, { width: 10, height: 10, format: 'jpeg' })).rejects.toThrow();
  });
});
