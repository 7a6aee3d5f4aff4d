import { getImage } from 'astro:assets';
import { MM_PER_INCH, type PaperSize } from './papers.ts';
import type { PhotoData, Picture } from '../src/data/photos/resolvePhoto.ts';

const DOTS_PER_INCH = 300;

/** A picture with a dot for every dot that is printed at this size: one file, as on paper nobody waits. */
export async function printedPicture(
  { src, alt, position }: Picture,
  size: PaperSize,
): Promise<PhotoData> {
  const dots = (mm: number) => Math.ceil((mm / MM_PER_INCH) * DOTS_PER_INCH);
  const wanted = { width: dots(size.width), height: dots(size.height) };
  const image = await getImage({ src, ...wanted, format: 'jpeg', position });
  const { width, height } = image.options;
  return { alt, sources: [], src: image.src, width, height };
}
