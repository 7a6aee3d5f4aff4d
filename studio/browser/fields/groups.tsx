import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { blankOf, kindOf, setAt } from '../state/content.ts';
import { offerUndo, removeBy } from '../state/removal.ts';
import { WORDS } from '../words.ts';
import { Drawer, type FieldProps, FieldView, Problems, useField, useTarget } from './form.tsx';
import { PictureField, PlacedPoint } from './pictures.tsx';
import type { Field } from '../../shared/forms/formFields.ts';

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
  const { file, value, set } = useField(props);
  const isLeftOut = field.isOptional && value === undefined;
  const label = isLeftOut ? WORDS.add : WORDS.removeEntry;
  const leaveOut = () =>
    offerUndo(removeBy({ file, path }, (files) => setAt(files, [file, ...path], undefined)));
  return (
    <>
      {!isLeftOut && <GroupFields {...props} />}
      {field.isOptional && (
        <Button
          onClick={isLeftOut ? () => set(blankOf(field)) : leaveOut}
          label={label(WORDS.inSentence(field.label))}
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
