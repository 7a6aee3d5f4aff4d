import { splitLines } from './splitLines.ts';
import type { Editor } from '@tiptap/core';

/** Marks that words have, and kinds of list. */
const isIn = (name: string) => (editor: Editor) => editor.isActive(name);

function isInList(editor: Editor): boolean {
  return editor.isActive('bulletList') || editor.isActive('orderedList');
}

/** A button above the text. */
export interface Tool {
  name: 'bold' | 'italic' | 'link' | 'bulletList' | 'orderedList' | 'table' | TableToolName;
  /** An SVG path in a box of 16 by 16; a tool without one is a word. */
  path?: string;
  /** Missing for tools that are not switched on and off. */
  isOn?: (editor: Editor) => boolean;
  use: (editor: Editor) => void;
}

type TableToolName = 'addRow' | 'addColumn' | 'removeRow' | 'removeColumn' | 'removeTable';

export const WORD_TOOLS: readonly Tool[] = [
  {
    name: 'bold',
    path: 'M5 3h3.7a2.4 2.4 0 0 1 0 4.800H5zM5 7.800h4.300a2.600 2.600 0 0 1 0 5.200H5z',
    isOn: isIn('bold'),
    use: (editor) => editor.commands.toggleBold(),
  },
  {
    name: 'italic',
    path: 'M7 3h4M5 13h4M9.500 3l-3 10',
    isOn: isIn('italic'),
    use: (editor) => editor.commands.toggleItalic(),
  },
];

export const BLOCK_TOOLS: readonly Tool[] = [
  {
    name: 'bulletList',
    path: 'M6 4h8M6 8h8M6 12h8M2.500 4v.01M2.500 8v.01M2.500 12v.01',
    isOn: isIn('bulletList'),
    use: (editor) => toggleList(editor, 'bulletList'),
  },
  {
    name: 'orderedList',
    path: 'M7 4h7M7 8h7M7 12h7M2 3l1-.5V6M2 10.500c.5-1 2-.8 2 .2 0 .8-2 1.500-2 2.300h2.200',
    isOn: isIn('orderedList'),
    use: (editor) => toggleList(editor, 'orderedList'),
  },
  {
    name: 'table',
    path: 'M2 3h12v10H2zM2 7h12M7 3v10',
    use: (editor) => editor.commands.insertTable({ rows: 3, cols: 2, withHeaderRow: true }),
  },
];

/** Shown while the cursor is in a table. */
export const TABLE_TOOLS: readonly Tool[] = [
  { name: 'addRow', use: (editor) => editor.commands.addRowAfter() },
  { name: 'addColumn', use: (editor) => editor.commands.addColumnAfter() },
  { name: 'removeRow', use: (editor) => editor.commands.deleteRow() },
  { name: 'removeColumn', use: (editor) => editor.commands.deleteColumn() },
  { name: 'removeTable', use: (editor) => editor.commands.deleteTable() },
];

function toggleList(editor: Editor, name: 'bulletList' | 'orderedList'): void {
  const chain = editor.chain();
  if (!isInList(editor))
    chain.command(({ tr }) => {
      splitLines(tr);
      return true;
    });
  if (name === 'bulletList') chain.toggleBulletList().run();
  else chain.toggleOrderedList().run();
}

/** The level of the heading with the cursor; empty for other text. */
export function headingLevel(editor: Editor): string {
  return editor.isActive('heading') ? String(editor.getAttributes('heading').level) : '';
}

/** Makes the chosen paragraphs headings of a level, or text again. */
export function setHeading(editor: Editor, level: string): void {
  if (level === '') editor.commands.setParagraph();
  else editor.commands.setHeading({ level: Number(level) as 2 });
}
