import { FieldView } from '../fields/FieldView.tsx';
import { type FieldProps, useForm } from '../fields/formContext.ts';
import { Picture as Image } from '../fields/Picture.tsx';
import { WORDS } from '../words.ts';
import styles from './Gallery.module.css';
import type { Picture } from '../../content/gallery.ts';

export interface AltTextsProps extends FieldProps {
  pictures: readonly Picture[];
}

/** The descriptions of all pictures in one list. */
export function AltTexts({ field, path, pictures }: AltTextsProps) {
  const { file } = useForm();
  const alt = field.entry?.fields?.find(({ key }) => key === 'alt');
  return (
    <ol className={styles.texts}>
      {pictures.map(({ src }, index) => (
        <li key={src}>
          <Image {...{ file, src }} size="card" data-cover />
          {alt && (
            <FieldView
              field={alt}
              path={[...path, index, 'alt']}
              label={WORDS.gallery.name(index)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
