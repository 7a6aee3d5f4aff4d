import { hash } from 'node:crypto';
import { differenceEuclidean, formatHex, wcagLuminance } from 'culori';
import sharp from 'sharp';
import { pathOf } from './content.ts';
import { digestOf, openFacts } from './facts.ts';
import type { ImageMetadata } from 'astro';

/** Each photograph is reduced to a square of this side, in pixels. */
const SIDE = 64;
const SHADES = 64;
/** A shade in fewer pixels is no material, but a detail. */
const MIN_SHARE = 0.004;

/** Colour counts four times as much as light and shadow; the weights are those of squares. */
const difference = differenceEuclidean('oklab', [1, 16, 16, 0]);

/** By a hash of the photographs and of how many colours are wanted. */
const known = openFacts<string[]>('colours-1');

/**
 * The colours of the materials in photographs from light to dark, such as "#c9b99b": the most frequent
 * one, and those that differ most from it and from each other.
 */
export async function sampleColours(
  pictures: readonly { src: ImageMetadata }[],
  count: number,
): Promise<string[]> {
  const paths = pictures.map(({ src }) => pathOf(src));
  const digests = await Promise.all(paths.map(digestOf));
  const key = hash('sha256', [count, ...digests].join(' '));
  const before = known.get(key);
  if (before) return before;
  const colours = await findColours(paths, count);
  known.set(key, colours);
  known.save();
  return colours;
}

async function findColours(paths: readonly string[], count: number): Promise<string[]> {
  const squares = await Promise.all(paths.map(reduce));
  const raw = { width: SIDE, height: SIDE * squares.length, channels: 3 } as const;
  const png = sharp(Buffer.concat(squares), { raw }).png({
    palette: true,
    colours: SHADES,
    dither: 0,
  });
  const pixels = await sharp(await png.toBuffer())
    .removeAlpha()
    .raw()
    .toBuffer();
  const shares = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
    const shade = formatHex({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
    shares.set(shade, (shares.get(shade) ?? 0) + 3 / pixels.length);
  }
  const shades = [...shares].filter(([, share]) => share > MIN_SHARE);
  const [most] = shades.toSorted(([, one], [, other]) => other - one);
  const colours = most ? [most[0]] : [];
  const nearest = ([shade]: [string, number]) =>
    Math.min(...colours.map((one) => difference(shade, one)));
  while (colours.length < Math.min(count, shades.length)) {
    const [next] = shades.toSorted((one, other) => nearest(other) - nearest(one));
    if (next) colours.push(next[0]);
  }
  return colours.toSorted((one, other) => wcagLuminance(other) - wcagLuminance(one));
}

function reduce(path: string): Promise<Buffer> {
  const square = sharp(path).resize(SIDE, SIDE, { fit: 'fill' });
  return square.flatten({ background: '#fff' }).toColorspace('srgb').raw().toBuffer();
}
