import { type ComponentType, useMemo } from 'react';
import { GalleryField } from '../gallery/GalleryField.tsx';
import { ChoiceField, EmphasisField } from './ChoiceField.tsx';
import { ColorField } from './ColorField.tsx';
import { type FieldProps, FieldView, FormContext } from './form.tsx';
import { GroupField } from './GroupField.tsx';
import { ListField } from './ListField.tsx';
import { LogoField, UnderlineField } from './PictureField.tsx';
import { PictureReferenceField } from './PictureReferenceField.tsx';
import { MarkdownField, TextField } from './TextField.tsx';
import type { Field, FieldKind } from '../../forms/formFields.ts';

/** A list of photographs is a gallery. */
function AnyList(props: FieldProps) {
  const isGallery = props.field.entry?.fields?.some(({ kind }) => kind === 'picture') ?? false;
  return isGallery ? <GalleryField {...props} /> : <ListField {...props} />;
}

const KINDS: Readonly<Record<FieldKind, ComponentType<FieldProps>>> = {
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
  // The form fills it in itself, or the photograph of its group shows it.
  fixed: () => null,
  picture: () => null,
  focusPoint: () => null,
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
