import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';
import { CHECK_WORDS } from './words.ts';

/** Shown 32 px high, on screens with up to 3 device pixels per CSS pixel. */
const MIN_HEIGHT = 96;
/** Wider logos leave no room for the menu. */
const MAX_RATIO = 6;

/** Says why a file cannot be the logo; continues a sentence about the file. */
export async function explainLogo(bytes: Buffer, name: string): Promise<string | undefined> {
  const kind = /\.svg$/iu.test(name) ? 'svg' : 'png';
  try {
    // As the build reads the size, then as it draws the picture.
    const { format, width, height } = await imageMetadata(bytes, name);
    const { isOpaque } = await sharp(bytes).stats();
    if (format !== kind) return CHECK_WORDS.media[kind];
    if (width > height * MAX_RATIO) return CHECK_WORDS.media.tooWide(MAX_RATIO);
    if (kind === 'svg') return undefined;
    if (height < MIN_HEIGHT) return CHECK_WORDS.media.tooLow(height, MIN_HEIGHT);
    return isOpaque ? CHECK_WORDS.media.opaque : undefined;
  } catch {
    return CHECK_WORDS.media[kind];
  }
}
