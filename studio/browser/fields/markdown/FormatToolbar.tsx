import { type MouseEvent, useSyncExternalStore } from 'react';
import { Button } from '../../controls/Button.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import { Select } from '../../controls/Select.tsx';
import { openDialog } from '../../state/store.ts';
import { WORDS } from '../../words.ts';
import { HEADING_LEVELS } from './extensions.ts';
import styles from './FormatToolbar.module.css';
import { LinkDialog } from './LinkDialog.tsx';
import { ADD_TABLE, headingLevel, setHeading, TABLE_TOOLS, type Tool, TOOLS } from './tools.ts';
import { useRovingFocus } from './useRovingFocus.ts';
import type { Editor } from '@tiptap/core';

const { markdown: words } = WORDS;

const LINK: Tool = {
  name: 'link',
  icon: 'link',
  isOn: (editor) => editor.isActive('link'),
  use: (editor) => openDialog(<LinkDialog editor={editor} />),
};

/** Draws again after each change of the words or the selection. */
function useEditorState(editor: Editor): void {
  useSyncExternalStore(
    (onChange) => {
      editor.on('transaction', onChange);
      return () => editor.off('transaction', onChange);
    },
    () => editor.state,
  );
}

interface FormatToolbarProps {
  editor: Editor;
  /** The id of the text. */
  controls: string;
}

/** The tools for formatting, above the text they change. */
export function FormatToolbar({ editor, controls }: FormatToolbarProps) {
  useEditorState(editor);
  const isInTable = editor.isActive('table');
  const level = headingLevel(editor);
  const levels = HEADING_LEVELS.map((one) => [String(one), words.levels[one]] as const);
  const isKnown = level === '' || levels.some(([one]) => one === level);
  const options = [['', words.paragraph] as const, ...levels];
  if (!isKnown) options.push([level, words.otherHeading]);
  const own = [...TOOLS, LINK, ...(isInTable ? [] : [ADD_TABLE])];
  const tableTools = isInTable ? TABLE_TOOLS : [];
  const { toolbar, tabIndexOf } = useRovingFocus(1 + own.length + tableTools.length, () =>
    editor.commands.focus(),
  );
  const button = (tool: Tool, index: number) => {
    const props = {
      label: words.tools[tool.name],
      'aria-pressed': tool.isOn?.(editor),
      tabIndex: tabIndexOf(index),
      // The cursor stays in the text.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: (event: MouseEvent) => {
        // A tool pressed by a key keeps the focus.
        if (event.detail > 0) editor.commands.focus();
        tool.use(editor);
      },
    };
    return tool.icon ? (
      <IconButton key={tool.name} icon={tool.icon} {...props} />
    ) : (
      <Button key={tool.name} {...props} />
    );
  };
  return (
    <div
      className={styles.tools}
      role="toolbar"
      aria-label={words.label}
      aria-controls={controls}
      {...toolbar}
    >
      <div className={styles.row}>
        <div className={styles.level}>
          <Select
            aria-label={words.level}
            tabIndex={tabIndexOf(0)}
            value={level}
            options={options}
            onChange={(chosen) => setHeading(editor, chosen)}
          />
        </div>
        {own.map((tool, index) => button(tool, index + 1))}
      </div>
      {isInTable && (
        <div className={styles.table}>
          {tableTools.map((tool, index) => button(tool, own.length + index + 1))}
        </div>
      )}
    </div>
  );
}
