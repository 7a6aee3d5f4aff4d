import { useState } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './formContext.ts';

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
