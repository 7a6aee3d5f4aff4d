import { useRef } from 'react';
import { WORDS } from '../words.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './formContext.ts';

/** What each button puts before and after the selected words. */
const MARKS = {
  heading: ['\n## ', '\n'],
  list: ['\n- ', '\n'],
  bold: ['**', '**'],
  italic: ['*', '*'],
  link: ['[', '](https://)'],
} as const;

/** A long text in Markdown. */
export function MarkdownField(props: FieldProps) {
  const { value, set, control, frame } = useField(props);
  const area = useRef<HTMLTextAreaElement>(null);
  const mark = (name: keyof typeof MARKS) => {
    if (!area.current) return;
    const { value: text, selectionStart: start, selectionEnd: end } = area.current;
    const [before, after] = MARKS[name];
    area.current.setRangeText(before + text.slice(start, end) + after, start, end);
    area.current.setSelectionRange(start + before.length, end + before.length);
    area.current.focus();
    set(area.current.value);
  };
  return (
    <FieldFrame {...frame}>
      <div data-row role="toolbar" aria-label={WORDS.markdown.label}>
        {(Object.keys(MARKS) as (keyof typeof MARKS)[]).map((name) => (
          <button key={name} type="button" onClick={() => mark(name)}>
            {WORDS.markdown[name]}
          </button>
        ))}
      </div>
      <textarea
        ref={area}
        {...control}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => set(event.currentTarget.value, true)}
      />
    </FieldFrame>
  );
}
