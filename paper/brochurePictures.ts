import { getImage } from 'astro:assets';
import { getPictures } from '../src/data/content.ts';
import { BROAD, UNCUT } from '../src/logic/placements.ts';
import { MM_PER_INCH, PAPERS } from './papers.ts';
import type { Picture } from '../src/data/photo.ts';
import type { HomePage } from '../src/schemas/home.ts';

const DOTS_PER_INCH = 300;
/** As in sheet.css, in millimetres. */
const MARGIN = 12;
const GUTTER = 5;
const COLUMNS = 12;
/** Width of the wider paper. */
const WIDTH = PAPERS.letter.width - 2 * MARGIN;

async function print({ src, alt, position }: Picture, columns: number, ratio: number) {
  const mm = ((WIDTH + GUTTER) / COLUMNS) * columns - GUTTER;
  const dots = (mm / MM_PER_INCH) * DOTS_PER_INCH;
  const size = { width: Math.ceil(dots), height: Math.ceil(dots / ratio) };
  const image = await getImage({ src, ...size, format: 'jpeg', position });
  return { alt, sources: [], src: image.src, ...size };
}

export async function brochurePictures({ banner, services }: HomePage) {
  const [organizing, styling] = await getPictures(
    [services.organizing, services.styling].flatMap(({ pictures }) => pictures.slice(0, 1)),
  );
  if (!organizing || !styling) throw new Error('A service has no picture.');
  const position = banner.picture.positions.wide;
  return {
    banner: await print({ ...banner.picture, position }, COLUMNS, BROAD),
    organizing: await print(organizing, 5, UNCUT),
    styling: await print(styling, 4, UNCUT),
    products: await print(services.products.picture, 3, UNCUT),
  };
}
