import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';

/** Shown 32 px high, on screens with up to 3 device pixels per CSS pixel. */
const MIN_HEIGHT = 96;
/** Wider logos leave no room for the menu. */
const MAX_RATIO = 6;

const DAMAGED = {
  svg: 'is damaged, compressed or not written in UTF-8. Export it as a plain SVG, with text as paths.',
  png: 'is damaged or not an svg or png picture. Export it again.',
};

/** Says why a file cannot be the logo; continues a sentence about the file. */
export async function explainLogo(bytes: Buffer, name: string): Promise<string | undefined> {
  const kind = /\.svg$/iu.test(name) ? 'svg' : 'png';
  try {
    // As the build reads the size, then as it draws the picture.
    const { format, width, height } = await imageMetadata(bytes, name);
    const { isOpaque } = await sharp(bytes).stats();
    if (format !== kind) return DAMAGED[kind];
    if (width > height * MAX_RATIO)
      return `is more than ${MAX_RATIO} times as wide as high. Put its text on two lines.`;
    if (kind === 'svg') return undefined;
    if (height < MIN_HEIGHT)
      return `is ${height} pixels high; it needs ${MIN_HEIGHT}. Export it larger.`;
    return isOpaque ? 'has an opaque background. Export it with a transparent one.' : undefined;
  } catch {
    return DAMAGED[kind];
  }
}
