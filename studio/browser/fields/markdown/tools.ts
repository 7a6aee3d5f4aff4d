import { splitLines } from './splitLines.ts';
import type { IconName } from '../../controls/Icon.tsx';
import type { WORDS } from '../../words.ts';
import type { Editor } from '@tiptap/core';

/** A button above the text. */
export interface Tool {
  name: keyof typeof WORDS.markdown.tools;
  /** A tool without one is a word. */
  icon?: IconName;
  /** Missing for tools that are not switched on and off. */
  isOn?: (editor: Editor) => boolean;
  use: (editor: Editor) => void;
}

/** Makes the chosen lines entries of a list, or entries lines again. */
function toggleList(editor: Editor, name: 'bulletList' | 'orderedList'): void {
  const isInList = editor.isActive('bulletList') || editor.isActive('orderedList');
  const chain = editor.chain().command(({ tr }) => {
    if (!isInList) splitLines(tr);
    return true;
  });
  if (name === 'bulletList') chain.toggleBulletList().run();
  else chain.toggleOrderedList().run();
}

export const TOOLS: readonly Tool[] = [
  {
    name: 'bold',
    icon: 'bold',
    isOn: (editor) => editor.isActive('bold'),
    use: (editor) => editor.commands.toggleBold(),
  },
  {
    name: 'italic',
    icon: 'italic',
    isOn: (editor) => editor.isActive('italic'),
    use: (editor) => editor.commands.toggleItalic(),
  },
  {
    name: 'bulletList',
    icon: 'bullets',
    isOn: (editor) => editor.isActive('bulletList'),
    use: (editor) => toggleList(editor, 'bulletList'),
  },
  {
    name: 'orderedList',
    icon: 'numbers',
    isOn: (editor) => editor.isActive('orderedList'),
    use: (editor) => toggleList(editor, 'orderedList'),
  },
];

export const ADD_TABLE: Tool = {
  name: 'table',
  icon: 'table',
  use: (editor) => editor.commands.insertTable({ rows: 3, cols: 2, withHeaderRow: true }),
};

/** Shown while the cursor is in a table. */
export const TABLE_TOOLS: readonly Tool[] = [
  { name: 'addRow', use: (editor) => editor.commands.addRowAfter() },
  { name: 'addColumn', use: (editor) => editor.commands.addColumnAfter() },
  { name: 'removeRow', use: (editor) => editor.commands.deleteRow() },
  { name: 'removeColumn', use: (editor) => editor.commands.deleteColumn() },
  { name: 'removeTable', use: (editor) => editor.commands.deleteTable() },
];

/** The level of the heading with the cursor; empty for other text. */
export function headingLevel(editor: Editor): string {
  return editor.isActive('heading') ? String(editor.getAttributes('heading').level) : '';
}

/** Makes the chosen paragraphs headings of a level, or text again. */
export function setHeading(editor: Editor, level: string): void {
  if (level === '') editor.commands.setParagraph();
  else editor.commands.setHeading({ level: Number(level) as 2 });
}
