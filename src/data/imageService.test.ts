import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ENCODERS, ENLARGED } from './encoders.ts';
import photoService from './imageService.ts';

const CAMERA_DATA = {
  IFD0: { Make: 'Camera', Model: 'One', Copyright: 'Somebody' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
};
const SIZE = { width: 600, height: 400 };

async function publish(input: Uint8Array, request: Record<string, unknown>) {
  const options = { src: '/photo.jpg', format: 'jpeg', ...request };
  const { data } = await photoService.transform(input, options, {} as never, {} as never);
  return data;
}

/** A photograph with a red left half and a blue right half. */
function halvedPhoto() {
  const right = {
    create: { width: 300, height: 400, channels: 3, background: '#0000ff' },
  } as const;
  return sharp({ create: { ...SIZE, channels: 3, background: '#ff0000' } }).composite([
    { input: right, left: 300, top: 0 },
  ]);
}

async function colorOf(data: Uint8Array) {
  const { dominant } = await sharp(data).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
}

it.each(['avif', 'jpeg'])('publishes %s without the metadata of the camera', async (format) => {
  const input = await halvedPhoto().withExif(CAMERA_DATA).withIccProfile('p3').jpeg().toBuffer();
  const original = await sharp(input).metadata();
  expect(original.exif?.includes('Camera')).toBe(true);
  expect(original.icc).toBeDefined();

  const data = await publish(input, { width: 300, height: 200, format });
  const { exif, icc, iptc, xmp, ...published } = await sharp(data).metadata();
  expect(published).toMatchObject({ width: 300, height: 200, space: 'srgb' });
  expect([exif, icc, iptc, xmp]).toEqual(Array.from({ length: 4 }));
  expect(Buffer.from(data).includes('Camera')).toBe(false);
});

it('crops around the focus point', async () => {
  const input = await halvedPhoto().png().toBuffer();
  const square = { width: 100, height: 100 };
  expect(await colorOf(await publish(input, { ...square, position: '0% 50%' }))).toBe('red');
  expect(await colorOf(await publish(input, { ...square, position: '100% 50%' }))).toBe('blue');
});

it('rotates a picture before cropping', async () => {
  const input = await halvedPhoto().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const data = await publish(input, { width: 100, height: 50, position: '50% 0%' });
  expect(await sharp(data).metadata()).toMatchObject({ width: 100, height: 50 });
  expect(await colorOf(data)).toBe('red');
});

it('never enlarges', async () => {
  const data = await publish(await halvedPhoto().png().toBuffer(), { width: 1600, height: 1600 });
  expect(await sharp(data).metadata()).toMatchObject({ width: 400, height: 400 });
});

it('replaces transparency by white', async () => {
  const clear = { create: { ...SIZE, channels: 4, background: '#00000000' } } as const;
  const data = await publish(await sharp(clear).png().toBuffer(), { width: 60, height: 40 });
  const { dominant, isOpaque } = await sharp(data).stats();
  expect(isOpaque).toBe(true);
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});

it('draws an SVG logo as pixels at the requested size, and keeps its transparency', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><path d="M0 0h3v3z"/></svg>';
  const data = await publish(Buffer.from(drawing), { height: 192, format: 'png' });
  expect(await sharp(data).metadata()).toMatchObject({ format: 'png', width: 576, height: 192 });
  expect((await sharp(data).stats()).isOpaque).toBe(false);
});

it('encodes enlarged photographs and crops of pages with settings of their own', async () => {
  const photo = { src: { src: '/photo.jpg', width: 3000, height: 2000, format: 'jpg' } };
  const encoderOf = async (request: object) => {
    const options = { ...photo, format: 'avif', ...request };
    const valid = await photoService.validateOptions?.(options as never, {} as never, {} as never);
    return (valid as { encoder?: object } | undefined)?.encoder;
  };
  for (const [width, settings] of ENLARGED) {
    const size = { width, height: (width * 2) / 3 };
    expect(await encoderOf({ ...size, ...settings })).toMatchObject(settings);
  }
  expect(await encoderOf({ width: 700, height: 700 })).toMatchObject(ENCODERS.avif);
});

it('encodes a picture once in development, until the file or its size is another', async () => {
  const photo = await halvedPhoto().png().toBuffer();
  const first = await publish(photo, { width: 60, height: 40 });
  expect(await publish(Buffer.from(photo), { width: 60, height: 40 })).toBe(first);
  expect(await publish(photo, { width: 40, height: 40 })).not.toEqual(first);
  const other = await sharp(photo).negate().png().toBuffer();
  expect(await publish(other, { width: 60, height: 40 })).not.toEqual(first);
});

it('fails instead of publishing the original', async () => {
  const request = { width: 10, height: 10 };
  const photo = await halvedPhoto().png().toBuffer();
  await expect(publish(photo, { ...request, format: 'gif' })).rejects.toThrow('gif');
  await expect(publish(photo, { width: 10 })).rejects.toThrow();
  await expect(publish(new TextEncoder().encode('no picture'), request)).rejects.toThrow();
});
