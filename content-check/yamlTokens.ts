import { type LineCounter, Parser } from 'yaml';
import type { Slip } from './issue.ts';

/*
 * Slips that the signs of a YAML file show before anybody asks what they mean together: where a parser
 * stumbles is often far behind them, and some it takes without a word.
 */

/** A sign or a text, as it stands in the file. */
interface Token {
  type: string;
  offset: number;
  source: string;
}

const QUOTED = /^(?:double|single)-quoted-scalar$/u;
/** What is behind such a sign names, repeats or converts things in YAML: the first word would be lost. */
const SPECIAL = /^(?:anchor|alias|tag)$/u;
const HYPHEN_WITHOUT_SPACE = /^-[^\s-]/u;
const BULLET = /^[–—•·*]/u;

const ENTRY_ADVICE = 'Begin an entry with a hyphen and a space, and indent it like the others.';
const COMMENT_ADVICE =
  'has words behind a # that would not be shown. Put the whole text in quotes, or a note on a line of its own.';
const CONTINUED_ADVICE = `is read as part of the text above. Write a text on one line. ${ENTRY_ADVICE}`;
const DIRECTIVE_ADVICE = 'begins with %. Put a # in front of a note; delete anything else.';

/** The syntax tree and all objects in it. */
function partsIn(part: unknown): object[] {
  if (typeof part !== 'object' || part === null) return [];
  return [part, ...Object.values(part).flatMap(partsIn)];
}

function isToken(part: object): part is Token {
  return 'type' in part && 'offset' in part && 'source' in part;
}

function isClosed(quoted: string): boolean {
  const mark = quoted.charAt(0);
  return quoted.length > mark.length && quoted.endsWith(mark);
}

/** The quotation mark or bracket of a text that is not closed where the text ends. */
function openSign(part: object): { sign: string; offset: number } | undefined {
  if (isToken(part)) {
    const { type, source, offset } = part;
    return QUOTED.test(type) && !isClosed(source) ? { sign: source.charAt(0), offset } : undefined;
  }
  // Brackets are kept as tokens of their own, the closing ones in "end".
  if (!('start' in part && 'end' in part && Array.isArray(part.end))) return undefined;
  const { start } = part;
  const isOpen = part.end.length === 0 && typeof start === 'object' && start !== null;
  return isOpen && isToken(start) ? { sign: start.source, offset: start.offset } : undefined;
}

/** A text may begin with this sign in quotes only. */
export function explainSpecial(sign: string): string {
  return `has a text that begins with ${sign}. Put the whole text in quotes.`;
}

function explainOpen(sign: string): string {
  return /["']/u.test(sign)
    ? `has a text that begins with ${sign} and does not end with it. Put ${sign} at its end.`
    : explainSpecial(sign);
}

/** What words that begin a line were probably meant to be; nothing when they may stand there. */
function explainBeginning(words: string): string | undefined {
  const [word = ''] = words.split(/\s/u);
  if (HYPHEN_WITHOUT_SPACE.test(words))
    return `has no space behind the dash. Write "- ${word.slice(1)}".`;
  return BULLET.test(words) ? `begins with ${word.charAt(0)}. ${ENTRY_ADVICE}` : undefined;
}

/** What is wrong with a sign or a text, if anything is. */
function explainToken({ type, source }: Token, isFirst: boolean): string | undefined {
  if (type === 'comment') return isFirst ? undefined : COMMENT_ADVICE;
  if (type === 'directive') return DIRECTIVE_ADVICE;
  const beginning = isFirst ? explainBeginning(source) : undefined;
  return beginning ?? (SPECIAL.test(type) ? explainSpecial(source.charAt(0)) : undefined);
}

/** What the signs of a file say, whether or not a parser understands it. */
export interface Signs {
  /**
   * Lines whose signs mean something else than the writer did. When a quote or bracket is not closed,
   * only the first of those, as anything behind it may only follow.
   */
  slips: Slip[];
  /** Lines that go on with a text; in a file that can be read, they are mistakes as well. */
  continued: Slip[];
}

/**
 * Reads the signs of a file.
 *
 * @param source text of the file
 * @param lines knows the lines of the text once this has been called
 */
export function readSigns(source: string, lines: LineCounter): Signs {
  const parts = partsIn([...new Parser(lines.addNewLine).parse(source)]);
  const lineOf = (offset: number): number => lines.linePos(offset).line;
  const isFirst = (offset: number): boolean =>
    source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';

  const [open] = parts.map(openSign).filter((sign) => sign !== undefined);
  if (open)
    return {
      slips: [{ line: lineOf(open.offset), message: explainOpen(open.sign) }],
      continued: [],
    };

  const tokens = parts.filter(isToken);
  const slips = tokens.flatMap((token): Slip[] => {
    const message = explainToken(token, isFirst(token.offset));
    return message === undefined ? [] : [{ line: lineOf(token.offset), message }];
  });
  const continued = tokens
    .filter(({ type, source: words }) => type === 'scalar' && words.includes('\n'))
    .map(({ offset }) => ({ line: lineOf(offset) + 1, message: CONTINUED_ADVICE }));
  return { slips, continued };
}
