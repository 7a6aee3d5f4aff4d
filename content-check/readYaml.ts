import { isUtf8 } from 'node:buffer';
import {
  type Document,
  type ErrorCode,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  visit,
  type YAMLError,
} from 'yaml';
import type { FieldIssue } from './issue.ts';

/** The line of a field, or of its group if the field is missing. */
export type LineOf = (path: readonly PropertyKey[]) => number | undefined;

export type YamlResult = { data: unknown; lineOf: LineOf } | { issues: FieldIssue[] };

const ENTRY = 'Begin an entry with a hyphen and a space, like the others.';
const COMMENT = 'has text after a #, which would be lost. Put the whole text in quotes.';
const CONTINUED = `is read as part of the text above. Write each text on one line. ${ENTRY}`;
const UNCLOSED = 'begins a text with $1 and does not end it. Put $1 at its end.';
const NUMBER = 'Write digits only, or put text in quotes.';
const ADVICE: Partial<Record<ErrorCode, string>> = {
  BAD_DQ_ESCAPE: 'has a \\ in a text in quotes. Write / instead, or \\\\.',
  DUPLICATE_KEY: 'has the field "$1" twice. Remove one, or restore the line between two groups.',
  MULTIPLE_DOCS: 'splits the file in two. Remove the line.',
  TAB_AS_INDENT: 'is indented with a tab. Use spaces.',
};
const FIELD = String.raw`^\s*(?:-\s+)*(?:[\w-]+:\s+)?`;
/** Common errors in a line; `$1` is the captured group. */
const LINE_ADVICE: readonly [line: RegExp, advice: string][] = [
  [/^\s*-([^\s-][^\s:]*)/u, 'has no space after the dash. Write "- $1".'],
  [/^\s*([–—•·*])\s/u, `begins with $1. ${ENTRY}`],
  [/^\s*(["'])[^"']*\1\s*$/u, 'has quotes around the whole line. Put them around the text only.'],
  [new RegExp(`${FIELD}([[\\]{},?@\`%|>&*!])`, 'u'), 'begins a text with $1. Put it in quotes.'],
  [new RegExp(`${FIELD}(["'])`, 'u'), 'has $1 inside a text that begins with $1. Write “ ” or ’.'],
  [/:\s.*:(?:\s|$)/u, 'has a text with a colon. Put the whole text in quotes.'],
  [/^(?!\s*(?:-\s|[^\s:]+:(?:\s|$)))/u, 'is neither "- entry" nor "field: text". Complete it.'],
  [/^/u, 'does not fit the lines around it. Check its indentation, or restore a lost line.'],
];

type Found = readonly [offset: number, message: string];

function explainLine(text: string, offset: number): Found {
  const [line = ''] = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1);
  const [pattern, advice = ''] = LINE_ADVICE.find(([wrong]) => wrong.test(line)) ?? [];
  return [offset, advice.replaceAll('$1', pattern?.exec(line)?.[1] ?? '')];
}

function explainError({ code, message, pos: [end] }: YAMLError, text: string): Found {
  // For unclosed text, the library reports the end.
  const [, mark = ''] = /(?:closing |end with a )(.)/u.exec(message) ?? [];
  const opening = { ']': '[', '}': '{' }[mark] ?? mark;
  const offset = mark ? text.lastIndexOf(opening, end - 1) : end;
  if (mark === '"' || mark === "'") return [offset, UNCLOSED.replaceAll('$1', mark)];
  const advice = ADVICE[code];
  if (advice === undefined) return explainLine(text, offset);
  const [field = ''] = /[^\s:]+/u.exec(text.slice(offset)) ?? [];
  return [offset, advice.replaceAll('$1', field)];
}

/** Explains text that valid YAML would lose or change. */
function explainLoss(node: Node, text: string): Found | undefined {
  const [offset = 0, end = 0] = node.range ?? [];
  if (isAlias(node) || node.anchor || node.tag) return explainLine(text, offset);
  if (!isScalar(node)) return undefined;
  const { value, type = '' } = node;
  const source = text.slice(offset, end);
  if (!type.startsWith('BLOCK') && /^[ \t]*#/u.test(text.slice(end))) return [offset, COMMENT];
  if (typeof value === 'number' && String(value) !== source)
    return [offset, `has ${source}, which is read as ${value}. ${NUMBER}`];
  if (type !== 'PLAIN' || !source.includes('\n')) return undefined;
  if (source.startsWith('-')) return explainLine(text, offset);
  return [offset + source.indexOf('\n') + 1, CONTINUED];
}

/** The first error, or else all text that would be lost. */
function findIssues(document: Document, text: string): Found[] {
  const errors = [...document.errors, ...document.warnings];
  const [first] = errors.sort((one, other) => one.pos[0] - other.pos[0]);
  if (first) return [explainError(first, text)];
  const found: Found[] = [];
  visit(document, {
    Node(_, node) {
      const loss = explainLoss(node, text);
      if (loss) found.push(loss);
    },
  });
  return found;
}

/** Start of a field, or of its group if the field is missing. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  if (path.length === 0) return undefined;
  const group = path.slice(0, -1);
  const name = path.at(-1);
  const holder = document.getIn(group);
  const entry = isMap<Scalar>(holder)
    ? holder.items.find(({ key }) => (key.source ?? '') === name)?.key
    : isSeq<Node>(holder) && holder.items[Number(name)];
  return entry && entry.range ? entry.range[0] : offsetOf(document, group);
}

function parse(text: string): YamlResult {
  const lineCounter = new LineCounter();
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  // As in the build, which reads a bare 2023-01-31 as a date.
  const options = { customTags: ['timestamp' as const], lineCounter, prettyErrors: false };
  const document = parseDocument(text, options);
  const found = findIssues(document, text);
  if (found.length > 0)
    return { issues: found.map(([offset, message]) => ({ line: lineAt(offset), message })) };
  const lineOf: LineOf = (path) => {
    const offset = offsetOf(document, path);
    return offset === undefined ? undefined : lineAt(offset);
  };
  return { data: document.toJS(), lineOf };
}

/** Reads a YAML file like the build, or returns the lines that are invalid or would lose text. */
export function readYaml(bytes: Uint8Array, read = parse): YamlResult {
  if (isUtf8(bytes)) return read(new TextDecoder().decode(bytes));
  const message = 'is not encoded in UTF-8. Save it again with the encoding "UTF-8".';
  return { issues: [{ message }] };
}

/** The parts of a Markdown file with front matter; joined, they are the whole file. */
export type WordsParts = Record<'opening' | 'front' | 'closing' | 'text' | 'end', string>;

const FRONT = /(?<![^])(\uFEFF?---[ \t]*\r?\n)([^]*?)(^---[ \t]*(?:\r?\n\s*|(?![^])))/mu;

/** Splits a Markdown file. Without front matter, all of it is text. */
export function splitWords(file: string): WordsParts {
  const [head = '', opening = '', front = '', closing = ''] = FRONT.exec(file) ?? [];
  const rest = file.slice(head.length);
  const text = rest.trimEnd();
  return { opening, front, closing, text, end: rest.slice(text.length) };
}

/** Reads a Markdown file with front matter; its Markdown is the field "text". */
export function readTextPage(bytes: Uint8Array): YamlResult {
  return readYaml(bytes, (file) => {
    const { opening, front, closing, text } = splitWords(file);
    // The empty line replaces the dashes, so that line numbers match the file.
    const result = parse(`\n${front}`);
    if ('issues' in result) return result;
    const fields = typeof result.data === 'object' ? result.data : {};
    const textLine = (opening + front + closing).split('\n').length;
    return {
      // Forms use LF only.
      data: { ...fields, text: text.replaceAll('\r\n', '\n') },
      lineOf: (path) => (path[0] === 'text' ? textLine : (result.lineOf(path) ?? 1)),
    };
  });
}
