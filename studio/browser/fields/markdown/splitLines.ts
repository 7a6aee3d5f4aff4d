import type { Transaction } from '@tiptap/pm/state';

/** Makes each chosen line of a paragraph a paragraph, so that a list gets an entry for each. */
export function splitLines(tr: Transaction): void {
  const { from, to } = tr.selection;
  const breaks: number[] = [];
  tr.doc.nodesBetween(from, to, (paragraph, position) => {
    if (!paragraph.isTextblock) return true;
    const within: number[] = [];
    paragraph.forEach((node, offset) => {
      if (node.type.name === 'hardBreak') within.push(position + 1 + offset);
    });
    const before = within.findLast((at) => at < from);
    const after = within.find((at) => at >= to);
    breaks.push(...within.filter((at) => at === before || at === after || (at >= from && at < to)));
    return false;
  });
  for (const at of breaks.toReversed()) tr.delete(at, at + 1).split(at);
}
