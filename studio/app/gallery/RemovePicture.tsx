import { smallPicture } from '../ask.ts';
import { Dialog } from '../Dialog.tsx';
import { useField } from '../fields/formContext.ts';
import { placeName } from '../placeName.ts';
import { referenceOf, sourceOf, usesOf } from '../state/pictures.ts';
import { useWindow } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import styles from './Gallery.module.css';

export interface RemovePictureProps {
  src: string;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before a picture is removed, and says where else it is shown. */
export function RemovePicture({ src, onRemove, onClose }: RemovePictureProps) {
  const { file } = useField([]);
  const { state, formOf } = useWindow();
  const uses = usesOf(state.files, formOf, [referenceOf(file, src)]);
  return (
    <Dialog title={WORDS.gallery.removeTitle} onClose={onClose}>
      <img className={styles.asked} src={smallPicture(sourceOf(state, file, src), 'card')} alt="" />
      <p>{WORDS.gallery.removeText}</p>
      {uses.length > 0 && (
        <>
          <p>{WORDS.gallery.usedOn}</p>
          <ul>
            {uses.map((place) => {
              const name = placeName(state.files, formOf, place);
              return <li key={name}>{name}</li>;
            })}
          </ul>
        </>
      )}
      <form method="dialog" className={styles.answers}>
        <button type="submit">{WORDS.cancel}</button>
        <button type="submit" data-kind="remove" onClick={onRemove}>
          {WORDS.remove}
        </button>
      </form>
    </Dialog>
  );
}
