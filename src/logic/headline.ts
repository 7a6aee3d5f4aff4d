const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** In "l’ordre" a word begins behind the apostrophe, in "it’s" none does. */
const ELISION = /(?<=\p{L})['’](?=\p{L}{2})/gu;

/** Splits a line around whole words, such as "is" in "This is it"; undefined if it lacks them. */
export function splitAtWord(line: string, word: string) {
  if (word === '') return undefined;
  const begins = Array.from(line.matchAll(ELISION), ({ index, 0: mark }) => index + mark.length);
  const edges = Array.from(WORDS.segment(line), ({ index }) => index).concat(line.length, begins);
  const start = edges.find(
    (edge) => line.startsWith(word, edge) && edges.includes(edge + word.length),
  );
  if (start === undefined) return undefined;
  return { before: line.slice(0, start), after: line.slice(start + word.length) };
}

/** Takes the last letter off a word, accents included. */
export function splitLastLetter(word: string) {
  const start = Array.from(LETTERS.segment(word), ({ index }) => index).at(-1);
  return { rest: word.slice(0, start), last: word.slice(start) };
}
