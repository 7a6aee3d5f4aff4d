import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getImage } from 'astro:assets';
import { parse } from 'yaml';
import { CONTENT_FOLDER } from './contentFolder.ts';
import { LOGO_FORMAT } from './encoders.ts';
import type { ImageMetadata } from 'astro';

/** In pixels: 6 per CSS pixel on the site, more than 300 dpi on business cards. */
const LOGO_HEIGHT = 192;

/** A logo as pixels, whatever its file is. */
export async function publishLogo(src: ImageMetadata) {
  const image = { src, height: LOGO_HEIGHT, format: LOGO_FORMAT };
  const { src: url, options } = await getImage(image);
  const { width = LOGO_HEIGHT } = options;
  return { src: url, width, height: LOGO_HEIGHT, format: LOGO_FORMAT };
}

/** The file of the logo of the business, which must have one. Astro tells no path of an SVG. */
export async function readLogo(): Promise<Buffer> {
  const business = await readFile(join(CONTENT_FOLDER, 'business.yaml'), 'utf8');
  const { logo } = parse(business) as { logo: { src: string } };
  return readFile(join(CONTENT_FOLDER, logo.src));
}
