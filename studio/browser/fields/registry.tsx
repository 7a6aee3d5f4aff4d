import { GalleryField } from '../gallery/GalleryField.tsx';
import { type FieldProps, FieldView, type Kinds, KindsContext } from './form.tsx';
import { GroupField } from './groups.tsx';
import { ChoiceField, SwitchField, TextField } from './inputs.tsx';
import { ListField } from './lists.tsx';
import { OrderField } from './OrderField.tsx';
import { MarkdownField } from './markdown/MarkdownField.tsx';
import { LogoField, PictureReferenceField } from './pictures.tsx';
import type { Field } from '../../shared/forms/formFields.ts';

/** A list of photographs is a gallery; the order of pages has a dialog of its own. */
function AnyList(props: FieldProps) {
  if (props.field.key === 'order') return <OrderField {...props} />;
  const isGallery = props.field.entry?.fields?.some(({ kind }) => kind === 'picture');
  return isGallery ? <GalleryField {...props} /> : <ListField {...props} />;
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
  oldAddress: TextField,
  date: TextField,
  markdown: MarkdownField,
  choice: ChoiceField,
  link: ChoiceField,
  galleryReference: ChoiceField,
  pictureReference: PictureReferenceField,
  emphasis: ChoiceField,
  switch: SwitchField,
  color: TextField,
  logo: LogoField,
};

export function FileFields({ form }: { form: Field }) {
  return (
    <KindsContext value={KINDS}>
      <FieldView field={form} path={[]} />
    </KindsContext>
  );
}
