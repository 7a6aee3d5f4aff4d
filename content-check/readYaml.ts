import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import { decodeText } from './decodeText.ts';
import { explainYamlError } from './yamlErrors.ts';
import { readSigns } from './yamlTokens.ts';
import type { Slip } from './issue.ts';

/** Says in which line a field stands, by its path; of a field that is missing, where its group does. */
export type LineOf = (path: readonly PropertyKey[]) => number | undefined;

/** What a YAML file holds, or what keeps it from being read as it was meant. */
export type YamlResult = { data: unknown; lineOf: LineOf } | { slips: readonly Slip[] };

/** The part of a file below a node: its place and what is there. */
function below(node: unknown, part: PropertyKey): { offset: number; value: unknown } | undefined {
  if (isSeq(node)) {
    const value = node.items[Number(part)] as Node | undefined;
    return value?.range ? { offset: value.range[0], value } : undefined;
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && (key.source ?? '') === part);
  const { range } = (pair?.key ?? {}) as Partial<Scalar>;
  return range ? { offset: range[0], value: pair?.value } : undefined;
}

function lineFinder(document: Document, lines: LineCounter): LineOf {
  return (path) => {
    let offset: number | undefined;
    let node: unknown = document.contents;
    for (const part of path) {
      const found = below(node, part);
      if (!found) break;
      ({ offset, value: node } = found);
    }
    return offset === undefined ? undefined : lines.linePos(offset).line;
  };
}

/** Numbers in a spelling of programmers, in which 1.000 is one. */
function oddNumbers(document: Document, lines: LineCounter): Slip[] {
  const slips: Slip[] = [];
  visit(document, {
    Scalar(_, { value, source = '', range }) {
      if (typeof value !== 'number' || String(value) === source || !range) return;
      const message = `has ${source}, which is read as the number ${value}. Write a number in digits only, and a text in quotes.`;
      slips.push({ line: lines.linePos(range[0]).line, message });
    },
  });
  return slips;
}

/**
 * Reads a YAML file as the site does.
 *
 * @returns its data, or the lines that cannot be read or would lose words; of what stops the parser
 *   only the first, as more may only follow from it
 */
export function readYaml(bytes: Uint8Array): YamlResult {
  const decoded = decodeText(bytes);
  if ('slips' in decoded) return decoded;
  const { text: source } = decoded;
  const lines = new LineCounter();
  const { slips, continued } = readSigns(source, lines);
  if (slips.length > 0) return { slips };

  // The build takes a bare 2023-01-31 for a date, so the check has to do the same.
  const document = parseDocument(source, { customTags: ['timestamp'] });
  const [error] = document.errors;
  if (error) return { slips: [explainYamlError(error, document, source, lines)] };

  const silent = [...continued, ...oddNumbers(document, lines)];
  if (silent.length > 0) return { slips: silent };
  return { data: document.toJS(), lineOf: lineFinder(document, lines) };
}
