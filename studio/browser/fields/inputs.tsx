import { useState } from 'react';
import { linkName } from './linkName.ts';
import { wholeAddress } from './wholeAddress.ts';
import { Select } from '../controls/Select.tsx';
import { galleryFiles, linkTargets, nameOfFile } from '../names.ts';
import { type Files, slugOf } from '../state/content.ts';
import { useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { FieldFrame, type FieldProps, useField, useValue } from './form.tsx';
import type { Field, FieldKind } from '../../shared/forms/formFields.ts';

/** Longer texts get more than one line. */
const LONG = 80;
/** No-break spaces at an edge are kept: they separate punctuation from words. */
const SPACE_AT_EDGES = /^[^\S\u00A0\u202F]+|[^\S\u00A0\u202F]+$/gu;

/** What the browser offers by itself. */
const TYPES: Partial<Record<FieldKind, string>> = { date: 'date', color: 'color' };

/** A text on one line, a number, a date or a colour. */
export function TextField(props: FieldProps) {
  const { text: words, set, control, frame } = useField(props);
  const { kind, isOptional, maxLength = 0, lines = 1 } = props.field;
  const [typed, setTyped] = useState('');
  const service = useValue([...props.path.slice(0, -1), 'service']);
  const trimmed = (text: string) => text.replaceAll(SPACE_AT_EDGES, '');
  const change = (text: string) => {
    const line = text.replaceAll(lines > 1 ? /[\r\t]+/gu : /\s*[\r\n\t]+\s*/gu, ' ');
    const next = trimmed(line);
    setTyped(line);
    if (next === '' && isOptional) set(undefined, true);
    else set(kind === 'number' && /^\d+$/u.test(next) ? Number(next) : next, true);
  };
  const isLong = lines > 1 || (kind === 'text' && maxLength > LONG);
  const Control = isLong ? 'textarea' : 'input';
  return (
    <FieldFrame {...frame}>
      <Control
        {...control}
        type={TYPES[kind]}
        // Shows a trailing space while typing, but does not store it.
        value={trimmed(typed) === words ? typed : words}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={() => kind === 'address' && words && set(wholeAddress(words, service), true)}
      />
    </FieldFrame>
  );
}

const PUNCTUATION = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** The words of a headline that occur once. */
function wordsOf(headline: unknown): string[] {
  const words = [headline]
    .flat()
    .flatMap((line) => String(line).split(/\s+/u))
    .map((word) => word.replaceAll(PUNCTUATION, ''));
  return words.filter((word) => word !== '' && words.indexOf(word) === words.lastIndexOf(word));
}

function choices(field: Field, files: Files, headline: unknown): [string, string][] {
  const { kind, options = [], names = {}, maxLength = Infinity } = field;
  if (kind === 'galleryReference')
    return galleryFiles(files).map((path) => [slugOf(path) ?? '', nameOfFile(files, path)]);
  if (kind === 'link') return linkTargets(files).map((href) => [href, linkName(files, href)]);
  if (kind !== 'emphasis') return options.map((word) => [word, names[word] ?? word]);
  return wordsOf(headline).flatMap((word) => (word.length > maxLength ? [] : [[word, word]]));
}

export function ChoiceField(props: FieldProps) {
  const { text: chosen, set, control, frame } = useField(props);
  const files = useStudio((state) => state.files);
  const headline = useValue([...props.path.slice(0, -1), 'headline']);
  const offered = choices(props.field, files, headline);
  const isKnown = offered.some(([word]) => word === chosen);
  if (props.field.isOptional || !isKnown) offered.unshift([isKnown ? '' : chosen, WORDS.left]);
  return (
    <FieldFrame {...frame}>
      <Select
        {...control}
        value={chosen}
        options={offered}
        // Arrow keys change it at every press.
        onChange={(word) => set(word || undefined, true)}
      />
    </FieldFrame>
  );
}

/** Yes or no; an optional one is left out for no. */
export function SwitchField(props: FieldProps) {
  const { value, set, control, frame } = useField(props);
  return (
    <FieldFrame {...frame}>
      <input
        type="checkbox"
        {...control}
        checked={value === true}
        onChange={({ currentTarget }) => set(currentTarget.checked || undefined)}
      />
    </FieldFrame>
  );
}
