import { Mark, Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';

/** The content check allows level 2 and below: the page itself has level 1. */
export const HEADING_LEVELS = [2, 3, 4] as const;

/** Addresses that a pasted link may have. */
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/iu;

const Link = Mark.create({
  name: 'link',
  // Outside of bold and italic.
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: '' }, title: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (SAFE_ADDRESS.test(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** A line break: soft ones are a plain new line in the file. A new one is not decided. */
const LineBreak = HardBreak.extend({
  addAttributes: () => ({ isSoft: { default: null, rendered: false } }),
});

/** Whether a list has empty lines between its entries, or an entry between its parts. */
const SPREAD = { spread: { default: false, rendered: false } };

/** A cell holds one paragraph, as in Markdown. */
const CELL = { content: 'paragraph' };

/** Markdown that the editor cannot show: it stays as it is. */
const SourceBlock = Node.create({
  name: 'sourceBlock',
  group: 'block',
  atom: true,
  addAttributes: () => ({ source: { default: '', rendered: false } }),
  parseHTML: () => [
    { tag: 'pre[data-source]', getAttrs: ({ textContent }) => ({ source: textContent }) },
  ],
  renderHTML: ({ node }) => ['pre', { 'data-source': '' }, String(node.attrs.source)],
});

/** The same inside of a paragraph. */
const SourceInline = Node.create({
  name: 'sourceInline',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ source: { default: '', rendered: false } }),
  parseHTML: () => [
    { tag: 'code[data-source]', getAttrs: ({ textContent }) => ({ source: textContent }) },
  ],
  renderHTML: ({ node }) => ['code', { 'data-source': '' }, String(node.attrs.source)],
});

/** What the editor can show: what the site shows, and any other Markdown as its source. */
export const EXTENSIONS = [
  Document,
  Paragraph,
  Text,
  Link,
  Bold,
  Italic,
  Strike,
  // Code may also be bold or a link.
  Code.extend({ excludes: '' }),
  Heading.extend({
    // Other levels, which a file may have, are shown as well.
    renderHTML: ({ node }) => [`h${node.attrs.level}`, 0],
  }).configure({ levels: [...HEADING_LEVELS] }),
  Blockquote,
  HorizontalRule,
  LineBreak,
  BulletList.extend({ addAttributes: () => SPREAD }),
  OrderedList.extend({ addAttributes: () => ({ start: { default: 1 }, ...SPREAD }) }),
  ListItem.extend({ addAttributes: () => SPREAD }),
  ListKeymap,
  // The policy of the window allows no inline styles, which the library would write.
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }),
  TableRow,
  TableHeader.extend(CELL),
  TableCell.extend(CELL),
  SourceBlock,
  SourceInline,
];
