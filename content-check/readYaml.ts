import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { freeze } from 'immer';
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
import { CHECK_WORDS } from './words.ts';
import type { FieldIssue } from './issue.ts';

/** The line of a field, or of its group if the field is missing. */
export type LineOf = (path: readonly PropertyKey[]) => number | undefined;

export type YamlResult = { data: unknown; lineOf: LineOf } | { issues: FieldIssue[] };

type YamlWord = Exclude<keyof typeof CHECK_WORDS.yaml, 'number'>;

const ADVICE: Partial<Record<ErrorCode, YamlWord>> = {
  BAD_DQ_ESCAPE: 'escape',
  DUPLICATE_KEY: 'duplicate',
  MULTIPLE_DOCS: 'documents',
  TAB_AS_INDENT: 'tab',
};
const FIELD = String.raw`^\s*(?:-\s+)*(?:[\w-]+:\s+)?`;
/** Common errors in a line; `$1` of their sentences is the captured group. */
const LINE_ADVICE: readonly [line: RegExp, advice: YamlWord][] = [
  [/^\s*-([^\s-][^\s:]*)/u, 'noSpace'],
  [/^\s*([–—•·*])\s/u, 'bullet'],
  [/^\s*(["'])[^"']*\1\s*$/u, 'wholeLine'],
  [new RegExp(`${FIELD}([[\\]{},?@\`%|>&*!])`, 'u'), 'special'],
  [new RegExp(`${FIELD}(["'])`, 'u'), 'quote'],
  [/:\s.*:(?:\s|$)/u, 'colon'],
  [/^(?!\s*(?:-\s|[^\s:]+:(?:\s|$)))/u, 'incomplete'],
  [/^/u, 'indentation'],
];

type Found = readonly [offset: number, message: string];

function explainLine(text: string, offset: number): Found {
  const [line = ''] = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1);
  const [pattern, advice = 'indentation'] = LINE_ADVICE.find(([wrong]) => wrong.test(line)) ?? [];
  const captured = pattern?.exec(line)?.[1] ?? '';
  return [offset, CHECK_WORDS.yaml[advice].replaceAll('$1', captured)];
}

function explainError({ code, message, pos: [end] }: YAMLError, text: string): Found {
  // For unclosed text, the library reports the end.
  const [, mark = ''] = /(?:closing |end with a )(.)/u.exec(message) ?? [];
  const opening = { ']': '[', '}': '{' }[mark] ?? mark;
  const offset = mark ? text.lastIndexOf(opening, end - 1) : end;
  if (mark === '"' || mark === "'")
    return [offset, CHECK_WORDS.yaml.unclosed.replaceAll('$1', mark)];
  const advice = ADVICE[code];
  if (advice === undefined) return explainLine(text, offset);
  const [field = ''] = /[^\s:]+/u.exec(text.slice(offset)) ?? [];
  return [offset, CHECK_WORDS.yaml[advice].replaceAll('$1', field)];
}

/** Explains text that valid YAML would lose or change. */
function explainLoss(node: Node, text: string): Found | undefined {
  const [offset = 0, end = 0] = node.range ?? [];
  if (isAlias(node) || node.anchor || node.tag) return explainLine(text, offset);
  if (!isScalar(node)) return undefined;
  const { value, type = '' } = node;
  const source = text.slice(offset, end);
  if (!type.startsWith('BLOCK') && /^[ \t]*#/u.test(text.slice(end)))
    return [offset, CHECK_WORDS.yaml.comment];
  if (typeof value === 'number' && String(value) !== source)
    return [offset, CHECK_WORDS.yaml.number(source, value)];
  if (type !== 'PLAIN' || !source.includes('\n')) return undefined;
  if (source.startsWith('-')) return explainLine(text, offset);
  return [offset + source.indexOf('\n') + 1, CHECK_WORDS.yaml.continued];
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

/** More than a large site has. */
const MOST_REMEMBERED = 500;

/**
 * Reads a file, or takes what the same bytes gave before: reading is most of the work of a check. Data that are
 * remembered are frozen, and the same object each time.
 */
function rememberByBytes(read: (text: string) => YamlResult) {
  const known = new Map<string, YamlResult>();
  return (bytes: Uint8Array): YamlResult => {
    if (!isUtf8(bytes)) return { issues: [{ message: CHECK_WORDS.yaml.encoding }] };
    const key = hash('sha256', bytes);
    const before = known.get(key);
    if (before) return before;
    const result = read(new TextDecoder().decode(bytes));
    // Issues are in the language of the moment.
    if ('issues' in result) return result;
    freeze(result.data, true);
    known.set(key, result);
    const [oldest = ''] = known.keys();
    if (known.size > MOST_REMEMBERED) known.delete(oldest);
    return result;
  };
}

/** Reads a YAML file like the build, or returns the lines that are invalid or would lose text. */
export const readYaml = rememberByBytes(parse);

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
export const readTextPage = rememberByBytes((file) => {
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
