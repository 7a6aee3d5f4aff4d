const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Apostrophes that begin a word: in "l’ordre", but not in "it’s". */
const ELISION = /(?<=\p{L})['’](?=\p{L}{2})/gu;

/** Splits a line around a whole word, such as "is" in "This is it"; undefined without it. */
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

export function splitLastLetter(word: string) {
  const start = Array.from(LETTERS.segment(word), ({ index }) => index).at(-1);
  return { rest: word.slice(0, start), last: word.slice(start) };
}
