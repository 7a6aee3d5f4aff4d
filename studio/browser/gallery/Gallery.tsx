import { asPicture } from '../../shared/gallery.ts';
import { type FieldProps, Problems, useField } from '../fields/form.tsx';
import { SelectBar } from './SelectBar.tsx';
import { Shelves } from './Shelves.tsx';
import { useAddPhotos } from './useAddPhotos.ts';
import styles from './Gallery.module.css';

/** The photographs of a gallery on shelves; others are dropped or pasted anywhere on it. */
export function Gallery(props: FieldProps) {
  const { file, id, value, problems } = useField(props);
  const { isOver, events } = useAddPhotos(file);
  const sources = (Array.isArray(value) ? value : []).map((entry) => asPicture(entry).src);
  return (
    <section
      className={styles.gallery}
      id={id}
      aria-label={props.field.label}
      data-over={isOver || undefined}
      {...events}
    >
      <Problems {...{ id, problems }} />
      <Shelves {...props} file={file} sources={sources} />
      <SelectBar file={file} />
    </section>
  );
}
