import { useRef, useState } from 'react';
import { WORDS } from '../words.ts';
import { FieldFrame, type FieldProps, useField } from './form.tsx';

/** Longer texts get more than one line. */
const LONG = 80;
/** No-break spaces may stand at an edge: they part a mark from the word beside it. */
const SPACE_AT_EDGES = /^[^\S\u00A0\u202F]+|[^\S\u00A0\u202F]+$/gu;

function trimmed(text: string): string {
  return text.replaceAll(SPACE_AT_EDGES, '');
}

/** A text on one line, or a number. */
export function TextField(props: FieldProps) {
  const { value, set, control, frame } = useField(props);
  const { kind, isOptional, maxLength = 0 } = props.field;
  const words = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const [typed, setTyped] = useState('');
  // A word may follow a space at the end: it is shown, and not written.
  const shown = trimmed(typed) === words ? typed : words;
  const change = (text: string) => {
    const line = text.replaceAll(/\s*[\r\n\t]+\s*/gu, ' ');
    const next = trimmed(line);
    setTyped(line);
    if (next === '' && isOptional) set(undefined, true);
    else set(kind === 'number' && /^\d+$/u.test(next) ? Number(next) : next, true);
  };
  const Control = kind === 'text' && maxLength > LONG ? 'textarea' : 'input';
  return (
    <FieldFrame {...frame} length={kind === 'text' ? words.length : undefined}>
      <Control
        {...control}
        value={shown}
        inputMode={kind === 'number' ? 'numeric' : undefined}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}

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
    const [before, after] = MARKS[name];
    const { value: text, selectionStart: start, selectionEnd: end } = area.current;
    area.current.setRangeText(before + text.slice(start, end) + after, start, end);
    area.current.setSelectionRange(start + before.length, end + before.length);
    area.current.focus();
    set(area.current.value);
  };
  return (
    <FieldFrame {...frame} length={typeof value === 'string' ? value.length : 0}>
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
