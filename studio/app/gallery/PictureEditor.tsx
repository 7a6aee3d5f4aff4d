import { isMediaPath } from '../../content/mediaPath.ts';
import { Mistakes } from '../fields/FieldFrame.tsx';
import { useField } from '../fields/formContext.ts';
import { GroupFields } from '../fields/GroupField.tsx';
import { galleryFile, galleryFiles, nameOfFile, slugOf } from '../names.ts';
import { valueAt } from '../state/data.ts';
import { picturePath } from '../state/draft.ts';
import { moveToGallery } from '../state/pictures.ts';
import { useWindow } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import styles from './Gallery.module.css';
import type { FieldProps } from '../fields/FieldView.tsx';

export interface PictureEditorProps extends Pick<FieldProps, 'field' | 'path'> {
  pictures: readonly unknown[];
  index: number;
  /** Is told that it is in another gallery now. */
  onMoved: () => void;
}

/** Everything about one picture of a gallery. */
export function PictureEditor({ field, path, pictures, index, onMoved }: PictureEditorProps) {
  const { file, id, mistakes } = useField([...path, index]);
  const { state, formOf, change, dispatch, setNote } = useWindow();
  const isOpen = (other: string) => other !== file && state.files[other] !== undefined;
  const others = galleryFiles(state.files).filter(isOpen);
  const move = (to: string) => {
    const moved = moveToGallery(state, formOf, { file, index, to });
    if (!moved) return;
    dispatch({ type: 'took', sources: moved.sources });
    change({ file, path }, moved.files);
    const name = nameOfFile(state.files, galleryFile(to));
    if (moved.layout !== undefined) setNote(WORDS.gallery.layout(name, moved.layout));
    onMoved();
  };
  const canMove = isMediaPath(picturePath(file, valueAt(pictures[index], ['src'])));
  if (!field.entry) return null;
  return (
    <section className={styles.editor} id={id} key={index}>
      <h3>{WORDS.gallery.number(index, pictures.length)}</h3>
      <Mistakes id={id} mistakes={mistakes} />
      <GroupFields field={field.entry} path={[...path, index]} value={pictures[index]} />
      {others.length > 0 && canMove && (
        <label className={styles.move}>
          {WORDS.gallery.moveTo}
          <select value="" onChange={(event) => move(event.currentTarget.value)}>
            <option value="">{WORDS.left}</option>
            {others.map((other) => (
              <option key={other} value={slugOf(other)}>
                {nameOfFile(state.files, other)}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  );
}
