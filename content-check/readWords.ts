import { decodeText } from './decodeText.ts';
import { readYaml, type YamlResult } from './readYaml.ts';

/** A page of words by its parts, which are the file again when put together. */
export interface WordsParts {
  /** The first line of dashes; empty where there is none. */
  opening: string;
  /** Title and description, as YAML. */
  front: string;
  /** The second line of dashes, and what is empty behind it. */
  closing: string;
  /** The Markdown, without what is empty around it. */
  text: string;
  /** What is empty at the end. */
  end: string;
}

const PARTS =
  /^(\uFEFF?---[ \t]*\r?\n)([^]*?)(^---[ \t]*(?:\r?\n\s*|(?![^])))([^]*?)(\s*)(?![^])/mu;

/** Takes a page of words apart. What has no two lines of dashes is all text. */
export function splitWords(file: string): WordsParts {
  const [, opening = '', front = '', closing = '', text = '', end = ''] = PARTS.exec(file) ?? [];
  if (opening !== '' && file.startsWith(opening)) return { opening, front, closing, text, end };
  return { opening: '', front: '', closing: '', text: file.trim(), end: '' };
}

function lines(text: string): number {
  return text.split('\n').length;
}

/** Reads a page of words as `readYaml` reads other files; its text is the field "text". */
export function readWords(bytes: Uint8Array): YamlResult {
  const decoded = decodeText(bytes);
  if ('slips' in decoded) return decoded;
  const { opening, front, closing, text } = splitWords(decoded.text);
  // The empty line stands for the dashes, so that lines are counted as in the file.
  const result = readYaml(new TextEncoder().encode(`\n${front}`));
  if ('slips' in result) return result;
  const fields = typeof result.data === 'object' ? result.data : {};
  return {
    // Forms know one kind of line break alone.
    data: { ...fields, text: text.replaceAll('\r\n', '\n') },
    lineOf: (path) => {
      if (path[0] === 'text') return lines(opening + front + closing);
      return result.lineOf(path) ?? 1;
    },
  };
}
