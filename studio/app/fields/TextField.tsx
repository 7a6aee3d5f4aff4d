import { useState } from 'react';
import styles from './Field.module.css';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import { useField } from './formContext.ts';
import type { FieldProps } from './FieldView.tsx';

/** From this length on, words get more than one line. */
const LONG = 70;
const TEXT_ROWS = 16;
const LINE_BREAKS = /\s*[\r\n\t]+\s*/gu;
const DIGITS = /^\d+$/u;
/** Spaces that do not break may stand at an edge: they keep a mark away from what it is beside. */
const SPACE_AT_EDGES = /^[^\S\u00A0\u202F]+|[^\S\u00A0\u202F]+$/gu;

function trimmed(text: string): string {
  return text.replaceAll(SPACE_AT_EDGES, '');
}

/** Words, or a number. */
export function TextField({ field, path, value, label }: FieldProps) {
  const { id, mistakes, change, onFocus, onBlur } = useField(path);
  const words = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const [typed, setTyped] = useState('');
  // A space at the end may be followed by a word: it stays in sight, and out of the file.
  const shown = trimmed(typed) === words ? typed : words;
  const isText = field.kind === 'markdown';
  const isLong = (field.maxLength ?? 0) > LONG;
  const onChange = (text: string) => {
    const line = isText ? text : trimmed(text.replaceAll(LINE_BREAKS, ' '));
    setTyped(text.replaceAll(LINE_BREAKS, ' '));
    if (line === '' && field.isOptional) {
      change(undefined, true);
      return;
    }
    change(field.kind === 'number' && DIGITS.test(line) ? Number(line) : line, true);
  };
  const own = {
    id,
    className: styles.control,
    value: isText ? words : shown,
    onFocus,
    onBlur,
    ...describedBy(id, mistakes),
  };
  return (
    <FieldFrame {...{ field, id, label, mistakes }} length={words.length}>
      {isLong ? (
        <textarea
          {...own}
          rows={isText ? TEXT_ROWS : 2}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <input
          {...own}
          type={field.kind === 'color' ? 'color' : undefined}
          inputMode={field.kind === 'number' ? 'numeric' : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
