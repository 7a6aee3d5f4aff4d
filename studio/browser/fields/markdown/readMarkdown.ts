import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Mark, Node, Schema } from '@tiptap/pm/model';
import type { Definition, Nodes, PhrasingContent, Root, RootContent, Table } from 'mdast';

/** A paragraph, list, table or the like, and what stands for it in the file. */
export interface Block {
  node: Node;
  source: string;
  /** What is between it and the block before: line breaks. */
  gap: string;
}

/** Markdown as the editor shows it. Gaps, sources and end are the whole text. */
export interface MarkdownText {
  doc: Node;
  blocks: readonly Block[];
  end: string;
}

const SHOWN = new Set<Nodes['type']>([
  ...(['paragraph', 'heading', 'blockquote', 'list', 'listItem', 'thematicBreak'] as const),
  ...(['table', 'tableRow', 'tableCell'] as const),
  ...(['text', 'strong', 'emphasis', 'delete', 'inlineCode', 'break', 'link'] as const),
]);

/** Unknown parts of a paragraph, which stand in it as their source. */
const INLINE = new Set<Nodes['type']>(['html', 'image', 'imageReference', 'footnoteReference']);

const MARKS: Partial<Record<Nodes['type'], string>> = {
  strong: 'bold',
  emphasis: 'italic',
  delete: 'strike',
};

function parse(text: string): Root {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** Makes the editor's nodes of the nodes of the Markdown parser. */
class Reader {
  readonly #schema: Schema;
  readonly #text: string;
  readonly #definitions: ReadonlyMap<string, Definition>;

  constructor(schema: Schema, text: string, root: Root) {
    this.#schema = schema;
    this.#text = text;
    const definitions = root.children.filter((node) => node.type === 'definition');
    // The first of several counts.
    this.#definitions = new Map(definitions.toReversed().map((one) => [one.identifier, one]));
  }

  /** A block; what the editor cannot show becomes its source. */
  block(node: RootContent, source: string): Node {
    try {
      if (this.#isShown(node, false)) return this.#nodeOf(node);
    } catch {
      // It does not fit the schema, such as a list entry that begins with a table.
    }
    return this.#schema.node('sourceBlock', { source });
  }

  #sourceOf({ position }: Nodes): string {
    return this.#text.slice(position?.start.offset, position?.end.offset);
  }

  #isShown(node: Nodes, isInline: boolean): boolean {
    if (isInline && INLINE.has(node.type)) return !this.#sourceOf(node).includes('\n');
    if (node.type === 'linkReference') {
      if (!this.#definitions.has(node.identifier)) return false;
    } else if (!SHOWN.has(node.type)) return false;
    if (node.type === 'listItem' && typeof node.checked === 'boolean') return false;
    if (!('children' in node)) return true;
    const hasWords = isInline || ['paragraph', 'heading', 'tableCell'].includes(node.type);
    return node.children.every((child) => this.#isShown(child, hasWords));
  }

  #nodesOf(nodes: readonly Nodes[]): Node[] {
    return nodes.map((node) => this.#nodeOf(node));
  }

  #nodeOf(node: Nodes): Node {
    switch (node.type) {
      case 'heading':
        return this.#schema.node('heading', { level: node.depth }, this.#inline(node.children));
      case 'blockquote':
        return this.#schema.node('blockquote', null, this.#nodesOf(node.children));
      case 'thematicBreak':
        return this.#schema.node('horizontalRule', null);
      case 'list': {
        const spread = node.spread === true;
        const items = this.#nodesOf(node.children);
        return node.ordered
          ? this.#schema.node('orderedList', { start: node.start, spread }, items)
          : this.#schema.node('bulletList', { spread }, items);
      }
      case 'listItem': {
        const parts = this.#nodesOf(node.children);
        const content = parts.length === 0 ? [this.#schema.node('paragraph', null)] : parts;
        return this.#schema.node('listItem', { spread: node.spread === true }, content);
      }
      case 'table':
        return this.#table(node);
      default:
        return this.#schema.node(
          'paragraph',
          null,
          this.#inline('children' in node ? (node.children as PhrasingContent[]) : []),
        );
    }
  }

  #table({ children, align }: Table): Node {
    const width = children[0]?.children.length ?? 0;
    const rows = children.map((row, rowIndex) => {
      const cells = Array.from({ length: width }, (_, column) => {
        const paragraph = this.#schema.node(
          'paragraph',
          null,
          this.#inline(row.children[column]?.children ?? []),
        );
        const type = rowIndex === 0 ? 'tableHeader' : 'tableCell';
        return this.#schema.node(type, { align: align?.[column] ?? null }, [paragraph]);
      });
      return this.#schema.node('tableRow', null, cells);
    });
    return this.#schema.node('table', null, rows);
  }

  #inline(nodes: readonly PhrasingContent[], marks: readonly Mark[] = []): Node[] {
    return nodes.flatMap((node) => this.#inlineOf(node, marks));
  }

  #inlineOf(node: PhrasingContent, marks: readonly Mark[]): Node[] {
    const mark = (name: string, attributes?: Record<string, unknown>) =>
      this.#schema.mark(name, attributes).addToSet(marks);
    const link = ({ url, title }: Pick<Definition, 'url' | 'title'>, words: PhrasingContent[]) =>
      this.#inline(words, mark('link', { href: url, title: title ?? null }));
    switch (node.type) {
      case 'text':
        return this.#lines(node.value, marks);
      case 'strong':
      case 'emphasis':
      case 'delete':
        return this.#inline(node.children, mark(MARKS[node.type] ?? ''));
      case 'inlineCode':
        return [this.#schema.text(node.value, mark('code'))];
      case 'break':
        return [this.#schema.node('hardBreak', { isSoft: false }).mark(marks)];
      case 'link':
        return link(node, node.children);
      case 'linkReference': {
        const definition = this.#definitions.get(node.identifier);
        return definition ? link(definition, node.children) : [];
      }
      default:
        return [this.#schema.node('sourceInline', { source: this.#sourceOf(node) }).mark(marks)];
    }
  }

  /** A text with soft line breaks. */
  #lines(text: string, marks: readonly Mark[]): Node[] {
    return text.split('\n').flatMap((line, index) => {
      const words = line === '' ? [] : [this.#schema.text(line, marks)];
      return index === 0
        ? words
        : [this.#schema.node('hardBreak', { isSoft: true }).mark(marks), ...words];
    });
  }
}

/** Reads Markdown for the editor. */
export function readMarkdown(text: string, schema: Schema): MarkdownText {
  const root = parse(text);
  const reader = new Reader(schema, text, root);
  const blocks: Block[] = [];
  let offset = 0;
  for (const node of root.children) {
    const first = node.position?.start.offset ?? offset;
    // Spaces before it are part of it: four of them make code.
    const start = Math.max(offset, text.lastIndexOf('\n', first - 1) + 1);
    const end = node.position?.end.offset ?? first;
    const source = text.slice(start, end);
    blocks.push({ node: reader.block(node, source), source, gap: text.slice(offset, start) });
    offset = end;
  }
  const nodes = blocks.map(({ node }) => node);
  const content = nodes.length > 0 ? nodes : [schema.node('paragraph')];
  return { doc: schema.topNodeType.create(null, content), blocks, end: text.slice(offset) };
}
