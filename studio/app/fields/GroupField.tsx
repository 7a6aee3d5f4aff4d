import { useState } from 'react';
import { blankOf, kindOf, valueAt } from '../state/data.ts';
import { WORDS } from '../words.ts';
import styles from './Field.module.css';
import { FieldView, Problems } from './FieldFrame.tsx';
import { PlacedPoint } from './FocusPoint.tsx';
import { type FieldProps, useField, useTarget } from './formContext.ts';
import { PictureField } from './PictureField.tsx';
import type { Field } from '../../forms/formFields.ts';

/** Chooses which of a few kinds of group an entry is; what the kinds have in common stays. */
function KindChoice(props: FieldProps) {
  const { id, value, set } = useField(props);
  const kinds = props.field.fields ?? [];
  const helpOf = ({ fields = [] }: Field) =>
    fields.find(({ kind }) => kind === 'fixed')?.help ?? '';
  const choose = ({ fields = [], ...kind }: Field) => {
    const shared = fields.filter((one) => one.kind !== 'fixed' && valueAt(value, [one.key]));
    const kept = Object.fromEntries(shared.map(({ key }) => [key, valueAt(value, [key])]));
    set({ ...(blankOf({ ...kind, fields }) as object), ...kept });
  };
  return (
    <select
      id={`${id}-kind`}
      aria-label={WORDS.kind}
      value={kinds.findIndex((kind) => kind === kindOf(kinds, value))}
      onChange={({ currentTarget }) => choose(kinds[currentTarget.selectedIndex] ?? props.field)}
    >
      {kinds.map((kind, index) => (
        <option key={helpOf(kind)} value={index}>
          {helpOf(kind)}
        </option>
      ))}
    </select>
  );
}

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

/** A part of a file: it opens when she wants it. */
function Part(props: FieldProps) {
  const { field, path } = props;
  const { id, value, problems, within, set } = useField(props);
  const [isOpen, setOpen] = useState(false);
  const isLeftOut = field.isOptional && value === undefined;
  useTarget(path, () => setOpen(true));
  return (
    <details
      className={styles.part}
      data-box
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <b>{field.label}</b>
        <small>{field.help}</small>
        {within.length > 0 && <p data-wrong>{WORDS.problems(within.length)}</p>}
      </summary>
      {isOpen && (
        <div className={styles.partBody} id={id}>
          <Problems id={id} problems={problems} />
          {!isLeftOut && <GroupFields {...props} />}
          {field.isOptional && (
            <button
              type="button"
              data-kind="add"
              onClick={() => set(isLeftOut ? blankOf(field) : undefined)}
            >
              {isLeftOut ? WORDS.useOwn : WORDS.leaveOut}
            </button>
          )}
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
  const kind = field.kind === 'kinds' ? kindOf(field.fields ?? [], value) : field;
  return (
    <fieldset className={styles.group} id={id}>
      {frame.label !== '' && <legend>{frame.label}</legend>}
      <Problems id={id} problems={problems} />
      {field.kind === 'kinds' && <KindChoice {...props} />}
      {kind && <GroupFields field={kind} path={path} />}
    </fieldset>
  );
}
