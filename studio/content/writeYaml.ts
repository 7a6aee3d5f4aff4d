import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { splitWords } from '../../content-check/readYaml.ts';
import { isGroup, isSame } from './data.ts';

type Fields = Record<string, unknown>;
type Data = Fields | readonly unknown[] | string | number | boolean | null | undefined;

/** A value to replace in the text. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

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
/** Fields that identify an entry of a list. */
const IDENTIFYING = ['src', 'gallery', 'href', 'title', 'label'] as const;
/** Comments and empty lines at the end; `toString` would move them. */
const TAIL = /(?:(?<![^\n])[ \t]*(?:#[^\n]*)?(?:\n|$))*$/u;

type Rule = (one: unknown, other: unknown) => boolean;

/** Whether two entries have the same value of a field. */
function sharing(field: string): Rule {
  return (one, other) =>
    isGroup(one) && isGroup(other) && one[field] !== undefined && one[field] === other[field];
}

/**
 * Matches the entries of a changed list with those before, so that comments move along: equal entries
 * first, then those with the same identifying field, then those at the same place.
 *
 * @returns the index in `old` of each entry of `next`; undefined for a new one
 */
function matchEntries(old: readonly unknown[], next: readonly unknown[]): (number | undefined)[] {
  const found: (number | undefined)[] = next.map(() => undefined);
  const free = new Set(old.keys());
  const match = (isMatch: Rule, isInPlace: boolean) =>
    next.forEach((entry, at) => {
      if (found[at] !== undefined) return;
      const candidates = isInPlace ? [at].filter((index) => free.has(index)) : [...free];
      const index = candidates.find((candidate) => isMatch(old[candidate], entry));
      if (index === undefined) return;
      free.delete(index);
      found[at] = index;
    });
  for (const rule of [isSame, ...IDENTIFYING.map(sharing)]) {
    match(rule, true);
    match(rule, false);
  }
  match(() => true, true);
  // Entries that were moved and changed at once.
  if (old.length === next.length) match(() => true, false);
  return found;
}

/** The type that keeps the quotes of a scalar if they can hold the new value. */
function quotesFor(value: Data, type: string | null | undefined): Scalar.Type {
  if (type?.startsWith('BLOCK') && typeof value === 'string' && value.includes('\n'))
    return Scalar.BLOCK_LITERAL;
  if (typeof value === 'string' && NEEDS_ESCAPES.test(value)) return Scalar.QUOTE_DOUBLE;
  return type?.startsWith('QUOTE') && typeof value === 'string'
    ? (type as Scalar.Type)
    : Scalar.PLAIN;
}

/** Changes the nodes of one document, and notes which values to replace in its text. */
class Changes {
  readonly edits: Edit[] = [];
  /** Whether replacing values is not enough. */
  isRestructured = false;
  readonly #document: Document;

  constructor(document: Document) {
    this.#document = document;
  }

  /** Gives a node the new data; returns the node to use in its place. */
  apply(node: unknown, data: Data, isInFlow = false): unknown {
    const isFlow = isInFlow || (isCollection(node) && node.flow === true);
    if (isScalar(node) && typeof data !== 'object') this.#applyValue(node, data, isFlow);
    else if (isMap(node) && isGroup(data)) this.#applyFields(node as YAMLMap<Scalar>, data, isFlow);
    else if (isSeq(node) && Array.isArray(data)) this.#applyEntries(node, data, isFlow);
    else if (!isScalar(node) || !isSame(node.value, data)) return this.#create(data);
    return node;
  }

  #create(data: Data): unknown {
    this.isRestructured = true;
    return this.#document.createNode(data);
  }

  #applyValue(scalar: Scalar, data: Data, isInFlow: boolean): void {
    if (isSame(scalar.value, data)) return;
    const { type, range } = scalar;
    const [start = 0, end = 0] = range ?? [];
    scalar.value = data;
    scalar.type = quotesFor(data, type);
    const text = new Document(Object.assign(new Scalar(data), { type: scalar.type }), READING);
    this.edits.push({ start, end, text: text.toString(WRITING).trimEnd() });
    this.isRestructured ||= isInFlow || start === end || type?.startsWith('BLOCK') === true;
  }

  #applyFields(map: YAMLMap<Scalar>, data: Fields, isInFlow: boolean): void {
    const wanted = Object.keys(data).filter((name) => data[name] !== undefined);
    const pairs = map.items.filter(({ key }) => wanted.includes(String(key.value)));
    this.isRestructured ||= pairs.length < map.items.length;
    const places = new Map(pairs.map((pair) => [String(pair.key.value), pair]));
    for (const [index, name] of wanted.entries()) {
      const value = data[name] as Data;
      const pair = places.get(name);
      if (pair) pair.value = this.apply(pair.value, value, isInFlow);
      else {
        // A new field goes behind the one it follows in the form.
        const before = places.get(wanted[index - 1] ?? '');
        const added = this.#document.createPair(name, this.#create(value)) as Pair<Scalar>;
        pairs.splice(before ? pairs.indexOf(before) + 1 : 0, 0, added);
        places.set(name, added);
      }
    }
    map.items = pairs;
  }

  #applyEntries(list: YAMLSeq, data: readonly unknown[], isInFlow: boolean): void {
    const matched = matchEntries(list.toJSON(), data);
    const isMoved = matched.some((index, at) => index !== at);
    this.isRestructured ||= isMoved || matched.length !== list.items.length;
    list.items = matched.map((index, at) =>
      index === undefined
        ? this.#create(data[at] as Data)
        : this.apply(list.items[index], data[at] as Data, isInFlow),
    );
  }
}

function withEdits(source: string, edits: readonly Edit[]): string {
  const fromEnd = edits.toSorted((one, other) => other.start - one.start);
  return fromEnd.reduce(
    (text, { start, end, text: value }) => text.slice(0, start) + value + text.slice(end),
    source,
  );
}

/** How a file is laid out, for `toString`. */
function layoutOf(source: string) {
  const [, indent = '  '] = /^( +)\S/mu.exec(source) ?? [];
  return { ...WRITING, indent: indent.length, indentSeq: !/^( *)[\w-]+:\s*\n\1- /mu.test(source) };
}

/**
 * Changes the data of a YAML file. A changed value changes only its own line; when fields or entries
 * come, go or move, comments and quotes stay with them.
 *
 * @param text the file before; empty for a new one
 */
export function writeYaml(text: string, data: unknown): string {
  const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const source = text.slice(mark.length);
  const [tail = ''] = TAIL.exec(source) ?? [];
  const document = parseDocument(source.slice(0, source.length - tail.length), READING);
  const isBlank = document.contents === null;
  const changes = new Changes(document);
  document.contents = changes.apply(document.contents, data as Data) as typeof document.contents;
  if (!changes.isRestructured) return mark + withEdits(source, changes.edits);
  const body = document.toString(layoutOf(source));
  const written = isBlank ? source + body : body + tail;
  return mark + (source.includes('\r\n') ? written.replaceAll(/\r?\n/gu, '\r\n') : written);
}

/**
 * Changes a Markdown page with YAML front matter.
 *
 * @param file the page before; empty for a new one
 */
export function writeWords(file: string, data: unknown): string {
  const { text = '', ...fields } = data as { text?: string };
  const parts = splitWords(file);
  const front = writeYaml(parts.front, fields);
  const words = text.trim().replaceAll(/\r?\n/gu, file.includes('\r\n') ? '\r\n' : '\n');
  const [opening, closing] = [parts.opening || DASHES, parts.closing || `${DASHES}\n`];
  return opening + front + closing + words + (parts.end || '\n');
}
