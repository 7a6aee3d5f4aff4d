import { useRef } from 'react';
import { PhotoReport } from '../gallery/PhotoReport.tsx';
import { usePhotos } from '../gallery/usePhotos.ts';
import { leaves, type Path, valueAt, withValue } from '../state/data.ts';
import { withPhoto } from '../state/otherPicture.ts';
import { sourceOf } from '../state/pictures.ts';
import { useWindow } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import { Mistakes } from './FieldFrame.tsx';
import { focusOn } from './focusOn.ts';
import { FocusPoint } from './FocusPoint.tsx';
import { fieldId, useField } from './formContext.ts';
import styles from './Picture.module.css';
import type { FieldProps } from './FieldView.tsx';

export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

/** What of a picture is shown by the photograph itself. */
const PARTS: readonly string[] = ['src', 'position', 'positions'];

/** The photograph of a group of fields, with the point that every crop keeps. */
export function PictureField({ field, path, value }: FieldProps) {
  const { file, change, onBlur, id, within } = useField(path);
  const replaceId = fieldId([...path, 'src']);
  const { state, formOf, change: changeFiles, setNote } = useWindow();
  const photos = usePhotos(file, path);
  const input = useRef<HTMLInputElement>(null);
  const src = valueAt(value, ['src']);
  const several = field.fields?.find(({ key }) => key === 'positions')?.fields;
  const points = several?.map(({ key }) => ({ key, path: ['positions', key] })) ?? [
    { key: 'position', path: ['position'] },
  ];
  const put = (name: string, point: string) => {
    const place = points.find(({ key }) => key === name)?.path ?? [];
    change(withValue(value, place, point), true);
  };
  // The photograph and its points have no field of their own.
  const mistakes = within.filter(({ field: place }) =>
    PARTS.includes(String(place[path.length] ?? '')),
  );
  const placeOf = (data: unknown): Path | undefined => {
    const form = formOf(file);
    if (!src || !form) return [...path, 'src'];
    return leaves(form, data).find((leaf) => leaf.field.kind === 'picture' && leaf.value === src)
      ?.path;
  };
  const replace = async (chosen: File[]) => {
    const [photo] = await photos.take(chosen);
    if (!photo) return;
    changeFiles({ file, path }, (now) => {
      // While it was read, the picture may have gone to another place, or away.
      const place = placeOf(now[file]);
      return place ? withPhoto(now, formOf, { file, path: place }, photo.src) : {};
    });
    setNote(WORDS.picture.replaced);
    focusOn([...path, 'alt']);
  };
  return (
    <div className={styles.photo}>
      {src ? (
        <FocusPoint
          id={id}
          source={sourceOf(state, file, src)}
          points={points.map(({ key, path: place }) => ({
            name: key,
            value: valueAt(value, place),
          }))}
          onChange={put}
          onLeave={onBlur}
        />
      ) : (
        <p>{WORDS.picture.none}</p>
      )}
      <Mistakes id={replaceId} mistakes={mistakes} />
      <button
        type="button"
        id={replaceId}
        className={styles.button}
        aria-describedby={mistakes.length > 0 ? `${replaceId}-mistake` : undefined}
        onClick={() => input.current?.click()}
      >
        {WORDS.picture.replace}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={PHOTO_TYPES}
        aria-label={WORDS.picture.replace}
        onChange={(event) => {
          void replace([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <PhotoReport {...photos} />
    </div>
  );
}
