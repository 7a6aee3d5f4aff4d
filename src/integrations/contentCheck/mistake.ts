import { closestWord } from '../../logic/closestWord.ts';

/** Something the owner has to put right, in words that need no knowledge of the code. */
export interface Mistake {
  /** File or folder, as a path inside the content folder, such as "pages/home.yaml". */
  file: string;
  /** Field such as "about, counters, entry 2, value", or "line 12"; absent when the file is meant. */
  place?: string | undefined;
  /** What is wrong and what to do, as the end of a sentence about file and place. */
  message: string;
}

/** One line per mistake: "content/pages/home.yaml › about, label: is missing; ...". */
export function formatMistake({ file, place, message }: Mistake): string {
  const where = place ? `content/${file} › ${place}` : `content/${file}`;
  return `${where}: ${message}`;
}

/** "Did you mean ...?" with a space in front; empty when no word is near enough. */
export function suggestion(written: string, words: readonly string[]): string {
  const word = closestWord(written, words);
  return word === undefined ? '' : ` Did you mean "${word}"?`;
}
