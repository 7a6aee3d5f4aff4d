import { useRef } from 'react';
import { GalleryCards } from '../gallery/GalleryCards.tsx';
import { IconButton } from '../IconButton.tsx';
import { blankOf, moved } from '../state/data.ts';
import { WORDS } from '../words.ts';
import styles from './Field.module.css';
import { Mistakes } from './FieldFrame.tsx';
import { type FieldProps, FieldView } from './FieldView.tsx';
import { focusOn } from './focusOn.ts';
import { useField } from './formContext.ts';
import type { Field } from '../../forms/formFields.ts';

/** What one entry is called: by its schema, or after the list. */
function entryName(list: Field, entry: Field): string {
  if (entry.label !== '') return entry.label;
  return list.label.replace(/ies$/u, 'y').replace(/s$/u, '');
}

function isGallery({ entry }: Field): boolean {
  return entry?.fields?.some(({ kind }) => kind === 'picture') ?? false;
}

/** Several entries of the same kind, which can be moved, added and removed within their limits. */
export function ListField(props: FieldProps) {
  const { field, path, value, label = field.label } = props;
  const { id, mistakes, change } = useField(path);
  const entries = useRef<HTMLOListElement>(null);
  const { entry, min = 0, max = Infinity } = field;
  if (!entry) return null;
  if (isGallery(field)) return <GalleryCards {...props} />;
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const name = entryName(field, entry);
  const isFixed = min === max;
  /** The keyboard goes along with the entry, or the next key would move the one that came in its place. */
  const move = (from: number, to: number) => {
    change(moved(list, from, to));
    const tools = entries.current?.children[to]?.lastElementChild?.children;
    (tools?.[to < from ? 0 : 1] as HTMLElement | undefined)?.focus();
  };
  const remove = (index: number) => {
    change(list.filter((_, place) => place !== index));
    // Others come to the place of this one; the last takes the button with it that has the focus.
    if (index === list.length - 1)
      requestAnimationFrame(() => focusOn(index === 0 ? path : [...path, index - 1]));
  };
  return (
    <fieldset className={styles.group} id={id}>
      <legend>{label}</legend>
      <p className={styles.help}>{field.help}</p>
      <Mistakes id={id} mistakes={mistakes} />
      <ol ref={entries} className={styles.entries}>
        {list.map((one, index) => {
          const called = WORDS.entry(name, index);
          return (
            <li key={index} className={styles.entry}>
              <FieldView field={entry} path={[...path, index]} value={one} label={called} />
              <div className={styles.tools}>
                <IconButton
                  icon="up"
                  label={WORDS.up(called)}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  icon="down"
                  label={WORDS.down(called)}
                  disabled={index === list.length - 1}
                  onClick={() => move(index, index + 1)}
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
          className={styles.add}
          disabled={list.length >= max}
          onClick={() => {
            change([...list, blankOf(entry)]);
            focusOn([...path, list.length]);
          }}
        >
          {list.length >= max ? WORDS.fullList(max) : WORDS.add(name.toLowerCase())}
        </button>
      )}
    </fieldset>
  );
}
