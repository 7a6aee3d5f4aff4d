const ACCENTS = /\p{M}/gu;
const UNSEEN = /[\u00AD\u200B\u2060]/u;
const PLAIN: Readonly<Partial<Record<string, string>>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ς: 'σ',
  '’': "'",
  '\u00A0': ' ',
  '\u202F': ' ',
};

function foldLetter(letter: string): string {
  if (UNSEEN.test(letter)) return '';
  const small = letter.normalize('NFD').replaceAll(ACCENTS, '').toLowerCase();
  return PLAIN[small] ?? small;
}

/** A text without capitals and accents, for comparison: "Küche" is "kuche". */
export function fold(text: string): string {
  return /^[ -~]*$/u.test(text) ? text.toLowerCase() : Array.from(text, foldLetter).join('');
}

/** The same, with the index in the text of each of its letters, and the text's length at the end. */
export function foldWithPlaces(text: string): { folded: string; places: number[] } {
  const places: number[] = [];
  let folded = '';
  let index = 0;
  for (const letter of text) {
    const plain = foldLetter(letter);
    folded += plain;
    places.push(...Array.from(plain, () => index));
    index += letter.length;
  }
  return { folded, places: [...places, text.length] };
}
