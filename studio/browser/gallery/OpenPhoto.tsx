import { type KeyboardEvent } from 'react';
import { asPicture } from '../../shared/gallery.ts';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { fieldId, type FieldProps, useField } from '../fields/form.tsx';
import { PhotoTools } from '../fields/PhotoTools.tsx';
import { PhotographField } from '../fields/PhotographField.tsx';
import { goTo } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { MissingPhoto } from './MissingPhoto.tsx';
import { usePhotoActions } from './photoActions.tsx';
import { PhotoFields } from './PhotoFields.tsx';
import styles from './GalleryPanel.module.css';

const { gallery: words } = WORDS;

/** The photograph in the panel, with its focus point, its crops and its words. */
export function OpenPhoto({ index, ...props }: FieldProps & { index: number }) {
  const { file, value } = useField(props);
  const { src } = asPicture(value);
  const { replace, crop, moveTo, remove, isLast } = usePhotoActions({ file, src, index });
  /** Enter in the description leads to that of the next photograph. */
  const describeNext = (event: KeyboardEvent) => {
    const isDescription = (event.target as Element).id === fieldId([...props.path, 'alt']);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isDescription || isLast) return;
    event.preventDefault();
    goTo({ file, path: [...props.path.slice(0, -1), index + 1, 'alt'] });
  };
  return (
    <>
      <PhotographField
        {...props}
        missing={<MissingPhoto onChoose={replace} onRemove={remove} />}
        tools={
          <PhotoTools>
            <Button label={words.replace} onClick={replace} />
            <IconButton icon="crop" label={words.crop} onClick={crop} />
            <IconButton icon="move" label={words.moveTo} onClick={moveTo} />
            <IconButton icon="trash" label={WORDS.remove} onClick={remove} />
          </PhotoTools>
        }
      />
      <div role="presentation" className={styles.fields} onKeyDown={describeNext}>
        <PhotoFields {...props} />
      </div>
    </>
  );
}
