import type { Mark, Node } from '@tiptap/pm/model';
import type { BlockContent, ListItem, PhrasingContent, RootContent, TableCell } from 'mdast';

/**
 * How a new line break is written: the site shows a plain new line as one, but not in lists, and
 * headings and cells have none.
 */
type Breaks = 'soft' | 'hard' | 'none';

/** A part of a paragraph: words with the same marks, a line break, or Markdown that stays as it is. */
interface Run {
  kind: 'text' | 'code' | 'softBreak' | 'hardBreak' | 'source';
  marks: readonly Mark[];
  text: string;
}

function hasMark(run: Run | undefined, mark: Mark): boolean {
  return run?.marks.some((one) => one.eq(mark)) === true;
}

function isSpace(run: Run | undefined): boolean {
  return run?.kind === 'text' && run.text.trim() === '';
}

function isBreak(run: Run | undefined): boolean {
  return run?.kind === 'softBreak' || run?.kind === 'hardBreak';
}

/** Spaces at the edges of bold words belong outside: Markdown would show the signs. */
function splitSpaces(text: string, marks: readonly Mark[]): Run[] {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  return [before, words, after]
    .filter((part) => part !== '')
    .map((part) => ({ kind: 'text', marks, text: part }));
}

function runsOfNode({ type, marks, text, attrs }: Node, breaks: Breaks): Run[] {
  if (text !== undefined) {
    const isCode = marks.some((mark) => mark.type.name === 'code');
    return isCode ? [{ kind: 'code', marks, text }] : splitSpaces(text, marks);
  }
  if (type.name !== 'hardBreak') return [{ kind: 'source', marks, text: String(attrs.source) }];
  if (breaks === 'none') return [{ kind: 'text', marks, text: ' ' }];
  const isSoft = (attrs.isSoft as boolean | null) ?? breaks === 'soft';
  return [{ kind: isSoft ? 'softBreak' : 'hardBreak', marks, text: '\n' }];
}

/** The runs of a paragraph; spaces and breaks have only the marks of the words on both sides. */
function runsOf(parent: Node, breaks: Breaks): Run[] {
  const runs = parent.children.flatMap((node) => runsOfNode(node, breaks));
  const isBlank = (run: Run | undefined) => isSpace(run) || isBreak(run);
  return runs.map((run, index) => {
    if (!isBlank(run)) return run;
    const previous = runs.slice(0, index).findLast((one) => !isBlank(one));
    const next = runs.slice(index).find((one) => !isBlank(one));
    const marks = run.marks.filter((mark) => hasMark(previous, mark) && hasMark(next, mark));
    return { ...run, marks };
  });
}

/** No spaces at the beginning and end of a line, no line break at the edge of a paragraph. */
function trimmed(runs: readonly Run[]): Run[] {
  const isEdge = (run: Run | undefined) => run === undefined || isBreak(run);
  const inner = runs.filter((run, index) => {
    if (!isSpace(run) || run.text.includes('\u00A0')) return true;
    return !isEdge(runs[index - 1]) && !isEdge(runs[index + 1]);
  });
  const first = inner.findIndex((run) => !isBreak(run));
  const last = inner.findLastIndex((run) => !isBreak(run));
  return first === -1 ? [] : inner.slice(first, last + 1);
}

/** Two plain new lines in a row would end the paragraph. */
function withSafeBreaks(runs: readonly Run[]): Run[] {
  return runs.map((run, index) => {
    const isRow = isBreak(runs[index - 1]) || isBreak(runs[index + 1]);
    return run.kind === 'softBreak' && isRow ? { ...run, kind: 'hardBreak' } : run;
  });
}

/** Puts runs with a common mark into one node, outer marks first. */
function phrasing(runs: readonly Run[]): PhrasingContent[] {
  const found: PhrasingContent[] = [];
  let rest = runs;
  for (let [run] = rest; run !== undefined; [run] = rest) {
    const mark = run.marks.find(({ type }) => type.name !== 'code');
    const after = mark ? rest.findIndex((one) => !hasMark(one, mark)) : 1;
    const end = after === -1 ? rest.length : after;
    const inside = rest.slice(0, end);
    rest = rest.slice(end);
    if (mark) {
      const others = ({ marks }: Run) => marks.filter((one) => !one.eq(mark));
      const inner = inside.map((one) => ({ ...one, marks: others(one) }));
      found.push(marked(mark, phrasing(inner)));
    } else found.push(wordsOf(run));
  }
  return found;
}

function marked({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent {
  if (type.name === 'link')
    return { type: 'link', url: String(attrs.href), title: attrs.title as string | null, children };
  if (type.name === 'bold') return { type: 'strong', children };
  return { type: type.name === 'italic' ? 'emphasis' : 'delete', children };
}

function wordsOf({ kind, text }: Run): PhrasingContent {
  if (kind === 'hardBreak') return { type: 'break' };
  if (kind === 'source') return { type: 'html', value: text };
  return kind === 'code' ? { type: 'inlineCode', value: text } : { type: 'text', value: text };
}

function inline(node: Node, breaks: Breaks): PhrasingContent[] {
  return phrasing(withSafeBreaks(trimmed(runsOf(node, breaks))));
}

function cellsOf(row: Node): TableCell[] {
  return row.children.flatMap((cell) => {
    const empty = Array.from({ length: Number(cell.attrs.colspan ?? 1) - 1 }, () => []);
    const words = cell.children.flatMap((paragraph) => inline(paragraph, 'none'));
    return [words, ...empty].map((children) => ({ type: 'tableCell', children }) as const);
  });
}

function flow(nodes: readonly Node[], breaks: Breaks): BlockContent[] {
  return nodes.flatMap((node) => mdastOf(node, breaks)) as BlockContent[];
}

/** The nodes of the Markdown writer for a block of the editor. */
export function mdastOf(node: Node, breaks: Breaks = 'soft'): RootContent[] {
  const { attrs, children } = node;
  const spread = attrs.spread === true;
  switch (node.type.name) {
    case 'heading':
      return [{ type: 'heading', depth: attrs.level as 2, children: inline(node, 'none') }];
    case 'blockquote':
      return [{ type: 'blockquote', children: flow(children, breaks) }];
    case 'horizontalRule':
      return [{ type: 'thematicBreak' }];
    case 'bulletList':
    case 'orderedList': {
      const ordered = node.type.name === 'orderedList';
      const items = children.flatMap((item) => mdastOf(item, 'hard')) as ListItem[];
      return [{ type: 'list', ordered, start: attrs.start as number, spread, children: items }];
    }
    case 'listItem':
      return [{ type: 'listItem', spread, children: flow(children, breaks) }];
    case 'table': {
      const rows = children.map((row) => ({ type: 'tableRow', children: cellsOf(row) }) as const);
      const align = node.firstChild?.children.map((cell) => cell.attrs.align as null) ?? [];
      return [{ type: 'table', align, children: rows }];
    }
    case 'sourceBlock':
      return [{ type: 'html', value: String(attrs.source) }];
    default:
      return [{ type: 'paragraph', children: inline(node, breaks) }];
  }
}
