import { fold } from './fold.ts';

/** Whether a text has all of the words, in any order, without capitals and accents. */
export function hasWords(text: string, wanted: string): boolean {
  const folded = fold(text);
  const words = fold(wanted).trim().split(/\s+/u);
  return words.every((word) => folded.includes(word));
}
