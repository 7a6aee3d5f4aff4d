import { type Document, isScalar, type LineCounter, visit, type YAMLError } from 'yaml';
import { explainSpecial } from './yamlTokens.ts';
import type { ErrorCode } from 'yaml';
import type { Slip } from './issue.ts';

/** Slips that need no look at the lines around, by the name the parser gives them. */
const ADVICE: Partial<Record<ErrorCode, string>> = {
  BAD_DQ_ESCAPE: 'has a \\ in a text in quotes. Write / instead, or \\\\.',
  MULTIPLE_DOCS: 'divides the file in two. Remove the line.',
  TAB_AS_INDENT: 'is indented with a tab. Use spaces.',
};
const MISFIT =
  'does not fit the line above: one of the two is indented wrongly, or a line got lost there.';
const QUOTED_LINE = 'has quotes around the whole line. Put them around the text only.';
const SHAPELESS =
  'is neither an entry, with a dash and a space in front, nor a field, with a colon and a space behind its name.';

/** The text of a line, behind the dash of an entry and the name of a field. */
const TEXT = /^\s*(?:-\s+)*(?:[\w-]+:(?:\s+|$))?(.*)$/u;
const SPECIAL_SIGN = /^[[\]{},?@`%|>&*!]/u;
const QUOTE = /^["']/u;
const COLON = /:(?:\s|$)/u;
const WHOLE_LINE = /^\s*(["'])[^"']*\1\s*$/u;
const ENTRY_OR_FIELD = /^\s*(?:-\s|[^\s:]+:(?:\s|$))/u;

/** Where the field of a line begins, behind the dash of an entry. */
function indentOf(line: string): number {
  return /^\s*(?:-\s+)*/u.exec(line)?.[0].length ?? 0;
}

/** Says which field stands twice, by the place of the second. */
function explainSecond(document: Document, place: number, lines: LineCounter): string {
  let which = 'a field that is already there';
  visit(document, {
    Map(_, { items }) {
      const keys = items.map(({ key }) => key).filter(isScalar);
      const second = keys.find(({ range }) => range?.[0] === place);
      const first = second && keys.find(({ value }) => value === second.value);
      if (!first?.range) return undefined;
      which = `the field "${String(first.value)}", which line ${lines.linePos(first.range[0]).line} has already`;
      return visit.BREAK;
    },
  });
  return `has ${which}. If the line that began a new entry or group above it got lost, bring it back; otherwise remove one of the two.`;
}

/** Number of the next line with anything on it, counted from 1. */
function nextLine(texts: readonly string[], line: number): number {
  return texts.findIndex((text, index) => index >= line && text.trim() !== '') + 1;
}

function explainText(words: string): string | undefined {
  if (SPECIAL_SIGN.test(words)) return explainSpecial(words.charAt(0));
  if (QUOTE.test(words)) {
    const mark = words.charAt(0);
    const instead = mark === '"' ? '“ and ”' : '’';
    return `has ${mark} inside a text that begins with ${mark}. Write ${instead} inside of it.`;
  }
  return COLON.test(words)
    ? 'has a text with a colon. Put the whole text in quotes; if two lines have become one, part them.'
    : undefined;
}

/**
 * Says where and why a YAML file cannot be read, as its writer would look for it.
 *
 * @param error the first thing the parser stumbled over
 * @param document what the parser made of the file
 * @param source text of the file
 * @param lines of the text
 */
export function explainYamlError(
  { code, pos: [place] }: YAMLError,
  document: Document,
  source: string,
  lines: LineCounter,
): Slip {
  const { line } = lines.linePos(place);
  const texts = source.split('\n');
  const text = texts[line - 1] ?? '';
  if (code === 'DUPLICATE_KEY') return { line, message: explainSecond(document, place, lines) };
  const quoted = [line, line - 1].find((number) => WHOLE_LINE.test(texts[number - 1] ?? ''));
  if (quoted !== undefined) return { line: quoted, message: QUOTED_LINE };
  const [, words = ''] = TEXT.exec(text) ?? [];
  const message = ADVICE[code] ?? explainText(words);
  if (message !== undefined) return { line, message };
  if (!ENTRY_OR_FIELD.test(text)) return { line, message: SHAPELESS };

  // A line that says all there is to say, and one below it that pretends to be part of it.
  const next = nextLine(texts, line);
  const isBelow =
    code === 'BLOCK_AS_IMPLICIT_KEY' && indentOf(texts[next - 1] ?? '') > indentOf(text);
  return { line: isBelow ? next : line, message: MISFIT };
}
