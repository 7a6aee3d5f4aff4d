import { Gallery } from '../gallery/Gallery.tsx';
import { type FieldProps, FieldView, type Kinds, KindsContext } from './form.tsx';
import { GroupField } from './groups.tsx';
import { ChoiceField, OldAddressField, SwitchField, TextField } from './inputs.tsx';
import { LinkField } from './LinkField.tsx';
import { ListField } from './lists.tsx';
import { OrderField } from './OrderField.tsx';
import { MarkdownField } from './markdown/MarkdownField.tsx';
import { LogoField, PictureReferenceField } from './pictures.tsx';
import type { ReactNode } from 'react';
import type { Field } from '../../shared/forms/formFields.ts';

/** The order of pages has a dialog of its own. */
function AnyList(props: FieldProps) {
  return props.field.key === 'order' ? <OrderField {...props} /> : <ListField {...props} />;
}

/** The form fills in `fixed` itself; the photograph of a group shows `picture` and `focusPoint`. */
const KINDS: Kinds = {
  group: GroupField,
  kinds: GroupField,
  list: AnyList,
  text: TextField,
  number: TextField,
  address: TextField,
  video: TextField,
  anchor: TextField,
  oldAddress: OldAddressField,
  date: TextField,
  schedule: TextField,
  markdown: MarkdownField,
  choice: ChoiceField,
  link: LinkField,
  galleryReference: ChoiceField,
  pictureReference: PictureReferenceField,
  emphasis: ChoiceField,
  switch: SwitchField,
  color: TextField,
  logo: LogoField,
};

/** Fields inside it are shown by their kind. */
export function FieldKinds({ children }: { children: ReactNode }) {
  return <KindsContext value={KINDS}>{children}</KindsContext>;
}

/** A list of photographs makes a file a gallery. */
function photographsOf({ fields = [] }: Field): Field | undefined {
  return fields.find(({ entry }) => entry?.fields?.some(({ kind }) => kind === 'picture'));
}

/** The fields of a file. */
export function FileFields({ form }: { form: Field }) {
  const photographs = photographsOf(form);
  return (
    <FieldKinds>
      {photographs ? (
        <Gallery field={photographs} path={[photographs.key]} />
      ) : (
        <FieldView field={form} path={[]} />
      )}
    </FieldKinds>
  );
}
