import { Document, isCollection, isPair, isScalar, type Pair, Scalar } from 'yaml';

/*
 * The text of a YAML file by its parts: where they begin and end, and how new ones are written.
 */

/** As the content check reads: a bare 2023-01-31 is a date, so a text that looks like it wants quotes. */
export const READING = { customTags: ['timestamp' as const], keepSourceTokens: true };
/** Every text on one line, as the content check wants it. */
const WRITING = {
  lineWidth: 0,
  blockQuote: false,
  doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
} as const;

const LAST_BREAK = /\n$/u;
/** What only double quotes hold without harm: line breaks, and spaces at an end. */
const NEEDS_CODES = /[\p{Control}\p{Zl}\p{Zp}]|^\s|\s$/u;
const BLANKS_AT_END = /[ \t\r\n]+$/u;

/** One field or entry in the text of a file. */
export interface Part {
  /** Empty lines and notes above it, each with its line break. */
  lead: string;
  /** From its first sign to the last of its line, without the line break. */
  text: string;
  /** The line break behind it; empty where the file or group ends. */
  end: string;
}

/** Where a part begins and where its last sign ends. */
export interface Span {
  start: number;
  end: number;
}

/** A value as it is written anew, without a line break at its end. */
export function freshText(value: unknown, isFlow = false): string {
  const document = new Document(value, READING);
  if (isFlow && isCollection(document.contents)) document.contents.flow = true;
  return document.toString(WRITING).replace(LAST_BREAK, '');
}

/** A text or number in the quotes of the one it takes the place of, where these can hold it. */
export function scalarText(value: unknown, type: Scalar['type']): string {
  const scalar = new Scalar(value);
  if (typeof value === 'string') {
    if (type?.startsWith('QUOTE')) scalar.type = type;
    if (NEEDS_CODES.test(value)) scalar.type = Scalar.QUOTE_DOUBLE;
  }
  return freshText(scalar);
}

/** How the lines of a file end. */
export function lineBreakOf(source: string): string {
  return source.includes('\r\n') ? '\r\n' : '\n';
}

/** Puts all lines of a fresh text but the first as far to the right as that one stands in a file. */
export function indentText(text: string, column: number, source: string): string {
  return text.replaceAll('\n', lineBreakOf(source) + ' '.repeat(column));
}

/** Where a line begins. */
export function lineStart(source: string, offset: number): number {
  return source.lastIndexOf('\n', offset - 1) + 1;
}

function lineEnd(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  if (end < 0) return source.length;
  return source[end - 1] === '\r' ? end - 1 : end;
}

/** Where the last sign of a value ends; blocks would count the lines behind them. */
export function endOf(node: unknown, source: string): number {
  if (isCollection(node) && !node.flow) {
    const last = node.items.at(-1);
    return isPair(last) ? spanOf(last, source).end : endOf(last, source);
  }
  const [start = 0, end = 0] = isScalar(node) || isCollection(node) ? (node.range ?? []) : [];
  return start + source.slice(start, end).replace(BLANKS_AT_END, '').length;
}

/** Whether nothing stands where the value should. */
export function isBlank(node: unknown): boolean {
  return !isCollection(node) && (!isScalar(node) || !node.range || node.range[0] === node.range[1]);
}

/** A field with its value. */
export function spanOf({ key, value }: Pair, source: string): Span {
  const [start = 0, keyEnd = 0] = isScalar(key) ? (key.range ?? []) : [];
  const end = isBlank(value) ? source.indexOf(':', keyEnd) + 1 : endOf(value, source);
  return { start, end };
}

/** The parts of a group or list, of which only the first may begin within a line. */
export function partsOf(source: string, spans: readonly Span[]): Part[] {
  return spans.map(({ start, end }, index) => {
    const before = spans[index - 1];
    const above = before ? source.indexOf('\n', before.end) + 1 : start;
    const lead = before ? source.slice(above, lineStart(source, start)) : '';
    const isLast = index === spans.length - 1;
    const textEnd = isLast ? end : lineEnd(source, end);
    const lineBreak = source[textEnd] === '\r' ? '\r\n' : '\n';
    return { lead, text: source.slice(start, textEnd), end: isLast ? '' : lineBreak };
  });
}

/** Puts parts together again, where the first of them stood before. */
export function joinParts(parts: readonly Part[], source: string, start: number): string {
  const lineBreak = lineBreakOf(source);
  const before = source.slice(lineStart(source, start), start);
  const margin = ' '.repeat(before.length);
  const lines = parts.map(({ lead, text, end }, index) => {
    const behind = index === parts.length - 1 ? '' : end || lineBreak;
    if (index > 0) return `${lead}${margin}${text}${behind}`;
    const notes = lead.trimStart();
    if (notes === '') return `${text}${behind}`;
    // Where a dash stands in front, notes go below.
    if (before.trim() === '') return `${notes}${margin}${text}${behind}`;
    return `${text}${lineBreak}${lead.trimEnd()}${behind}`;
  });
  return lines.join('');
}
