import { type FieldProps, FieldView, Problems, useField } from '../fields/form.tsx';
import type { Field } from '../../shared/forms/formFields.ts';

/** The title is written first, as it stands below the photograph. */
function inOrder(fields: readonly Field[]): Field[] {
  const isTitle = ({ key }: Field) => key === 'title';
  return [...fields.filter(isTitle), ...fields.filter((field) => !isTitle(field))];
}

/** The fields of a photograph but those of the picture itself. */
export function PhotoFields(props: FieldProps) {
  const { field, path } = props;
  const { id, problems } = useField(props);
  return (
    <>
      <Problems {...{ id, problems }} />
      {inOrder(field.fields ?? []).map((inner) => (
        <FieldView key={inner.key} field={inner} path={[...path, inner.key]} />
      ))}
    </>
  );
}
