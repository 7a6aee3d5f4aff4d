import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { mdastOf } from './mdastOf.ts';
import type { Node } from '@tiptap/pm/model';
import type { Block, MarkdownText } from './readMarkdown.ts';

const EMPTY_LINE = '\n\n';
/** The sign of a list. */
const BULLET = /^ *([*+-])\s/u;
const NUMBER = /^ *\d+([.)])\s/u;

/** The signs of a block in the file, which an edit keeps. */
function styleOf(source: string): Options {
  const [, bullet = '-'] = BULLET.exec(source) ?? [];
  const [, bulletOrdered = '.'] = NUMBER.exec(source) ?? [];
  const hasUnderscores = /(?<![\w\\])_(?![\s_])/u.test(source);
  const hasStars = /(?<![*\\])\*(?![\s*])/u.test(source);
  const lengths = new Set(source.split('\n').map(({ length }) => length));
  return {
    bullet: bullet as '-',
    bulletOrdered: bulletOrdered as '.',
    emphasis: hasUnderscores && !hasStars ? '_' : '*',
    strong: /(?<![\w\\])__\S/u.test(source) ? '_' : '*',
    rule: '-',
    listItemIndent: 'one',
    setext: /\n *(?:=+|-+) *$/u.test(source),
    extensions: [
      gfmStrikethroughToMarkdown(),
      gfmTableToMarkdown({ tablePipeAlign: lengths.size === 1 }),
    ],
  };
}

/** Writes one block; `source` is what stood there before, `previous` the block above it. */
function writeBlock(node: Node, source: string, previous: string): string {
  const style = styleOf(source);
  const above = styleOf(previous);
  // Two lists with the same signs would be one.
  if (BULLET.test(previous) && style.bullet === above.bullet)
    style.bullet = style.bullet === '-' ? '*' : '-';
  if (NUMBER.test(previous) && style.bulletOrdered === above.bulletOrdered)
    style.bulletOrdered = style.bulletOrdered === '.' ? ')' : '.';
  const children = mdastOf(node);
  return toMarkdown({ type: 'root', children }, style).replace(/\n$/u, '');
}

/** Where a node of the document comes from. */
interface Origin {
  /** The index of its block; missing for a new one. */
  block?: number;
  isSame: boolean;
}

/** Finds the block of each node: an equal one, or the one that was edited in its place. */
function originsOf(nodes: readonly Node[], blocks: readonly Block[]): Origin[] {
  const isEqual = (index: number, block: number) =>
    nodes[index] !== undefined && blocks[block]?.node.eq(nodes[index]) === true;
  const shift = blocks.length - nodes.length;
  let first = 0;
  while (isEqual(first, first)) first += 1;
  let last = nodes.length - 1;
  while (last >= first && last + shift >= first && isEqual(last, last + shift)) last -= 1;
  const free = new Set(blocks.keys().filter((block) => block >= first && block <= last + shift));
  return nodes.map((_, index): Origin => {
    if (index < first) return { block: index, isSame: true };
    if (index > last) return { block: index + shift, isSame: true };
    const block = free.values().find((one) => isEqual(index, one));
    if (block === undefined)
      return shift === 0 ? { block: index, isSame: false } : { isSame: false };
    free.delete(block);
    return { block, isSame: true };
  });
}

/** Markdown has no empty paragraphs. */
function isEmpty({ type, textContent, children }: Node): boolean {
  const isBreak = (node: Node) => node.isText || node.type.name === 'hardBreak';
  return type.name === 'paragraph' && textContent.trim() === '' && children.every(isBreak);
}

/**
 * Writes the document of the editor as Markdown. Blocks that are as they were in `before` are written
 * as they stood there.
 */
export function writeMarkdown(doc: Node, { blocks, end }: MarkdownText): string {
  const nodes = doc.children.filter((node) => !isEmpty(node));
  const origins = originsOf(nodes, blocks);
  /** What stands before a node: as in the file, if both neighbours are as there. */
  const gapBefore = (index: number): string => {
    const { block = -1, isSame } = origins[index] ?? {};
    const above = origins[index - 1];
    const gap = blocks[block]?.gap;
    const areNeighbours = index === 0 ? block === 0 : above?.block === block - 1;
    // Without an empty line, a changed block of another type could join the one above.
    const areTypesKept =
      blocks[block]?.node.type === nodes[index]?.type &&
      blocks[block - 1]?.node.type === nodes[index - 1]?.type;
    const areKept = areTypesKept || (isSame === true && above?.isSame === true);
    const isSafe = index === 0 || areKept || gap?.includes(EMPTY_LINE) === true;
    if (gap !== undefined && areNeighbours && isSafe) return gap;
    return index === 0 ? '' : EMPTY_LINE;
  };
  const written: string[] = [];
  for (const [index, node] of nodes.entries()) {
    const { block = -1, isSame } = origins[index] ?? {};
    const source = blocks[block]?.source ?? '';
    written.push(isSame ? source : writeBlock(node, source, written.at(-1) ?? ''));
  }
  const text = written.map((source, index) => gapBefore(index) + source).join('');
  return text === '' ? '' : text + end;
}
