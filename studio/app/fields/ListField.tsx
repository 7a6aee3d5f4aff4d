import { type ClipboardEvent, useRef } from 'react';
import { IconButton, StepButtons } from '../controls.tsx';
import { galleryFile, nameOfFile } from '../names.ts';
import { blankOf, type Files, kindOf, moved, valueAt } from '../state/data.ts';
import { useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { type FieldProps, FieldView, focusOn, Problems, useField } from './form.tsx';
import type { Field } from '../../forms/formFields.ts';

/** "Counters" has entries called "Counter". */
function singular({ label }: Field): string {
  return label.replace(/ies$/u, 'y').replace(/s$/u, '');
}

/** What is in an entry: the name of its gallery, or its title, the first of its texts, or its choice. */
function contentOf(files: Files, entry: Field, value: unknown): string | undefined {
  const { fields = [] } = kindOf(entry, value);
  const gallery = valueAt(value, ['gallery']);
  if (typeof gallery === 'string' && gallery !== '') return nameOfFile(files, galleryFile(gallery));
  const texts = fields.filter(({ kind }) => kind === 'text').map(({ key }) => key);
  const chosen = fields.map(({ key, names }) => names?.[String(valueAt(value, [key]))]);
  const first = [...['title', 'label', ...texts].map((key) => valueAt(value, [key])), ...chosen];
  return first.find((text) => typeof text === 'string' && text !== '') as string | undefined;
}

/** Texts with pasted paragraphs in place of one; without room for more, in place of those after it too. */
export function withParagraphs(
  texts: readonly unknown[],
  index: number,
  pasted: string[],
  max: number,
) {
  const isFull = texts.length + pasted.length - 1 > max;
  const room = isFull ? max - index : pasted.length;
  const fitting = [...pasted.slice(0, room - 1), pasted.slice(room - 1).join(' ')];
  return texts.toSpliced(index, isFull ? fitting.length : 1, ...fitting).slice(0, max);
}

/** Entries of the same kind, which can be moved, added and removed within their limits. */
export function ListField(props: FieldProps) {
  const { field, path } = props;
  const { id, value, problems, set, frame } = useField(props);
  const files = useStudio((state) => state.files);
  const entries = useRef<HTMLOListElement>(null);
  const { entry, min = 0, max = Infinity } = field;
  if (!entry) return null;
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const name = entry.label || singular(field);
  const isFixed = min === max;
  const move = (from: number, to: number) => {
    set(moved(list, from, to));
    // The focus goes along with the entry.
    const tools = entries.current?.children[to]?.lastElementChild?.children;
    (tools?.[to < from ? 0 : 1] as HTMLElement | undefined)?.focus();
  };
  const remove = (index: number) => {
    set(list.toSpliced(index, 1));
    if (index === list.length - 1)
      requestAnimationFrame(() => focusOn(index === 0 ? path : [...path, index - 1]));
  };
  const paste = (event: ClipboardEvent, index: number) => {
    const text = event.clipboardData.getData('text/plain').trim();
    const pasted = text.split(/\n\s*\n/u).map((paragraph) => paragraph.replaceAll(/\s+/gu, ' '));
    if (entry.kind !== 'text' || pasted.length === 1) return;
    event.preventDefault();
    set(withParagraphs(list, index, pasted, max));
  };
  return (
    <fieldset className="group" id={id}>
      <legend>{frame.label}</legend>
      <small>{field.help}</small>
      <Problems id={id} problems={problems} />
      <ol ref={entries}>
        {list.map((one, index) => {
          const called = contentOf(files, entry, one) ?? WORDS.entry(name, index);
          return (
            <li key={index} className="entry" onPaste={(event) => paste(event, index)}>
              <FieldView field={entry} path={[...path, index]} label={called} />
              <div>
                <StepButtons
                  icons={['up', 'down']}
                  labels={[WORDS.up(called), WORDS.down(called)]}
                  index={index}
                  total={list.length}
                  onStep={(to) => move(index, to)}
                />
                {!isFixed && (
                  <IconButton
                    icon="remove"
                    label={WORDS.removeEntry(called)}
                    disabled={list.length <= min}
                    onClick={() => remove(index)}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {!isFixed && (
        <button
          type="button"
          data-kind="add"
          disabled={list.length >= max}
          onClick={() => {
            set([...list, blankOf(entry)]);
            focusOn([...path, list.length]);
          }}
        >
          {list.length >= max ? WORDS.fullList(max) : WORDS.add(name.toLowerCase())}
        </button>
      )}
    </fieldset>
  );
}
