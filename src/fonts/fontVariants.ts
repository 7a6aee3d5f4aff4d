import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { type CodePoint, formatRange, parseRange } from './unicodeRange.ts';

/** A typeface as it comes from its package: @fontsource. */
export interface FontSource {
  /** Name of the package. */
  name: string;
  /** The files of its character sets are called by this pattern, with the set's name for SET. */
  file: string;
  /** One weight, or the first and the last of a variable font: "400 600". */
  weight: string;
}

/** A part of a typeface as Astro takes it: a file, and the characters for which it is loaded. */
interface FontVariant {
  src: [string];
  weight: string;
  style: 'normal';
  unicodeRange: [string];
}

/** Beside Astro's own cache, as it can be made again. */
const FOLDER = resolve('.cache/fonts');
/** What all languages written in Latin letters use, and the space that holds words together. */
const BASIC_LATIN = 'U+0020-007E,U+00A0';
/**
 * Kerning, ligatures, figures of one width (for what counts) and accents that are put together.
 * Alternates that no style sheet asks for would be a tenth of the file.
 */
const KEPT_FEATURES = ['kern', 'liga', 'tnum', 'ccmp', 'locl', 'mark'];

const require = createRequire(import.meta.url);

/**
 * The files of a typeface: a first one with basic Latin and every character of the content, which is
 * all that pages need; the others of its Latin set; and the extended set. Browsers load the last two
 * for a page with one of their characters only, so no letter is ever lost.
 *
 * @param contentFolder where the words of the site stand
 * @throws When the package is not installed.
 */
export async function fontVariants(
  { name, file, weight }: FontSource,
  contentFolder: string,
): Promise<[FontVariant, ...FontVariant[]]> {
  const ranges = require(`${name}/unicode.json`) as Record<'latin' | 'latin-ext', string>;
  const fileOf = (set: string) => require.resolve(`${name}/files/${file.replace('SET', set)}`);
  const latin = fileOf('latin');
  const wanted = new Set([...parseRange(BASIC_LATIN), ...codePointsOf(contentFolder)]);
  const characters = parseRange(ranges.latin);
  const first = characters.filter((point) => wanted.has(point));
  const rest = characters.filter((point) => !wanted.has(point));
  const variant = (path: string, unicodeRange: string): FontVariant => ({
    src: [path],
    weight,
    style: 'normal',
    unicodeRange: [unicodeRange],
  });
  return [
    variant(await cut(latin, first, weight), formatRange(first)),
    variant(await cut(latin, rest, weight), formatRange(rest)),
    variant(fileOf('latin-ext'), ranges['latin-ext']),
  ];
}

/** Every character of the words in a content folder. */
function codePointsOf(contentFolder: string): CodePoint[] {
  const words = globSync('**/*.yaml', { cwd: contentFolder })
    .map((file) => readFileSync(join(contentFolder, file), 'utf8').normalize('NFC'))
    .join('');
  return [...new Set(words.replaceAll('\n', ''))].map((character) => character.codePointAt(0) ?? 0);
}

/** The file of a font with some of its characters. It is cut once, and then found again. */
async function cut(path: string, characters: CodePoint[], weight: string): Promise<string> {
  const whole = readFileSync(path);
  const text = String.fromCodePoint(...characters);
  const [min = 0, max] = weight.split(' ').map(Number);
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures: KEPT_FEATURES,
    ...(max !== undefined && { variationAxes: { wght: { min, max } } }),
  };
  const { version } = require('subset-font/package.json') as { version: string };
  const asked = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([text, options, version]));
  const file = join(FOLDER, `${asked.digest('hex')}.woff2`);
  if (existsSync(file)) return file;
  await mkdir(FOLDER, { recursive: true });
  // Whoever builds at the same time finds the whole file, or none.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, await subsetFont(whole, text, options));
  await rename(draft, file);
  return file;
}
