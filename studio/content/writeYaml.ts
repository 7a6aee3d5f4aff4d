import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { insertNew, isSame, matchEntries } from './matchEntries.ts';
import {
  endOf,
  freshText,
  indentText,
  isBlank,
  joinParts,
  lineStart,
  type Part,
  partsOf,
  READING,
  scalarText,
  spanOf,
} from './yamlText.ts';

type Fields = Record<string, unknown>;

const BYTE_ORDER_MARK = '\uFEFF';

function isFields(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** A new part, its further lines below its first. */
function newPart(value: unknown, column: number, source: string): Part {
  return { lead: '', text: indentText(freshText(value), column, source), end: '' };
}

/** The text of a part whose value has changed; it is written anew where its kind has. */
function changedPart(
  source: string,
  part: Part,
  { start, end, value }: { start: number; end: number; value: unknown },
  data: unknown,
  anew: () => Part,
): Part {
  const written = isBlank(value) ? undefined : writeValue(source, value, data);
  const behind = part.text.slice(end - start);
  if (written === undefined) {
    const isUnchanged = isBlank(value) && (data === null || data === undefined);
    return { ...part, text: isUnchanged ? part.text : `${anew().text}${behind}` };
  }
  const [valueStart = start] = (value as { range?: readonly number[] }).range ?? [];
  return { ...part, text: `${source.slice(start, valueStart)}${written}${behind}` };
}

function writeFields(source: string, map: YAMLMap, data: Fields): string {
  const spans = map.items.map((pair) => ({ ...spanOf(pair, source), value: pair.value }));
  const parts = partsOf(source, spans);
  const [{ start } = { start: 0 }] = spans;
  const column = start - lineStart(source, start);
  const old = map.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
  const wanted = Object.keys(data).filter((name) => data[name] !== undefined);
  const names = insertNew(
    old.filter((name) => wanted.includes(name)),
    wanted,
  );
  const written = names.map((name) => {
    const anew = () => newPart({ [name]: data[name] }, column, source);
    const index = old.indexOf(name);
    const [part, span] = [parts[index], spans[index]];
    return part && span ? changedPart(source, part, span, data[name], anew) : anew();
  });
  return joinParts(written, source, start);
}

/** Where the dash of an entry stands. */
function dashOf(list: YAMLSeq, index: number): number {
  const token = list.srcToken?.type === 'block-seq' ? list.srcToken.items[index] : undefined;
  return token?.start.find(({ type }) => type === 'seq-item-ind')?.offset ?? 0;
}

/** Empty lines part places of a list, notes belong to what stands there: only these move along. */
function withGaps(parts: readonly Part[], gaps: readonly string[]): Part[] {
  return parts.map((part, index) => ({
    ...part,
    lead: (gaps[index] ?? gaps.at(-1) ?? '') + part.lead.replace(/^(?:[ \t]*\r?\n)+/u, ''),
  }));
}

function writeEntries(source: string, list: YAMLSeq, data: readonly unknown[]): string {
  const spans = list.items.map((value, index) => {
    const start = dashOf(list, index);
    return { start, end: isBlank(value) ? start + 1 : endOf(value, source), value };
  });
  const parts = partsOf(source, spans);
  const [{ start } = { start: 0 }] = spans;
  const column = start - lineStart(source, start);
  const written = matchEntries(list.toJSON(), data).map((index, at) => {
    const anew = () => newPart([data[at]], column, source);
    const [part, span] = [parts[index ?? -1], spans[index ?? -1]];
    return part && span ? changedPart(source, part, span, data[at], anew) : anew();
  });
  const gaps = parts.map(({ lead }) => /^(?:[ \t]*\r?\n)*/u.exec(lead)?.[0] ?? '');
  return joinParts(withGaps(written, gaps), source, start);
}

/** The text of a value with other data; undefined where it has to be written anew. */
function writeValue(source: string, node: unknown, data: unknown): string | undefined {
  if (isScalar(node) && typeof data !== 'object') {
    const [start = 0] = node.range ?? [];
    const isOld = isSame(node.value, data);
    return isOld ? source.slice(start, endOf(node, source)) : scalarText(data, node.type);
  }
  if (!isCollection(node)) return undefined;
  if (node.flow) {
    const [start = 0, end = 0] = node.range ?? [];
    if (isSame(node.toJSON(), data)) return source.slice(start, end);
    return typeof data === 'object' && data !== null ? freshText(data, true) : undefined;
  }
  if (isMap(node) && isFields(data) && Object.keys(data).length > 0)
    return writeFields(source, node, data);
  if (isSeq(node) && Array.isArray(data) && data.length > 0)
    return writeEntries(source, node, data);
  return undefined;
}

/**
 * Changes the words of a YAML file and nothing else: what stays the same stays byte by byte, notes,
 * quotes, indentation and line breaks included. A changed value changes its own line.
 *
 * @param text the file as it is; empty for a new one
 * @param data what it has to hold
 */
export function writeYaml(text: string, data: unknown): string {
  const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const source = text.slice(mark.length);
  const { contents } = parseDocument(source, READING);
  const [start = source.length] = contents?.range ?? [];
  const written = isBlank(contents) ? undefined : writeValue(source, contents, data);
  const end = written === undefined ? source.length : endOf(contents, source);
  const anew = () => indentText(`${freshText(data)}\n`, 0, source);
  return `${mark}${source.slice(0, start)}${written ?? anew()}${source.slice(end)}`;
}
