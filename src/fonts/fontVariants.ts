import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cutFont } from './cutFont.ts';
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

/** What all languages written in Latin letters use, and the space that holds words together. */
const BASIC_LATIN = 'U+0020-007E,U+00A0';
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
    variant(await cutFont(latin, first, weight), formatRange(first)),
    variant(await cutFont(latin, rest, weight), formatRange(rest)),
    variant(fileOf('latin-ext'), ranges['latin-ext']),
  ];
}

/** Every character of the words in a content folder. */
function codePointsOf(contentFolder: string): CodePoint[] {
  const words = globSync('**/*.{yaml,md}', { cwd: contentFolder })
    .map((file) => readFileSync(join(contentFolder, file), 'utf8').normalize('NFC'))
    .join('');
  return [...new Set(words.replaceAll('\n', ''))].map((character) => character.codePointAt(0) ?? 0);
}
