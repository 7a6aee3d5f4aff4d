import { useState } from 'react';
import { Button } from '../controls.tsx';
import { galleryFile, nameOfFile } from '../names.ts';
import { blankOf, type Files, kindOf, valueAt } from '../state/content.ts';
import { useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { Drawer, type FieldProps, FieldView, Problems, useField, useTarget } from './form.tsx';
import { Entries, Entry, useList } from './list.tsx';
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
          onClick={() => set(isLeftOut ? blankOf(field) : undefined)}
          label={label(field.label.toLowerCase())}
        />
      )}
    </>
  );
}

function Part(props: FieldProps) {
  const { label, help } = props.field;
  const field = useField(props);
  const [isOpen, setOpen] = useState(false);
  useTarget(props.path, () => setOpen(true));
  return (
    <Drawer title={label} text={help} {...{ field, isOpen }} onTurn={setOpen}>
      <OwnFields {...props} />
    </Drawer>
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
  const entries = useList(props);
  const { id, list, isFull, problems, insert, remove } = entries;
  const files = useStudio((state) => state.files);
  const { entry, min = 0, max } = field;
  if (!entry) return null;
  // "Counters" has entries called "Counter".
  const name = entry.label || field.label.replace(/ies$/u, 'y').replace(/s$/u, '');
  const isFixed = min === max;
  const row = (index: number) => {
    const called = contentOf(files, entry, list[index]) ?? WORDS.entry(name, index);
    return (
      <Entry
        key={index}
        kind="small"
        list={entries}
        index={index}
        name={called}
        onRemove={list.length > min ? () => remove(index) : undefined}
      >
        <FieldView field={entry} path={[...path, index]} label={called} />
      </Entry>
    );
  };
  return (
    <fieldset id={id}>
      <legend>{label}</legend>
      <small>{field.help}</small>
      <Problems {...{ id, problems }} />
      <Entries list={entries} entry={row} />
      {!isFixed && (
        <Button
          disabled={isFull}
          onClick={() => insert(list.length, blankOf(entry))}
          label={isFull ? WORDS.fullList(list.length) : WORDS.add(name.toLowerCase())}
        />
      )}
    </fieldset>
  );
}
