import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import {
  readTextPage,
  readYaml,
  splitWords,
  type YamlResult,
} from '../../../content-check/readYaml.ts';
import { isGroup, isSame } from '../../shared/data.ts';
import { matchEntries } from '../../shared/matchEntries.ts';
import { UnreadableFileError } from '../../shared/unreadableFile.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const DASHES = '---\n';
/** The content check reads a bare 2023-01-31 as a date. */
const READING = { customTags: ['timestamp' as const] };
/** Each text on a single line, and Markdown as it is. */
const WRITING = {
  lineWidth: 0,
  blockQuote: 'literal',
  doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
} as const;
/** Only double quotes hold line breaks, and spaces at an end. */
const NEEDS_ESCAPES = /[\p{Control}\p{Zl}\p{Zp}]|^\s|\s$/u;
/** Comments and empty lines at the end; `toString` would move them. */
const TAIL = /(?:(?<![^\n])[ \t]*(?:#[^\n]*)?(?:\n|$))*$/u;

/** The type that keeps the quotes of a scalar if they can hold the new value. */
function quotesFor(value: unknown, type: string | null | undefined): Scalar.Type {
  if (typeof value !== 'string') return Scalar.PLAIN;
  if (type?.startsWith('BLOCK') && value.includes('\n')) return Scalar.BLOCK_LITERAL;
  if (NEEDS_ESCAPES.test(value)) return Scalar.QUOTE_DOUBLE;
  return type?.startsWith('QUOTE') ? (type as Scalar.Type) : Scalar.PLAIN;
}

/** Updates a node to the new data, or replaces it. */
function apply(document: Document, node: unknown, data: unknown): unknown {
  if (isScalar(node) && isSame(node.value, data)) return node;
  if (isMap(node) && isGroup(data)) applyFields(document, node as YAMLMap<Scalar>, data);
  else if (isSeq(node) && Array.isArray(data)) applyEntries(document, node, data);
  else if (isScalar(node) && typeof data !== 'object')
    Object.assign(node, { value: data, type: quotesFor(data, node.type) });
  else return document.createNode(data);
  return node;
}

function applyFields(document: Document, map: YAMLMap<Scalar>, data: Record<string, unknown>) {
  const wanted = Object.keys(data).filter((name) => data[name] !== undefined);
  const nameOf = ({ key }: Pair<Scalar>) => String(key.value);
  const pairs = map.items.filter((pair) => wanted.includes(nameOf(pair)));
  for (const [index, name] of wanted.entries()) {
    const pair = pairs.find((one) => nameOf(one) === name);
    if (pair) pair.value = apply(document, pair.value, data[name]);
    else {
      // A new field follows its predecessor in the form.
      const before = pairs.findIndex((one) => nameOf(one) === wanted[index - 1]);
      pairs.splice(before + 1, 0, document.createPair(name, data[name]) as Pair<Scalar>);
    }
  }
  map.items = pairs;
}

/** Blank lines stand between entries and stay there, whichever entries these are. */
function keepBlankLines(before: readonly unknown[], after: readonly unknown[]): void {
  const hasBlankLine = (node: unknown) => isNode(node) && node.spaceBefore === true;
  const [first, ...others] = before.map(hasBlankLine);
  const isSpaced = others.length > 0 && others.every(Boolean);
  for (const [index, node] of after.entries()) {
    if (!isNode(node)) continue;
    if (index === 0) node.spaceBefore = first === true;
    else if (isSpaced) node.spaceBefore = true;
  }
}

function applyEntries(document: Document, list: YAMLSeq, data: readonly unknown[]): void {
  const matched = matchEntries(list.toJSON(), data);
  const items = data.map((entry, at) => {
    // An entry of which every word changed keeps the comments of its place.
    const index = matched[at] ?? (matched.includes(at) ? undefined : at);
    const node = index === undefined ? undefined : list.items[index];
    return node === undefined ? document.createNode(entry) : apply(document, node, entry);
  });
  keepBlankLines(list.items, items);
  list.items = items;
}

function layoutOf(source: string) {
  const [, indent = '  '] = /^( +)\S/mu.exec(source) ?? [];
  return { ...WRITING, indent: indent.length, indentSeq: !/^( *)[\w-]+:\s*\n\1- /mu.test(source) };
}

/** @throws UnreadableFileError With the first line that cannot be read. */
function refuseErrors(document: Document.Parsed, read: () => YamlResult): void {
  const [error] = document.errors;
  if (!error) return;
  const result = read();
  const [issue] = 'issues' in result ? result.issues : [];
  const { line, message } = issue ?? { line: undefined, message: error.message };
  throw new UnreadableFileError({ file: '', line, message });
}

/**
 * Changes a YAML file; `text` is empty for a new one. What the change leaves alone keeps its writing and
 * its comments.
 *
 * @param read explains errors of the text
 * @throws UnreadableFileError If the text has errors; nothing is changed then.
 */
export function editYaml(
  text: string,
  change: (document: Document.Parsed) => void,
  read = () => readYaml(Buffer.from(text)),
): string {
  const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const source = text.slice(mark.length);
  const [tail = ''] = TAIL.exec(source) ?? [];
  const document = parseDocument(source.slice(0, source.length - tail.length), READING);
  refuseErrors(document, read);
  const isBlank = document.contents === null;
  change(document);
  const body = document.toString(layoutOf(source));
  const written = isBlank ? source + body : body + tail;
  return mark + (source.includes('\r\n') ? written.replaceAll(/\r?\n/gu, '\r\n') : written);
}

/**
 * Changes the data of a YAML file; `text` is empty for a new one. A changed value changes only its own
 * line; comments and quotes stay with their fields and entries.
 *
 * @param read explains errors of the text
 * @throws UnreadableFileError If the text has errors; nothing is changed then.
 */
export function writeYaml(text: string, data: unknown, read?: () => YamlResult): string {
  const change = (document: Document.Parsed) => {
    document.contents = apply(document, document.contents, data) as typeof document.contents;
  };
  return editYaml(text, change, read);
}

/**
 * Changes a Markdown page with YAML front matter; `file` is empty for a new one.
 *
 * @throws UnreadableFileError If its front matter has errors.
 */
export function writeWords(file: string, data: unknown): string {
  const { text = '', ...fields } = data as { text?: string };
  const parts = splitWords(file);
  const front = writeYaml(parts.front, fields, () => readTextPage(Buffer.from(file)));
  const words = text.trim().replaceAll(/\r?\n/gu, file.includes('\r\n') ? '\r\n' : '\n');
  const [opening, closing] = [parts.opening || DASHES, parts.closing || `${DASHES}\n`];
  return opening + front + closing + words + (parts.end || '\n');
}
