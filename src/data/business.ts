import { getImage } from 'astro:assets';
import { getContent } from './content.ts';
import { LOGO_FORMAT } from './encoders.ts';

/** In pixels: 6 per CSS pixel on the site, more than 300 dpi on business cards. */
const LOGO_HEIGHT = 192;

/** The business for pages that show the logo, which they get as pixels. */
export async function loadBusiness() {
  const business = await getContent('business');
  if (!business.logo) return business;
  const image = { src: business.logo.src, height: LOGO_HEIGHT, format: LOGO_FORMAT };
  const { src, options } = await getImage(image);
  const { width = LOGO_HEIGHT } = options;
  return { ...business, logo: { src: { src, width, height: LOGO_HEIGHT, format: LOGO_FORMAT } } };
}
