import { useState } from 'react';
import { blankOf, kindOf, valueAt } from '../state/data.ts';
import { WORDS } from '../words.ts';
import { type FieldProps, FieldView, Problems, useField, useTarget } from './form.tsx';
import { PictureField, PlacedPoint } from './PictureField.tsx';
import type { Field } from '../../forms/formFields.ts';

/** Chooses which of a few kinds of group an entry is; what the kinds have in common stays. */
function KindChoice(props: FieldProps) {
  const { id, value, set } = useField(props);
  const kinds = props.field.fields ?? [];
  const choose = (kind: Field) => {
    const isShared = (one: Field) => one.kind !== 'fixed' && valueAt(value, [one.key]);
    const shared = (kind.fields ?? []).filter(isShared).map(({ key }) => key);
    const kept = shared.map((key) => [key, valueAt(value, [key])] as const);
    set({ ...(blankOf(kind) as object), ...Object.fromEntries(kept) });
  };
  return (
    <select
      id={`${id}-kind`}
      aria-label={WORDS.kind}
      value={kinds.indexOf(kindOf(props.field, value))}
      onChange={({ currentTarget }) => choose(kinds[currentTarget.selectedIndex] ?? props.field)}
    >
      {kinds.map(({ fields = [] }, index) => (
        <option key={index} value={index}>
          {fields.find(({ kind }) => kind === 'fixed')?.help}
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

/** The fields of a group; an optional one can be left out. */
function OwnFields(props: FieldProps) {
  const { field, path } = props;
  const { value, set } = useField(props);
  const isLeftOut = field.isOptional && value === undefined;
  // A part of a file has an original: the design's own logo and colours.
  const [use, leaveOut] =
    path.length === 1
      ? [WORDS.useOwn, WORDS.leaveOut]
      : [WORDS.add(field.label.toLowerCase()), WORDS.removeEntry(field.label)];
  return (
    <>
      {!isLeftOut && <GroupFields {...props} />}
      {field.isOptional && (
        <button
          type="button"
          data-kind="add"
          onClick={() => set(isLeftOut ? blankOf(field) : undefined)}
        >
          {isLeftOut ? use : leaveOut}
        </button>
      )}
    </>
  );
}

/** A part of a file: it opens when she wants it. */
function Part(props: FieldProps) {
  const { field, path } = props;
  const { id, problems, within } = useField(props);
  const [isOpen, setOpen] = useState(false);
  useTarget(path, () => setOpen(true));
  return (
    <details
      className="part"
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
        <div id={id}>
          <Problems id={id} problems={problems} />
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
    <fieldset className="group" id={id}>
      {frame.label !== '' && <legend>{frame.label}</legend>}
      <Problems id={id} problems={problems} />
      {field.kind === 'kinds' && <KindChoice {...props} />}
      <OwnFields field={kindOf(field, value)} path={path} />
    </fieldset>
  );
}
