import type { Mark, Node } from '@tiptap/pm/model';
import type { BlockContent, ListItem, PhrasingContent, RootContent, TableCell } from 'mdast';

/**
 * How a new line break is written: the site shows a plain new line as one, but not in lists, and
 * headings and cells have none.
 */
type Breaks = 'soft' | 'hard' | 'none';

/** Words with the same marks. */
interface Run {
  marks: readonly Mark[];
  /** Missing for text. */
  node?: Node;
  text: string;
}

/** Spaces at the edges of bold words belong outside: Markdown would show the signs. */
function splitSpaces({ marks, text }: Run): Run[] {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  return [before, words, after]
    .map((part) => ({ marks, text: part }))
    .filter((part) => part.text !== '');
}

function hasMark(run: Run | undefined, mark: Mark): boolean {
  return run?.marks.some((one) => one.eq(mark)) === true;
}

function isSpace(run: Run | undefined): boolean {
  return run !== undefined && run.node === undefined && run.text.trim() === '';
}

function runOf(node: Node, breaks: Breaks): Run[] {
  const { marks, text } = node;
  if (text !== undefined)
    return marks.some(({ type }) => type.name === 'code')
      ? [{ marks, text, node }]
      : splitSpaces({ marks, text });
  if (node.type.name !== 'hardBreak') return [{ marks, text: '', node }];
  if (breaks === 'none') return [{ marks, text: ' ' }];
  const isSoft = (node.attrs.isSoft as boolean | null) ?? breaks === 'soft';
  return [isSoft ? { marks, text: '\n' } : { marks, text: '', node }];
}

function runsOf(parent: Node, breaks: Breaks): Run[] {
  const runs = parent.children.flatMap((node) => runOf(node, breaks));
  const isBlank = (run: Run | undefined) => isSpace(run) || run?.node?.type.name === 'hardBreak';
  const wordsFrom = (index: number, step: 1 | -1) => {
    let at = index + step;
    while (isBlank(runs[at])) at += step;
    return runs[at];
  };
  return runs.map((run, index) => {
    if (!isBlank(run)) return run;
    const [previous, next] = [wordsFrom(index, -1), wordsFrom(index, 1)];
    const marks = run.marks.filter((mark) => hasMark(previous, mark) && hasMark(next, mark));
    return { ...run, marks };
  });
}

/** No spaces at the beginning and end of a line, no line break at the edge of a paragraph. */
function trimmed(runs: readonly Run[]): Run[] {
  const isBreak = (run: Run | undefined) =>
    run === undefined || run.text === '\n' || run.node?.type.name === 'hardBreak';
  const inner = runs.filter((run, index) => {
    if (!isSpace(run) || run.text === '\n' || run.text.includes('\u00A0')) return true;
    return !isBreak(runs[index - 1]) && !isBreak(runs[index + 1]);
  });
  const first = inner.findIndex((run) => !isBreak(run));
  const last = inner.findLastIndex((run) => !isBreak(run));
  return first === -1 ? [] : inner.slice(first, last + 1);
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

function wordsOf({ node, text }: Run): PhrasingContent {
  if (node?.type.name === 'hardBreak') return { type: 'break' };
  if (node?.type.name === 'sourceInline') return { type: 'html', value: String(node.attrs.source) };
  return node ? { type: 'inlineCode', value: text } : { type: 'text', value: text };
}

function inline(node: Node, breaks: Breaks): PhrasingContent[] {
  return phrasing(trimmed(runsOf(node, breaks)));
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
