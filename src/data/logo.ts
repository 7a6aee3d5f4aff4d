import { getImage } from 'astro:assets';
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
