import { asPicture } from '../../content/gallery.ts';
import { UploadButton } from '../gallery/UploadButton.tsx';
import { valueAt } from '../state/data.ts';
import { mediaPlaces, picturePath, replacePicture } from '../state/pictures.ts';
import { edit, formOf, say } from '../state/store.ts';
import { WORDS } from '../words.ts';
import styles from './Field.module.css';
import { Problems } from './FieldFrame.tsx';
import { FocusPoint } from './FocusPoint.tsx';
import { fieldId, type FieldProps, useField } from './formContext.ts';

/** Parts of a picture that have no field of their own. */
const PARTS: readonly unknown[] = ['src', 'position', 'positions'];

/** The photograph of a group of fields, with its focus points. */
export function PictureField(props: FieldProps) {
  const { field, path } = props;
  const { file, id, value, within, set, onBlur } = useField(props);
  const replaceId = fieldId([...path, 'src']);
  const { src } = asPicture(value);
  const screens = field.fields?.find(({ key }) => key === 'positions')?.fields;
  const positions = Object.fromEntries(
    (screens ?? []).map(({ key }) => [key, valueAt(value, ['positions', key])]),
  );
  const problems = within.filter((one) => PARTS.includes(one.field[path.length]));
  const put = (name: string, point: string) => {
    const changed = screens ? { positions: { ...positions, [name]: point } } : { position: point };
    set({ ...(value as object), ...changed }, true);
  };
  const replace = ([next = '']: string[]) => {
    edit({ file, path }, (files) => {
      // During the upload the picture may have moved.
      const place = mediaPlaces(files, formOf).get(picturePath(file, src));
      replacePicture(files, formOf, place ?? { file, path: [...path, 'src'] }, next);
    });
    say(WORDS.picture.replaced);
  };
  return (
    <div className={styles.field}>
      {src !== '' && (
        <FocusPoint
          {...{ file, src, id }}
          points={screens ? positions : { '': valueAt(value, ['position']) }}
          onChange={put}
          onLeave={onBlur}
        />
      )}
      <Problems id={replaceId} problems={problems} />
      <UploadButton
        path={path}
        id={replaceId}
        label={src === '' ? WORDS.picture.upload : WORDS.picture.replace}
        aria-describedby={problems.length > 0 ? `${replaceId}-problem` : undefined}
        onUploaded={replace}
      />
    </div>
  );
}
