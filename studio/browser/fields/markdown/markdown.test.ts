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
