import { type ChangeEvent, useState } from 'react';
import { type FieldProps, useField } from './form.tsx';

/** No-break spaces at an edge are kept: they separate punctuation from words. */
const SPACE_AT_EDGES = /^[^\S\u00A0\u202F]+|[^\S\u00A0\u202F]+$/gu;

const trimmed = (text: string) => text.replaceAll(SPACE_AT_EDGES, '');

/** What an input of a text needs: it stores no spaces at the edges, and no line breaks if it has one line. */
export function useLine(props: FieldProps) {
  const { text: words, set } = useField(props);
  const { kind, isOptional, lines = 1 } = props.field;
  const [typed, setTyped] = useState('');
  const onChange = ({
    currentTarget,
  }: ChangeEvent<HTMLInputElement> | ChangeEvent<HTMLTextAreaElement>) => {
    const breaks = lines > 1 ? /[\r\t]+/gu : /\s*[\r\n\t]+\s*/gu;
    const line = currentTarget.value.replaceAll(breaks, ' ');
    const next = trimmed(line);
    setTyped(line);
    if (next === '' && isOptional) set(undefined, true);
    else set(kind === 'number' && /^\d+$/u.test(next) ? Number(next) : next, true);
  };
  // Shows a trailing space while typing, but does not store it.
  return { value: trimmed(typed) === words ? typed : words, onChange };
}
