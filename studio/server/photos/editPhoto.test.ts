import sharp from 'sharp';
import { expect, it } from 'vitest';
import { phonePhoto } from '../../../tests/studio/phonePhoto.ts';
import { NO_EDIT } from '../../shared/photoEdit.ts';
import { editPhoto } from './editPhoto.ts';

/** Red, green, blue and white quarters, in reading order. */
async function fourColours(width = 1600, height = 1200): Promise<Buffer> {
  const quarter = (background: string) =>
    sharp({ create: { width: width / 2, height: height / 2, channels: 3, background } })
      .png()
      .toBuffer();
  const colours = ['#f00', '#0f0', '#00f', '#fff'];
  const quarters = colours.map(async (colour, index) => {
    const left = index % 2 === 0 ? 0 : width / 2;
    return { input: await quarter(colour), left, top: index < 2 ? 0 : height / 2 };
  });
  const canvas = sharp({ create: { width, height, channels: 3, background: '#000' } });
  return canvas
    .composite(await Promise.all(quarters))
    .jpeg()
    .toBuffer();
}

/** The colours of the four quarters of a picture, in reading order, and its size. */
async function look(bytes: Uint8Array) {
  const { width, height } = await sharp(bytes).metadata();
  const data = await sharp(bytes).resize(2, 2, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer();
  const names = [0, 1, 2, 3].map((index) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 3, index * 3 + 3);
    if (Math.min(red, green, blue) > 200) return 'white';
    return red > 200 ? 'red' : green > 200 ? 'green' : 'blue';
  });
  return { width, height, colours: names.join(' ') };
}

it('turns a photograph clockwise, then crops what is seen', async () => {
  const original = await fourColours();
  expect(await look(await editPhoto(original, { ...NO_EDIT, turns: 1 }))).toEqual({
    width: 1200,
    height: 1600,
    colours: 'blue red white green',
  });
  const upperHalf = { left: 0, top: 0, width: 1, height: 0.5 };
  expect(await look(await editPhoto(original, { turns: 1, crop: upperHalf }))).toEqual({
    width: 1200,
    height: 800,
    colours: 'blue red blue red',
  });
});

it('gives the original back when nothing is turned or cropped', async () => {
  const original = await fourColours();
  expect(await editPhoto(original, NO_EDIT)).toBe(original);
});

it('stores an edited photograph upright and without metadata, as an upload', async () => {
  const held = await phonePhoto({ orientation: 6 });
  const leftHalf = { left: 0, top: 0, width: 0.5, height: 1 };
  const { width, height, exif, orientation } = await sharp(
    await editPhoto(held, { turns: 0, crop: leftHalf }),
  ).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 600, height: 1600 });
});
