import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { madeOnce } from '../integrations/madeOnce.ts';
import type { CodePoint } from './unicodeRange.ts';

/** Beside Astro's own cache, as it can be made again. */
const FOLDER = resolve('.cache/fonts');
/**
 * Kerning, ligatures, figures of one width (for what counts) and accents that are put together.
 * Alternates that no style sheet asks for would be a tenth of the file.
 */
const KEPT_FEATURES = ['kern', 'liga', 'tnum', 'ccmp', 'locl', 'mark'];
/** How files of each format end: for browsers, and for what draws pictures. */
const ENDINGS = { woff2: 'woff2', sfnt: 'ttf' } as const;

const require = createRequire(import.meta.url);

/** What is being cut, or has been, by its file: pictures are drawn side by side, with the same font. */
const cuts = new Map<string, Promise<string>>();

/**
 * The file of a font with some of its characters. It is cut once, and then found again.
 *
 * @param weight one weight, or the first and the last of a variable font: "400 600"
 */
export function cutFont(
  path: string,
  characters: readonly CodePoint[],
  weight: string,
  targetFormat: keyof typeof ENDINGS = 'woff2',
): Promise<string> {
  const whole = readFileSync(path);
  const text = String.fromCodePoint(...characters);
  const [min = 0, max] = weight.split(' ').map(Number);
  const options = {
    targetFormat,
    keepFeatures: KEPT_FEATURES,
    ...(max !== undefined && { variationAxes: { wght: { min, max } } }),
  };
  const { version } = require('subset-font/package.json') as { version: string };
  const asked = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([text, options, version]));
  const file = join(FOLDER, `${asked.digest('hex')}.${ENDINGS[targetFormat]}`);
  const known = cuts.get(file) ?? madeOnce(file, () => subsetFont(whole, text, options));
  cuts.set(file, known);
  return known;
}
