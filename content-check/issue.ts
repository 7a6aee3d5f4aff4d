import { relative, sep } from 'node:path';
import { closestWord } from '../src/logic/closestWord.ts';

/** What is wrong in a file, before it is said in which file. */
export interface Slip {
  /** Line of the field, counted from 1; absent when the file as a whole is meant. */
  line?: number | undefined;
  /** Field such as "about, counters, entry 2, value"; absent when a line cannot be read at all. */
  field?: string | undefined;
  /** The same place as a path: ["about", "counters", 1, "value"]. */
  path?: readonly PropertyKey[] | undefined;
  /** What is wrong and what to do, as the end of a sentence about file, line and field. */
  message: string;
}

/** Something the owner has to put right, in words that need no knowledge of the code. */
export interface Mistake extends Slip {
  /** File or folder, as a path inside the content folder, such as "pages/home.yaml". */
  file: string;
}

/** What a content folder is called: its path from here, or the whole one where it lies elsewhere. */
export function folderName(root: string): string {
  const path = relative('', root).replaceAll(sep, '/');
  return path.startsWith('../') ? root : path;
}

/**
 * One line of text: "content/pages/home.yaml, line 58 › about, label: is empty. ...".
 *
 * @param folder what the content folder is called
 */
export function formatMistake({ file, line, field, message }: Mistake, folder = 'content'): string {
  const place = line === undefined ? '' : `, line ${line}`;
  const name = field ? ` › ${field}` : '';
  return `${folder}/${file}${place}${name}: ${message}`;
}

/** Sorted by file, line and words; what is said twice of a line is said once. */
export function inOrder(mistakes: readonly Mistake[]): Mistake[] {
  const byText = new Map(mistakes.map((mistake) => [formatMistake(mistake), mistake]));
  return [...byText]
    .sort(
      ([one, { file, line = 0 }], [other, { file: otherFile, line: otherLine = 0 }]) =>
        file.localeCompare(otherFile, 'en') || line - otherLine || one.localeCompare(other, 'en'),
    )
    .map(([, mistake]) => mistake);
}

/** "Did you mean ...?" with a space in front; empty when no word is near enough. */
export function suggestion(written: string, words: readonly string[]): string {
  const word = closestWord(written, words);
  return word === undefined ? '' : ` Did you mean "${word}"?`;
}
