import { type ClipboardEvent, useState } from 'react';
import samples from '../../launch/samples.json' with { type: 'json' };
import { Button, IconButton, StepButtons } from '../controls.tsx';
import { galleryFile, nameOfFile } from '../names.ts';
import { blankOf, type Files, kindOf, valueAt } from '../state/content.ts';
import { useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { type FieldProps, FieldView, Problems, useField, useList, useTarget } from './form.tsx';
import { PictureField, PlacedPoint } from './pictures.tsx';
import type { Field } from '../../forms/formFields.ts';

/** Fields that belong together, without a frame. A photograph is shown with its focus points. */
export function GroupFields({ field, path }: FieldProps) {
  const { fields = [] } = field;
  const isPhoto = fields.some(({ kind }) => kind === 'picture');
  const reference = fields.find(({ kind }) => kind === 'pictureReference');
  const point = reference && fields.find(({ kind }) => kind === 'focusPoint');
  const shown = isPhoto ? fields.filter(({ key }) => key !== 'positions') : fields;
  const at = ({ key }: Field) => [...path, key];
  return (
    <>
      {isPhoto && <PictureField {...{ field, path }} />}
      {shown.map((inner) => (
        <FieldView key={inner.key} field={inner} path={at(inner)} />
      ))}
      {point && <PlacedPoint field={point} path={at(point)} reference={at(reference)} />}
    </>
  );
}

/** The fields of a group; an optional one can be left out. */
function OwnFields(props: FieldProps) {
  const { field } = props;
  const { value, set } = useField(props);
  const isLeftOut = field.isOptional && value === undefined;
  const label = isLeftOut ? WORDS.add : WORDS.removeEntry;
  return (
    <>
      {!isLeftOut && <GroupFields {...props} />}
      {field.isOptional && (
        <Button
          kind="add"
          onClick={() => set(isLeftOut ? blankOf(field) : undefined)}
          label={label(field.label.toLowerCase())}
        />
      )}
    </>
  );
}

function Part(props: FieldProps) {
  const { field, path } = props;
  const { id, problems, within } = useField(props);
  const [isOpen, setOpen] = useState(false);
  useTarget(path, () => setOpen(true));
  return (
    <details
      className="drawer"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <b>{field.label}</b>
        <small>{field.help}</small>
        {within.length > 0 && <p data-wrong>{WORDS.problems(within.length)}</p>}
      </summary>
      {isOpen && (
        <div id={id}>
          <Problems {...{ id, problems }} />
          <OwnFields {...props} />
        </div>
      )}
    </details>
  );
}

/** Fields that belong together: a whole file, a part of it, or a group in a part. */
export function GroupField(props: FieldProps) {
  const { field, path } = props;
  const { id, value, problems, frame } = useField(props);
  if (path.length === 0) return <GroupFields {...props} />;
  if (path.length === 1) return <Part {...props} />;
  return (
    <fieldset id={id}>
      {frame.label !== '' && <legend>{frame.label}</legend>}
      <Problems {...{ id, problems }} />
      <OwnFields field={kindOf(field, value)} path={path} />
    </fieldset>
  );
}

/** A name for an entry: its gallery, title, first text or choice. */
function contentOf(files: Files, entry: Field, value: unknown): string | undefined {
  const { fields = [] } = kindOf(entry, value);
  const gallery = valueAt(value, ['gallery']);
  if (typeof gallery === 'string' && gallery !== '') return nameOfFile(files, galleryFile(gallery));
  const texts = fields.filter(({ kind }) => kind === 'text').map(({ key }) => key);
  const chosen = fields.map(({ key, names }) => names?.[String(valueAt(value, [key]))]);
  const first = [...['title', 'label', ...texts].map((key) => valueAt(value, [key])), ...chosen];
  return first.find((text) => typeof text === 'string' && text !== '') as string | undefined;
}

/** Entries of the same kind, which can be moved, added and removed within their limits. */
export function ListField(props: FieldProps) {
  const { field, path, label = field.label } = props;
  const { id, ref, list, problems, set, move, insert, remove } = useList(props);
  const files = useStudio((state) => state.files);
  const { entry, min = 0, max = Infinity } = field;
  if (!entry) return null;
  // "Counters" has entries called "Counter".
  const name = entry.label || field.label.replace(/ies$/u, 'y').replace(/s$/u, '');
  const isFixed = min === max;
  /** Paragraphs become entries, in place of those that are still samples. */
  const paste = (event: ClipboardEvent, index: number) => {
    const control = event.target as HTMLTextAreaElement;
    if (entry.kind !== 'text' || isFixed || control.matches('button')) return;
    const isSample = (text: unknown) => samples.texts.includes(String(text));
    const own = isSample(list[index]) ? '' : control.value;
    const pasted = event.clipboardData.getData('text/plain').trim();
    const text = own.slice(0, control.selectionStart) + pasted + own.slice(control.selectionEnd);
    const paragraphs = text.split(/\n\s*\n/u).map((one) => one.replaceAll(/\s+/gu, ' ').trim());
    if (paragraphs.length === 1) return;
    event.preventDefault();
    set(list.toSpliced(index, 1, ...paragraphs).filter((one) => !isSample(one)));
  };
  const row = (one: unknown, index: number) => {
    const called = contentOf(files, entry, one) ?? WORDS.entry(name, index);
    return (
      <li key={index} className="entry" onPaste={(event) => paste(event, index)}>
        <FieldView field={entry} path={[...path, index]} label={called} />
        <div>
          <StepButtons
            labels={[WORDS.up(called), WORDS.down(called)]}
            isVertical
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
  };
  return (
    <fieldset id={id}>
      <legend>{label}</legend>
      <small>{field.help}</small>
      <Problems {...{ id, problems }} />
      <ol ref={ref}>{list.map(row)}</ol>
      {!isFixed && (
        <Button
          kind="add"
          disabled={list.length >= max}
          onClick={() => insert(list.length, blankOf(entry))}
          label={list.length >= max ? WORDS.fullList(max) : WORDS.add(name.toLowerCase())}
        />
      )}
    </fieldset>
  );
}
