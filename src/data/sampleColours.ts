import sharp from 'sharp';
import { chooseColours, type NamedColour } from '../logic/chooseColours.ts';
import { pathOf } from './content.ts';
import type { Rgb } from 'culori';
import type { ImageMetadata } from 'astro';

/** Each photograph is reduced to a square of this side, in pixels. */
const SIDE = 48;

/** The colours that one remembers of photographs (`chooseColours.ts`). */
export async function sampleColours(
  pictures: readonly { src: ImageMetadata }[],
  count: number,
): Promise<NamedColour[]> {
  const squares = await Promise.all(pictures.map(reduce));
  return chooseColours(squares.flat(), count);
}

async function reduce({ src }: { src: ImageMetadata }): Promise<Rgb[]> {
  const square = sharp(pathOf(src)).resize(SIDE, SIDE, { fit: 'fill' });
  const bytes = await square.flatten({ background: '#fff' }).toColorspace('srgb').raw().toBuffer();
  const pixels: Rgb[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const [r = 0, g = 0, b = 0] = bytes.subarray(at, at + 3);
    pixels.push({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
  }
  return pixels;
}
