import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { NEW_PAGE_TEXTS } from '../../../shared/words.ts';
import styles from './FormattedText.module.css';
import { FormatToolbar } from './FormatToolbar.tsx';
import { MarkdownEditor } from './MarkdownEditor.ts';
import type { LongTextProps } from './MarkdownField.tsx';

/** Targets that had the focus: a text that is shown again does not take it again. */
const reached = new WeakSet<object>();

/** A text as the page shows it, with tools; it is read from Markdown and written as Markdown. */
export default function FormattedText(props: LongTextProps) {
  const { text, label, control, onChange, target, selected } = props;
  const page = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<MarkdownEditor>();
  const change = useEffectEvent(onChange);
  // Before the browser goes on: letters that are typed meanwhile need the focus.
  useLayoutEffect(() => {
    if (!page.current) return undefined;
    const opened = new MarkdownEditor(page.current, (markdown, isTyped) =>
      change(markdown, isTyped),
    );
    setEditor(opened);
    return () => opened.close();
  }, []);
  useLayoutEffect(() => editor?.show(text), [editor, text]);
  /** The first letters replace the words that a new page begins with. */
  const selectStart = () => {
    if (NEW_PAGE_TEXTS.includes(text)) editor?.editor.commands.selectAll();
  };
  const selectAtStart = useEffectEvent(selectStart);
  useLayoutEffect(() => {
    if (!editor || !target || reached.has(target)) return;
    reached.add(target);
    editor.editor.view.focus();
    selectAtStart();
  }, [editor, target]);
  const takeOver = useEffectEvent(() => {
    if (!editor || !selected?.current) return;
    editor.select(text, selected.current);
    selected.current = undefined;
  });
  useLayoutEffect(() => takeOver(), [editor]);
  // In lists and tables, Tab moves entries and cells.
  const focusTools = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.altKey || event.key !== 'F10') return;
    event.preventDefault();
    const sheet = event.currentTarget.parentElement;
    sheet?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
  };
  return (
    <div className={styles.sheet}>
      {editor && <FormatToolbar editor={editor.editor} controls={control.id} />}
      <div
        ref={page}
        {...control}
        className={styles.text}
        role="textbox"
        aria-multiline="true"
        aria-label={label}
        tabIndex={0}
        spellCheck
        onClick={selectStart}
        onKeyDown={focusTools}
      />
    </div>
  );
}
