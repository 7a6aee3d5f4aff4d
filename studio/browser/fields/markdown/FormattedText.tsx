import './formattedText.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MarkdownEditor } from './MarkdownEditor.ts';
import { FormatToolbar } from './FormatToolbar.tsx';
import type { LongTextProps } from './MarkdownField.tsx';

/** A text as the page shows it, with tools; it is read from Markdown and written as Markdown. */
export default function FormattedText({ text, label, control, onChange }: LongTextProps) {
  const page = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<MarkdownEditor>();
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (!page.current) return undefined;
    const opened = new MarkdownEditor(page.current, (...changed) => change(...changed));
    setEditor(opened);
    return () => opened.close();
  }, []);
  useEffect(() => editor?.show(text), [editor, text]);
  return (
    <div className="formatted">
      {editor && <FormatToolbar editor={editor.editor} controls={control.id} />}
      <div
        ref={page}
        {...control}
        className="formatted-text"
        role="textbox"
        aria-multiline="true"
        aria-label={label}
        tabIndex={0}
        dir="auto"
        spellCheck
      />
    </div>
  );
}
