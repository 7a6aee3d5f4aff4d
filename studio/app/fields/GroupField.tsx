import { useState } from 'react';
import { blankOf, valueAt } from '../state/data.ts';
import { WORDS } from '../words.ts';
import styles from './Field.module.css';
import { Mistakes } from './FieldFrame.tsx';
import { type FieldProps, FieldView } from './FieldView.tsx';
import { useField, useGoal } from './formContext.ts';
import { PictureField } from './PictureField.tsx';
import { PlacedPoint } from './PlacedPoint.tsx';
import type { Field } from '../../forms/formFields.ts';

export interface GroupFieldProps extends FieldProps {
  /** The kinds of group it may be, where there are several. */
  kinds?: readonly Field[] | undefined;
}

/** Which of a few kinds of group an entry is. */
function KindChoice({ field, path, value, kinds = [] }: GroupFieldProps) {
  const { id, change } = useField(path);
  const helpOf = ({ fields = [] }: Field) =>
    fields.find(({ kind }) => kind === 'fixed')?.help ?? '';
  const choose = (kind: Field) => {
    const blank = blankOf(kind) as Record<string, unknown>;
    const kept = (kind.fields ?? []).filter(
      ({ kind: own, key }) => own !== 'fixed' && valueAt(value, [key]),
    );
    change({
      ...blank,
      ...Object.fromEntries(kept.map(({ key }) => [key, valueAt(value, [key])])),
    });
  };
  return (
    <div className={styles.choices} role="radiogroup" aria-label={WORDS.kind}>
      {kinds.map((kind) => (
        <label key={helpOf(kind)} className={styles.radio}>
          <input
            type="radio"
            name={`${id}-kind`}
            checked={kind === field}
            onChange={() => choose(kind)}
          />
          {helpOf(kind)}
        </label>
      ))}
    </div>
  );
}

/** Fields that belong together, without anything around them. */
export function GroupFields({ field, path, value, kinds }: GroupFieldProps) {
  const { fields = [] } = field;
  const isPicture = fields.some(({ kind }) => kind === 'picture');
  const placed = fields.find(({ kind }) => kind === 'pictureReference');
  const point = placed && fields.find(({ kind }) => kind === 'focusPoint');
  return (
    <>
      {kinds && <KindChoice {...{ field, path, value, kinds }} />}
      {isPicture && <PictureField {...{ field, path, value }} />}
      {fields.map((inner) => {
        const isShownAbove = isPicture && inner.key === 'positions';
        const props = {
          field: inner,
          path: [...path, inner.key],
          value: valueAt(value, [inner.key]),
        };
        return isShownAbove ? null : <FieldView key={inner.key} {...props} />;
      })}
      {point && (
        <PlacedPoint
          path={[...path, point.key]}
          reference={valueAt(value, [placed.key])}
          value={valueAt(value, [point.key])}
        />
      )}
    </>
  );
}

/** Fields that belong together. Those of a page are its parts: each opens when it is wanted. */
export function GroupField(props: GroupFieldProps) {
  const { field, path, value, label = field.label } = props;
  const { id, mistakes, within, change } = useField(path);
  const [isOpen, setOpen] = useState(false);
  const isPart = path.length === 1;
  const isLeftOut = field.isOptional && value === undefined;
  useGoal(path, () => setOpen(true));
  if (!isPart) {
    return (
      <fieldset className={styles.group} id={id}>
        {label !== '' && <legend>{label}</legend>}
        <Mistakes id={id} mistakes={mistakes} />
        <GroupFields {...props} />
      </fieldset>
    );
  }
  return (
    <details
      className={styles.part}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span className={styles.partName}>{label}</span>
        <span className={styles.partHelp}>{field.help}</span>
        {within.length > 0 && (
          <span className={styles.badge}>{WORDS.toPutRight(within.length)}</span>
        )}
      </summary>
      {isOpen && (
        <div className={styles.partBody} id={id}>
          <Mistakes id={id} mistakes={mistakes} />
          {isLeftOut ? null : <GroupFields {...props} />}
          {field.isOptional && (
            <button
              type="button"
              className={styles.add}
              onClick={() => change(isLeftOut ? blankOf(field) : undefined)}
            >
              {isLeftOut ? WORDS.useOwn : WORDS.leaveOut}
            </button>
          )}
        </div>
      )}
    </details>
  );
}
