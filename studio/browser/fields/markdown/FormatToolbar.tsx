import { type KeyboardEvent, type MouseEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Select } from '../../controls.tsx';
import { openDialog } from '../../state/store.ts';
import { WORDS } from '../../words.ts';
import { HEADING_LEVELS } from './extensions.ts';
import { LinkDialog } from './LinkDialog.tsx';
import {
  BLOCK_TOOLS,
  headingLevel,
  setHeading,
  TABLE_TOOLS,
  type Tool,
  WORD_TOOLS,
} from './tools.ts';
import type { Editor } from '@tiptap/core';

const { markdown: words } = WORDS;
const LINK =
  'M6.500 9.500l3-3M7 4.500l1.500-1.500a3 3 0 0 1 4.500 4.500L11.500 9M9 11.500 7.500 13A3 3 0 0 1 3 8.500L4.500 7';

/** Draws again after each change of words or selection. */
function useEditorState(editor: Editor): void {
  useSyncExternalStore(
    (onChange) => {
      editor.on('transaction', onChange);
      return () => editor.off('transaction', onChange);
    },
    () => editor.state,
  );
}

/** Of the tools, one is reached by Tab, the others by arrow keys. */
function useRovingFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const tools = () => [...(ref.current?.querySelectorAll<HTMLElement>('button, select') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    const all = tools();
    const index = all.indexOf(event.target as HTMLElement);
    const isRtl = ref.current?.matches(':dir(rtl)') === true;
    const steps: Partial<Record<string, number>> = {
      ArrowRight: isRtl ? -1 : 1,
      ArrowLeft: isRtl ? 1 : -1,
      Home: -index,
      End: all.length - 1 - index,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (index + step + all.length) % all.length;
    setCurrent(next);
    all[next]?.focus();
  };
  const onFocus = ({ target }: { target: EventTarget }) => {
    const index = tools().indexOf(target as HTMLElement);
    if (index !== -1) setCurrent(index);
  };
  return { ref, current, events: { onKeyDown, onFocus } };
}

/** The tools for formatting, above the text they change. */
export function FormatToolbar({ editor, controls }: { editor: Editor; controls: string }) {
  useEditorState(editor);
  const { ref, current, events } = useRovingFocus();
  const isInTable = editor.isActive('table');
  const level = headingLevel(editor);
  const levels = HEADING_LEVELS.map((one) => [String(one), words.levels[one]] as const);
  const isOther = level !== '' && !levels.some(([one]) => one === level);
  const other = isOther ? ([[level, words.otherHeading]] as const) : [];
  const shown = [
    ...WORD_TOOLS,
    ...BLOCK_TOOLS.filter(({ name }) => name !== 'table' || !isInTable),
  ];
  const rows = isInTable ? TABLE_TOOLS : [];
  // A table that is left takes its tools along.
  const count = 2 + shown.length + rows.length;
  const tabIndexOf = (index: number) => (index === Math.min(current, count - 1) ? 0 : -1);
  const press = (tool: Tool) => (event: MouseEvent) => {
    // Pressed by pointer, the cursor goes on in the text; by key, the focus stays at the tool.
    if (event.detail > 0) editor.commands.focus();
    tool.use(editor);
  };
  const button = (tool: Tool, index: number) => {
    const { name, path, isOn } = tool;
    return (
      <button
        key={name}
        type="button"
        data-kind={path === undefined ? 'quiet' : 'icon'}
        aria-label={words.tools[name]}
        title={path === undefined ? undefined : words.tools[name]}
        aria-pressed={isOn?.(editor)}
        tabIndex={tabIndexOf(index)}
        // The cursor stays in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={press(tool)}
      >
        {path === undefined ? (
          words.tools[name]
        ) : (
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={path} />
          </svg>
        )}
      </button>
    );
  };
  const link: Tool = {
    name: 'link',
    path: LINK,
    isOn: (one) => one.isActive('link'),
    use: () => openDialog(<LinkDialog editor={editor} />),
  };
  return (
    <div
      ref={ref}
      className="format-tools"
      role="toolbar"
      aria-label={words.label}
      aria-controls={controls}
      {...events}
    >
      <Select
        aria-label={words.level}
        tabIndex={tabIndexOf(0)}
        value={level}
        options={[['', words.paragraph], ...levels, ...other]}
        onChange={(chosen) => setHeading(editor, chosen)}
      />
      {[...shown.slice(0, 2), link, ...shown.slice(2), ...rows].map((tool, index) =>
        button(tool, index + 1),
      )}
    </div>
  );
}
