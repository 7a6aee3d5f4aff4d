import { type ComponentType, useMemo } from 'react';
import { GalleryField } from '../gallery/GalleryField.tsx';
import { type FieldProps, FieldView, FormContext } from './form.tsx';
import { GroupField, ListField } from './groups.tsx';
import { ChoiceField, ColorField, EmphasisField, MarkdownField, TextField } from './inputs.tsx';
import { LogoField, PictureReferenceField, UnderlineField } from './pictures.tsx';
import type { Field, FieldKind } from '../../forms/formFields.ts';

/** A list of photographs is a gallery. */
function AnyList(props: FieldProps) {
  const isGallery = props.field.entry?.fields?.some(({ kind }) => kind === 'picture');
  return isGallery ? <GalleryField {...props} /> : <ListField {...props} />;
}

/** The form fills in `fixed` itself; the photograph of a group shows `picture` and `focusPoint`. */
const KINDS: Readonly<Partial<Record<FieldKind, ComponentType<FieldProps>>>> = {
  group: GroupField,
  kinds: GroupField,
  list: AnyList,
  text: TextField,
  number: TextField,
  address: TextField,
  video: TextField,
  markdown: MarkdownField,
  choice: ChoiceField,
  link: ChoiceField,
  galleryReference: ChoiceField,
  pictureReference: PictureReferenceField,
  emphasis: EmphasisField,
  underline: UnderlineField,
  color: ColorField,
  logo: LogoField,
};

/** All fields of a file. */
export function FileFields({ file, form }: { file: string; form: Field }) {
  const context = useMemo(() => ({ file, kinds: KINDS }), [file]);
  return (
    <FormContext value={context}>
      <FieldView field={form} path={[]} />
    </FormContext>
  );
}
