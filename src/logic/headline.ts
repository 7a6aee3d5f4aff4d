/** A line without one of its words. */
export interface SplitLine {
  before: string;
  after: string;
}

const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
/** In "l’ordre" and "dell’ordine" a word begins behind the apostrophe, in "it’s" none does. */
const ELISION = /(?<=\p{L})['’](?=\p{L}{2})/gu;

/**
 * Finds a word in a line, as a word of its own: "is" is found in "This is it" once, not in "This".
 * Words begin and end where Unicode (UAX 29) says so; the one looked for may be several, "tidy-up".
 *
 * @returns what stands before and after its first place; nothing when the line does not have it, or
 *   there is no word
 */
export function splitAtWord(line: string, word: string): SplitLine | undefined {
  if (word === '') return undefined;
  const begins = Array.from(line.matchAll(ELISION), ({ index, 0: mark }) => index + mark.length);
  const edges = Array.from(WORDS.segment(line), ({ index }) => index).concat(line.length, begins);
  const start = edges.find(
    (edge) => line.startsWith(word, edge) && edges.includes(edge + word.length),
  );
  if (start === undefined) return undefined;
  return { before: line.slice(0, start), after: line.slice(start + word.length) };
}

/** A word without its last letter, and the letter. */
export interface SplitWord {
  rest: string;
  last: string;
}

const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Takes the last letter off a word, with the accents that are written after it. */
export function splitLastLetter(word: string): SplitWord {
  const start = Array.from(LETTERS.segment(word), ({ index }) => index).at(-1);
  return { rest: word.slice(0, start), last: word.slice(start) };
}
