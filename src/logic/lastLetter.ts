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
