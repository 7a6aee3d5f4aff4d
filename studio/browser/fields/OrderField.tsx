import { Button } from '../controls/Button.tsx';
import { OrderDialog } from '../dialogs/OrderDialog.tsx';
import { openDialog } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { type FieldProps, Problems, useField } from './form.tsx';

/** The order of pages, which opens as a list of all of them. */
export function OrderField(props: FieldProps) {
  const { field } = props;
  const { id, problems } = useField(props);
  return (
    <fieldset id={id}>
      <legend>{field.label}</legend>
      <small>{field.help}</small>
      <Problems {...{ id, problems }} />
      <Button label={WORDS.order.change} onClick={() => openDialog(<OrderDialog />)} />
    </fieldset>
  );
}
