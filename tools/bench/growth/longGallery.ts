import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GalleryFile, Slide } from '../../../src/logic/slides.ts';

const HASH_LENGTH = 8;

/**
 * Makes a gallery of a built site as long as wanted: its slides are repeated, each with addresses of
 * its own, which is all a lightbox gets to see of a long gallery.
 */
export async function lengthenGallery(site: string, slug: string, length: number): Promise<void> {
  const path = join(site, 'galleries', `${slug}.json`);
  const file = JSON.parse(await readFile(path, 'utf8')) as GalleryFile;
  const lengthen = (slides: Slide[]): Slide[] =>
    Array.from({ length }, (_, index) => withOwnAddresses(slides, index));
  const longFile = { ...file, avif: lengthen(file.avif), webp: lengthen(file.webp) };
  await writeFile(path, JSON.stringify(longFile));
}

function withOwnAddresses(slides: Slide[], index: number): Slide {
  const slide = slides[index % slides.length];
  if (slide === undefined) throw new Error('The gallery has no pictures.');
  const own = createHash('sha256').update(String(index)).digest('base64url').slice(0, HASH_LENGTH);
  const text = JSON.stringify(slide).replaceAll(/(\/_astro\/[^"]+)/gu, `$1?${own}`);
  return JSON.parse(text) as Slide;
}
