import { asPicture } from '../../shared/gallery.ts';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { type FieldProps, useField } from '../fields/form.tsx';
import { PhotoTools } from '../fields/PhotoTools.tsx';
import { PhotographField } from '../fields/PhotographField.tsx';
import { WORDS } from '../words.ts';
import { MissingPhoto } from './MissingPhoto.tsx';
import { usePhotoActions } from './photoActions.tsx';
import { PhotoFields } from './PhotoFields.tsx';

const { gallery: words } = WORDS;

/** The photograph in the panel, with its focus point, its crops and its words. */
export function OpenPhoto({ index, ...props }: FieldProps & { index: number }) {
  const { file, value } = useField(props);
  const { src } = asPicture(value);
  const { replace, crop, moveTo, remove } = usePhotoActions({ file, src, index });
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
      <PhotoFields {...props} />
    </>
  );
}
