import { smallPicture } from '../ask.ts';
import { PhotoReport } from '../gallery/PhotoReport.tsx';
import { usePhotos } from '../gallery/usePhotos.ts';
import { sourceOf } from '../state/pictures.ts';
import { useWindow } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import { useField } from './formContext.ts';
import styles from './Picture.module.css';
import type { FieldProps } from './FieldView.tsx';

/** The drawing that stands for the business, as a file. */
export function LogoField({ field, path, value, label }: FieldProps) {
  const { file, id, mistakes, change, onFocus } = useField(path);
  const { state } = useWindow();
  const files = usePhotos(file, path, 'logo');
  const take = async (chosen: File[]) => {
    const [logo] = await files.take(chosen);
    if (logo) change(logo.src);
  };
  return (
    <FieldFrame {...{ field, id, label, mistakes }}>
      {typeof value === 'string' && value !== '' ? (
        <img
          className={styles.logo}
          src={smallPicture(sourceOf(state, file, value), 'card')}
          alt=""
        />
      ) : (
        <p>{WORDS.logo.none}</p>
      )}
      <input
        type="file"
        id={id}
        accept="image/svg+xml,image/png"
        onFocus={onFocus}
        onChange={(event) => {
          void take([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
        {...describedBy(id, mistakes)}
      />
      <PhotoReport {...files} />
    </FieldFrame>
  );
}
