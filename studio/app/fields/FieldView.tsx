import { kindOf, type Path } from '../state/data.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { GroupField } from './GroupField.tsx';
import { ListField } from './ListField.tsx';
import { LogoField } from './LogoField.tsx';
import { PictureReferenceField } from './PictureReferenceField.tsx';
import { TextField } from './TextField.tsx';
import type { Field } from '../../forms/formFields.ts';

export interface FieldProps {
  field: Field;
  path: Path;
  value: unknown;
  /** Its name, where that of the schema does not tell it from its neighbours. */
  label?: string | undefined;
}

/** A field as its kind asks for it. */
export function FieldView(props: FieldProps) {
  const { field, value } = props;
  switch (field.kind) {
    case 'group':
      return <GroupField {...props} />;
    case 'list':
      return <ListField {...props} />;
    case 'kinds': {
      const own = kindOf(field.fields ?? [], value);
      return own && <GroupField {...props} field={own} kinds={field.fields} />;
    }
    case 'choice':
    case 'link':
    case 'galleryReference':
      return <ChoiceField {...props} />;
    case 'pictureReference':
      return <PictureReferenceField {...props} />;
    case 'logo':
      return <LogoField {...props} />;
    case 'text':
    case 'number':
    case 'color':
    case 'markdown':
    case 'video':
      return <TextField {...props} />;
    // What the form fills in itself, and what a picture shows as one.
    case 'fixed':
    case 'picture':
    case 'focusPoint':
      return null;
  }
}
