import { type ComponentType, useMemo } from 'react';
import { GalleryField } from '../gallery/GalleryField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { ColorField } from './ColorField.tsx';
import { EmphasisField } from './EmphasisField.tsx';
import { FieldView } from './FieldFrame.tsx';
import { type FieldProps, FormContext } from './formContext.ts';
import { GroupField } from './GroupField.tsx';
import { ListField } from './ListField.tsx';
import { LogoField } from './LogoField.tsx';
import { MarkdownField } from './MarkdownField.tsx';
import { PictureReferenceField } from './PictureReferenceField.tsx';
import { TextField } from './TextField.tsx';
import { UnderlineField } from './UnderlineField.tsx';
import type { Field, FieldKind } from '../../forms/formFields.ts';

/** A list of photographs is a gallery. */
function AnyList(props: FieldProps) {
  const isGallery = props.field.entry?.fields?.some(({ kind }) => kind === 'picture') ?? false;
  return isGallery ? <GalleryField {...props} /> : <ListField {...props} />;
}

/** The form fills it in itself, or the photograph of its group shows it. */
function Nothing() {
  return null;
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
  fixed: Nothing,
  picture: Nothing,
  focusPoint: Nothing,
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
