import { type FieldProps, useForm } from './formContext.ts';

/** A field as its kind is shown. */
export function FieldView(props: FieldProps) {
  const Kind = useForm().kinds[props.field.kind];
  return <Kind {...props} />;
}
