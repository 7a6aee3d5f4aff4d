import { LineCounter, parseDocument, visit } from 'yaml';
import type { ErrorCode } from 'yaml';

/** What a YAML file holds, or the first place where it cannot be read. */
export type YamlResult =
  { isReadable: true; data: unknown } | { isReadable: false; line: number; message: string };

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

/**
 * Reads a YAML file as the site does.
 *
 * @param source text of the file
 * @returns its data, or the first line that cannot be read; later ones often only follow from it
 */
export function readYaml(source: string): YamlResult {
  const lines = new LineCounter();
  // The build takes a bare 2023-01-31 for a date, so the check has to do the same.
  const document = parseDocument(source, { customTags: ['timestamp'], lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    const line = lines.linePos(error.pos[0]).line;
    return { isReadable: false, line, message: ADVICE[error.code] ?? UNKNOWN_SLIP };
  }

  let aliasAt: number | undefined;
  visit(document, {
    Alias(_, { range }) {
      aliasAt = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  if (aliasAt !== undefined) {
    return { isReadable: false, line: lines.linePos(aliasAt).line, message: ALIAS_ADVICE };
  }
  return { isReadable: true, data: document.toJS() };
}
