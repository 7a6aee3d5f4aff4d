import {
  type Document,
  type ErrorCode,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import type { FieldIssue } from './issue.ts';

/** The line of a field; of a field that is missing, the line of its group. */
export type LineOf = (path: readonly PropertyKey[]) => number | undefined;

export type YamlResult = { data: unknown; lineOf: LineOf } | { issues: FieldIssue[] };

/** Longer files are no words. The longest of the site has 5 kB. */
const MOST_BYTES = 256_000;
const MOST_LEVELS = 30;
const CLOSING: Record<string, string> = { '"': '"', "'": "'", '[': ']', '{': '}' };

const ENTRY = 'Begin an entry with a hyphen and a space, like the others.';
const DEEP = 'is nested too deeply to be read. Restore its earlier content.';
const CONTINUED = `is read as part of the text above. Write a text on one line. ${ENTRY}`;
const COMMENT = 'has words behind a # that would not be shown. Put the whole text in quotes.';
const ADVICE: Partial<Record<ErrorCode, string>> = {
  BAD_DQ_ESCAPE: 'has a \\ in a text in quotes. Write / instead, or \\\\.',
  DUPLICATE_KEY: 'has a field twice. Remove one, or restore the line that parted two groups.',
  MULTIPLE_DOCS: 'divides the file in two. Remove the line.',
  TAB_AS_INDENT: 'is indented with a tab. Use spaces.',
};
const FIELD = String.raw`^\s*(?:-\s+)*(?:[\w-]+:\s+)?`;
/** Slips on the line at which the parser stops; `$1` stands for the part in brackets. */
const LINE_ADVICE: readonly [line: RegExp, advice: string][] = [
  [/^\s*-([^\s-][^\s:]*)/u, 'has no space behind the dash. Write "- $1".'],
  [/^\s*([–—•·*])\s/u, `begins with $1. ${ENTRY}`],
  [/^\s*(["'])[^"']*\1\s*$/u, 'has quotes around the whole line. Put them around the text only.'],
  [new RegExp(`${FIELD}([[\\]{},?@\`%|>&*!])`, 'u'), 'begins a text with $1. Put it in quotes.'],
  [new RegExp(`${FIELD}(["'])`, 'u'), 'has $1 inside a text that begins with $1. Write “ ” or ’.'],
  [/:\s.*:(?:\s|$)/u, 'has a text with a colon. Put the whole text in quotes.'],
  [/^(?!\s*(?:-\s|[^\s:]+:(?:\s|$)))/u, 'is neither "- entry" nor "field: text". Complete it.'],
  [/^/u, 'does not fit the lines around it. Check its indentation, or restore a lost line.'],
];

function explainLine(line: string): string {
  const [pattern, advice = ''] = LINE_ADVICE.find(([slip]) => slip.test(line)) ?? [];
  return advice.replaceAll('$1', pattern?.exec(line)?.[1] ?? '');
}

/** Says what a text or list loses that the parser takes without an error; `rest` is the line behind it. */
function explainNode(node: Node, words: string, rest: string, line: string): string | undefined {
  const [first = ''] = words;
  if (isScalar(node) || (isCollection(node) && node.flow)) {
    const end = CLOSING[first];
    if (end && (words.length === 1 || !words.endsWith(end)))
      return end === first
        ? `begins a text with ${first} and does not end it. Put ${first} at its end.`
        : explainLine(words);
  }
  if (isAlias(node) || node.anchor || node.tag) return explainLine(line);
  if (!isScalar(node)) return undefined;
  if (node.comment && rest.trimStart().startsWith('#')) return COMMENT;
  if (typeof node.value !== 'number' || String(node.value) === words) return undefined;
  return `has ${words}, which is read as ${node.value}. Write a number in digits, a text in quotes.`;
}

/** Reads the structure of a file; the line of the first error, and of each text that would lose words. */
function findIssues(document: Document, source: string, lines: LineCounter): FieldIssue[] {
  const texts = source.split('\n');
  const issues: FieldIssue[] = [];
  visit(document, {
    Node(_, node, ancestors) {
      if (ancestors.length > 2 * MOST_LEVELS) throw new RangeError(DEEP);
      const [start = 0, end = 0] = node.range ?? [];
      const words = source.slice(start, end);
      const { line, col } = lines.linePos(start);
      const text = texts[line - 1] ?? '';
      const message = explainNode(node, words, text.slice(col - 1 + words.length), text);
      if (message !== undefined) issues.push({ line, message });
      else if (isScalar(node) && node.type === 'PLAIN' && words.includes('\n'))
        issues.push(
          /^\s*-[^\s-]/u.test(text)
            ? { line, message: explainLine(text) }
            : { line: line + 1, message: CONTINUED },
        );
    },
  });
  const [error] = [...document.errors, ...document.warnings].sort(
    (one, other) => one.pos[0] - other.pos[0],
  );
  if (!error) return issues;
  // A quotation mark or bracket that is not closed explains whatever follows.
  const [open] = issues;
  const { line } = lines.linePos(error.pos[0]);
  if (open?.line !== undefined && open.line <= line) return [open];
  return [{ line, message: ADVICE[error.code] ?? explainLine(texts[line - 1] ?? '') }];
}

function lineFinder(document: Document, lines: LineCounter): LineOf {
  return function lineOf(path): number | undefined {
    if (path.length === 0) return undefined;
    const group = path.slice(0, -1);
    const name = path.at(-1);
    const holder = group.length > 0 ? document.getIn(group, true) : document.contents;
    const pairs = isMap<Scalar>(holder) ? holder.items : [];
    const key = pairs.find((pair) => (pair.key.source ?? '') === name)?.key;
    const entry = isSeq<Node>(holder) ? holder.items[Number(name)] : undefined;
    const [start] = key?.range ?? entry?.range ?? [];
    return start === undefined ? lineOf(group) : lines.linePos(start).line;
  };
}

function parse(source: string): YamlResult {
  const lines = new LineCounter();
  try {
    // The build reads a bare 2023-01-31 as a date, so the check does the same.
    const options = { customTags: ['timestamp' as const], lineCounter: lines, prettyErrors: false };
    const document = parseDocument(source, options);
    const issues = findIssues(document, source, lines);
    if (issues.length > 0) return { issues };
    return { data: document.toJS(), lineOf: lineFinder(document, lines) };
  } catch (error) {
    if (error instanceof RangeError) return { issues: [{ message: DEEP }] };
    throw error;
  }
}

/** The text of a file, or the reason why it has none. */
function decode(bytes: Uint8Array): string | FieldIssue {
  if (bytes.length > MOST_BYTES)
    return {
      message: `has ${Math.ceil(bytes.length / 1000)} kB; a file of words has 256 at most.`,
    };
  try {
    if (!bytes.includes(0)) return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8.
  }
  return { message: 'is not saved as UTF-8. Save it again and choose the encoding "UTF-8".' };
}

/** Reads a YAML file as the site does; otherwise says which lines cannot be read or would lose words. */
export function readYaml(bytes: Uint8Array): YamlResult {
  const text = decode(bytes);
  return typeof text === 'string' ? parse(text) : { issues: [text] };
}

/** A page of words: YAML between two lines of dashes, then Markdown. Its parts make up the whole file. */
export type WordsParts = Record<'opening' | 'front' | 'closing' | 'text' | 'end', string>;

const FRONT = /(?<![^])(\uFEFF?---[ \t]*\r?\n)([^]*?)(^---[ \t]*(?:\r?\n\s*|(?![^])))/mu;

/** Takes a page of words apart. Without two lines of dashes, all of it is text. */
export function splitWords(file: string): WordsParts {
  const [head, opening = '', front = '', closing = ''] = FRONT.exec(file) ?? [];
  if (head === undefined) return { opening, front, closing, text: file.trim(), end: '' };
  const rest = file.slice(head.length);
  const text = rest.trimEnd();
  return { opening, front, closing, text, end: rest.slice(text.length) };
}

/** Reads a page of words like other files; its Markdown is the field "text". */
export function readWords(bytes: Uint8Array): YamlResult {
  const file = decode(bytes);
  if (typeof file !== 'string') return { issues: [file] };
  const { opening, front, closing, text } = splitWords(file);
  // The empty line stands for the dashes, so that lines are counted as in the file.
  const result = parse(`\n${front}`);
  if ('issues' in result) return result;
  const fields = typeof result.data === 'object' ? result.data : {};
  return {
    // Forms know one kind of line break alone.
    data: { ...fields, text: text.replaceAll('\r\n', '\n') },
    lineOf: (path) =>
      path[0] === 'text'
        ? (opening + front + closing).split('\n').length
        : (result.lineOf(path) ?? 1),
  };
}
