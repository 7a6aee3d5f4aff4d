import { LineCounter, parseDocument, Parser, visit } from 'yaml';
import type { CST, ErrorCode } from 'yaml';

/** A line that cannot be read as it was meant. */
export interface YamlSlip {
  line: number;
  message: string;
}

/** What a YAML file holds, or the lines that keep it from being read. */
export type YamlResult =
  { isReadable: true; data: unknown } | { isReadable: false; slips: readonly YamlSlip[] };

/** The slips that happen when words are edited, by the name the parser gives them. */
const ADVICE: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'is not indented like the lines around it, or a bracket is not closed.',
  BAD_SCALAR_START: 'has a text that begins with a special sign. Put the text in quotes.',
  BLOCK_AS_IMPLICIT_KEY: 'has a text with a colon, or is indented too far. Put the text in quotes.',
  DUPLICATE_KEY: 'has a field that is already there. Keep one of the two.',
  MISSING_CHAR: 'has a quotation mark, bracket or space missing.',
  MULTILINE_IMPLICIT_KEY: 'has no colon with a space behind the name of the field.',
  MULTIPLE_DOCS: 'begins a second document. Remove the line with three dashes.',
  TAB_AS_INDENT: 'is indented with a tab. Use spaces.',
  UNEXPECTED_TOKEN: 'has something behind the end of a text. Check the quotes of the text.',
};

const UNKNOWN_SLIP = 'cannot be read. Compare it with the lines around it.';
const ALIAS_ADVICE = 'has a text that begins with a star. Put the text in quotes.';
const COMMENT_ADVICE =
  'has words behind a # that would not be shown. Put the whole text in quotes, or a note on a line of its own.';

/** All comments in a piece of the syntax tree, wherever the parser keeps them. */
function commentsIn(part: unknown): CST.SourceToken[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('type' in part && part.type === 'comment') return [part as CST.SourceToken];
  return Object.values(part).flatMap(commentsIn);
}

/** Places of the comments that share their line with something else: "Your #1 organizer". */
function commentsBehindText(source: string): number[] {
  return [...new Parser().parse(source)]
    .flatMap(commentsIn)
    .map(({ offset }) => offset)
    .filter((offset) => source.slice(source.lastIndexOf('\n', offset) + 1, offset).trim() !== '');
}

/**
 * Reads a YAML file as the site does.
 *
 * @param source text of the file
 * @returns its data, or the first line that cannot be read, as later ones often only follow from it;
 *   of a file that could be read but would lose words, all lines that do
 */
export function readYaml(source: string): YamlResult {
  const lines = new LineCounter();
  const refuse = (places: readonly number[], message: string): YamlResult => ({
    isReadable: false,
    slips: places.map((offset) => ({ line: lines.linePos(offset).line, message })),
  });
  // The build takes a bare 2023-01-31 for a date, so the check has to do the same.
  const document = parseDocument(source, { customTags: ['timestamp'], lineCounter: lines });
  const [error] = document.errors;
  if (error) return refuse([error.pos[0]], ADVICE[error.code] ?? UNKNOWN_SLIP);

  let aliasAt: number | undefined;
  visit(document, {
    Alias(_, { range }) {
      aliasAt = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  if (aliasAt !== undefined) return refuse([aliasAt], ALIAS_ADVICE);

  const comments = commentsBehindText(source);
  if (comments.length > 0) return refuse(comments, COMMENT_ADVICE);
  return { isReadable: true, data: document.toJS() };
}
