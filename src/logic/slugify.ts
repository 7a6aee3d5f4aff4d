/** Letters that no decomposition leads to those of an address. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * A name as it may stand in an address: "Smith Küche" becomes "smith-kuche".
 *
 * @returns small letters a to z, digits and hyphens; empty when the name has neither letter nor digit
 *   of these
 */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\p{Letter}/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}
