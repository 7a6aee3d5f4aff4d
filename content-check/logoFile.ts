import { posix } from 'node:path';
import { z } from 'astro/zod';
import sharp from 'sharp';
import { LOGO_FILE } from '../src/schemas/logo.ts';
import type { ImageMetadata } from 'astro';
import type { ContentFolder } from './contentFolder.ts';

/** What the field expects, when it holds something else. */
export const LOGO_PATH_ERROR = 'must be a logo such as ./logo.svg or ./logo.png';
/** Every page carries it, in its first view. */
const MOST_BYTES = { svg: 30_000, png: 60_000 };
/** It stands 32 pixels high, on fine screens with three dots for each. */
const LEAST_HEIGHT = 96;
/** Longer ones would leave the menu no room. */
const MOST_RATIO = 6;
/** A picture as large as its few bytes may say would take a browser minutes. */
const MOST_PIXELS = 2000;
const SVG = /^[^\0]*<svg\b/u;
/** What does something, or calls for another file. Elements may have a prefix before their names. */
const ACTIVE_CONTENT =
  /<(?:[\w.-]+:)?(?:script|foreignObject|iframe|animate|set)\b|\son\w+\s*=|href\s*=\s*["']?\s*[^"'#\s]|url\(\s*["']?[^"'#\s]|@import|<!(?:DOCTYPE|ENTITY)/iu;

/**
 * Says what keeps a file from being the logo.
 *
 * @param name what it is called, whatever it is
 * @returns the end of a sentence about the file; nothing when it is in order
 */
export async function logoMistake(bytes: Buffer, name: string): Promise<string | undefined> {
  const { format, width, height, hasAlpha } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: '', width: 0, height: 0, hasAlpha: false }));
  if ((format !== 'svg' && format !== 'png') || !name.toLowerCase().endsWith(`.${format}`))
    return 'is damaged or not an svg or png picture. Export it again.';
  const most = MOST_BYTES[format];
  if (bytes.length > most)
    return `has ${bytes.length} bytes, and may have ${most}, as every page carries it. Export it smaller.`;
  if (width > height * MOST_RATIO)
    return `is more than ${MOST_RATIO} times as wide as high. Set its words in two lines.`;
  if (format === 'svg') return drawingMistake(bytes.toString('utf8'));
  if (height < LEAST_HEIGHT)
    return `is ${height} pixels high, and needs ${LEAST_HEIGHT}. Export it larger.`;
  if (Math.max(width, height) > MOST_PIXELS)
    return `is ${width} × ${height} pixels large; ${MOST_PIXELS} are enough. Export it smaller.`;
  const isOpaque = !hasAlpha || (await sharp(bytes).stats()).isOpaque;
  return isOpaque ? 'has no transparent ground. Export it without its background.' : undefined;
}

/** The same of a drawing; one that is compressed, or no UTF-8, cannot be looked into. */
function drawingMistake(svg: string): string | undefined {
  if (!SVG.test(svg)) return 'is compressed or not written in UTF-8. Export it as a plain svg.';
  return ACTIVE_CONTENT.test(svg)
    ? 'holds a script or calls for another file. Export it as a plain drawing, letters as paths.'
    : undefined;
}

/**
 * Schema of the logo: the file is there, and it is a drawing and nothing else.
 *
 * @param folder the content folder
 * @param directory folder of the YAML file, inside the content folder
 */
export function logoFile(folder: ContentFolder, directory: string): z.ZodType<ImageMetadata> {
  return z.string({ error: LOGO_PATH_ERROR }).transform(async (source, context) => {
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    const file = posix.join(directory, source);
    folder.use(file);
    if (!LOGO_FILE.test(source)) return refuse(LOGO_PATH_ERROR);
    if (!folder.has(file)) return refuse(folder.explainMissing(directory, source, LOGO_FILE));
    const mistake = await logoMistake(folder.read(file), source);
    if (mistake !== undefined) return refuse(`names ${source}, which ${mistake}`);
    return { src: source, width: 0, height: 0, format: 'png' };
  });
}
