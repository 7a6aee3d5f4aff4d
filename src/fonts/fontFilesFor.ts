import { createRequire } from 'node:module';
import { cutFont } from './cutFont.ts';
import { parseRange } from './unicodeRange.ts';
import type { FontSource } from './fontVariants.ts';

const SETS = ['latin', 'latin-ext'] as const;

const require = createRequire(import.meta.url);

/**
 * The files of a typeface that have the characters of a text, for what draws pictures. They are whole:
 * of several parts of one typeface, the drawer would take letters from any.
 */
export async function fontFilesFor(
  text: string,
  { name, file, weight }: FontSource,
): Promise<string[]> {
  const ranges = require(`${name}/unicode.json`) as Record<(typeof SETS)[number], string>;
  const wanted = new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0));
  const files: string[] = [];
  for (const set of SETS) {
    const characters = parseRange(ranges[set]);
    if (!characters.some((point) => wanted.has(point))) continue;
    const whole = require.resolve(`${name}/files/${file.replace('SET', set)}`);
    files.push(await cutFont(whole, characters, weight, 'sfnt'));
  }
  return files;
}
