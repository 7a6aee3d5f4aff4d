import { hash } from 'node:crypto';
import sharp from 'sharp';
import { chooseColours, type NamedColour } from '../logic/chooseColours.ts';
import { pathOf } from './content.ts';
import { digestOf, openFacts } from './facts.ts';
import type { Rgb } from 'culori';
import type { ImageMetadata } from 'astro';

/** Each photograph is reduced to a square of this side, in pixels. */
const SIDE = 48;

/**
 * By a hash of the photographs and of how many colours are wanted. After a change of `chooseColours`, the name
 * needs another number.
 */
const known = openFacts<NamedColour[]>('colours-2');

/** The colours that one remembers of photographs (`chooseColours.ts`). */
export async function sampleColours(
  pictures: readonly { src: ImageMetadata }[],
  count: number,
): Promise<NamedColour[]> {
  const paths = pictures.map(({ src }) => pathOf(src));
  const digests = await Promise.all(paths.map(digestOf));
  const key = hash('sha256', [count, ...digests].join(' '));
  const before = known.get(key);
  if (before) return before;
  const squares = await Promise.all(paths.map(reduce));
  const colours = chooseColours(squares.flat(), count);
  known.set(key, colours);
  known.save();
  return colours;
}

async function reduce(path: string): Promise<Rgb[]> {
  const square = sharp(path).resize(SIDE, SIDE, { fit: 'fill' });
  const bytes = await square.flatten({ background: '#fff' }).toColorspace('srgb').raw().toBuffer();
  const pixels: Rgb[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const [r = 0, g = 0, b = 0] = bytes.subarray(at, at + 3);
    pixels.push({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
  }
  return pixels;
}
