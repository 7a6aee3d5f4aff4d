import { globSync, readFileSync } from 'node:fs';
import { getSchema } from '@tiptap/core';
import { Transform } from '@tiptap/pm/transform';
import { describe, expect, it } from 'vitest';
import { EXTENSIONS } from './extensions.ts';
import { readMarkdown } from './readMarkdown.ts';
import { writeMarkdown } from './writeMarkdown.ts';
import type { Node } from '@tiptap/pm/model';

const SCHEMA = getSchema(EXTENSIONS);
const FILES = globSync([
  '*.md',
  'bench/*.md',
  'docs/{browsers,content,online,owner,performance,reliability,specification}.md',
  'samples/*/words/*.md',
  'tests/fixtures/markdown/*.md',
]);

const FRONT_MATTER = /^---\n[^]*?\n---\n\s*/u;
/** Edits of one file; each is written and read. */
const MOST_EDITS = 8;

const read = (text: string) => readMarkdown(text, SCHEMA);

/** Where the first paragraph or heading in a block ends; undefined without one. */
function endOfWords(doc: Node, index: number): number | undefined {
  const start = doc.children.slice(0, index).reduce((size, { nodeSize }) => size + nodeSize, 0);
  let found: number | undefined;
  doc.nodesBetween(start, start + doc.child(index).nodeSize, (node, position) => {
    if (node.isTextblock) found ??= position + 1 + node.content.size;
  });
  return found;
}

describe.each(FILES)('%s', (file) => {
  const text = readFileSync(file, 'utf8').replace(FRONT_MATTER, '');

  it('is written as it was read', () => {
    const before = read(text);
    expect(writeMarkdown(before.doc, before)).toBe(text);
  });

  it('changes only in the block that is edited', () => {
    const before = read(text);
    const step = Math.ceil(before.blocks.length / MOST_EDITS);
    let offset = 0;
    for (const [index, { gap, source }] of before.blocks.entries()) {
      const start = offset + gap.length;
      offset = start + source.length;
      const position = endOfWords(before.doc, index);
      if (position === undefined || index % step !== 0) continue;
      const { doc } = new Transform(before.doc).insert(position, SCHEMA.text('Neu'));
      const written = writeMarkdown(doc, before);
      expect(written.slice(0, start)).toBe(text.slice(0, start));
      expect(written.slice(written.length - text.length + offset)).toBe(text.slice(offset));
      expect(read(written).doc.toJSON()).toEqual(doc.toJSON());
    }
  });

  it('means the same when every block is written anew', () => {
    const { doc } = read(text);
    const written = writeMarkdown(doc, { doc, blocks: [], end: '' });
    expect(read(written).doc.toJSON()).toEqual(doc.toJSON());
  });
});

describe('an edit', () => {
  const paragraph = (...words: Node[]) => SCHEMA.node('paragraph', null, words);
  const bold = (text: string) => SCHEMA.text(text, [SCHEMA.mark('bold')]);
  const lineBreak = () => SCHEMA.node('hardBreak');
  /** What is written when the blocks of a text are replaced by others. */
  const writeAfter = (text: string, change: (blocks: Node[]) => Node[]) => {
    const before = read(text);
    return writeMarkdown(SCHEMA.node('doc', null, change([...before.doc.children])), before);
  };

  it('puts spaces at the edges of bold words outside of the signs', () => {
    const words = paragraph(SCHEMA.text('We'), bold(' tidy '), SCHEMA.text('up '));
    expect(writeAfter('', () => [words])).toBe('We **tidy** up');
  });

  it('writes lines as lines, and an empty line between them as well', () => {
    const words = paragraph(SCHEMA.text('One '), lineBreak(), SCHEMA.text('two'));
    expect(writeAfter('', () => [words])).toBe('One\ntwo');
    const apart = paragraph(SCHEMA.text('One'), lineBreak(), lineBreak(), SCHEMA.text('two'));
    expect(writeAfter('', () => [apart])).toBe('One\\\n\\\ntwo');
  });

  it('does not write paragraphs without words', () => {
    const added = (blocks: Node[]) => [...blocks, paragraph(), paragraph(lineBreak())];
    expect(writeAfter('One', added)).toBe('One');
  });

  it('leaves the other blocks alone when one is removed, added or moved', () => {
    const text = '* one\n\n\nTwo\n# Three\n<br>\n\n---';
    expect(writeAfter(text, (blocks) => blocks.toSpliced(1, 1))).toBe(
      '* one\n\n# Three\n<br>\n\n---',
    );
    expect(writeAfter(text, (blocks) => blocks.toSpliced(1, 0, paragraph(bold('New'))))).toBe(
      '* one\n\n**New**\n\nTwo\n# Three\n<br>\n\n---',
    );
    expect(writeAfter(text, ([first, ...others]) => [...others, first ?? paragraph()])).toBe(
      'Two\n# Three\n<br>\n\n---\n\n* one',
    );
  });

  it('keeps two new lists apart', () => {
    const list = (word: string) =>
      SCHEMA.node('bulletList', null, [
        SCHEMA.node('listItem', null, [paragraph(SCHEMA.text(word))]),
      ]);
    const written = writeAfter('', () => [list('One'), list('Two')]);
    expect(read(written).doc.childCount).toBe(2);
  });

  it('keeps the signs of the block that it changes', () => {
    const text = '* *one*\n* _two_ __three__\n\n3) four';
    const withWord = (blocks: Node[]) => {
      const position = endOfWords(SCHEMA.node('doc', null, blocks), 0) ?? 0;
      const doc = SCHEMA.node('doc', null, blocks);
      return new Transform(doc).insert(position, SCHEMA.text('!')).doc.children as Node[];
    };
    expect(writeAfter(text, withWord)).toBe('* *one*!\n* *two* __three__\n\n3) four');
  });
});
