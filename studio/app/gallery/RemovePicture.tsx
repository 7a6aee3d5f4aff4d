import { smallPicture } from '../ask.ts';
import { RemoveDialog } from '../dialogs/RemoveDialog.tsx';
import { useField } from '../fields/formContext.ts';
import { picturesOf, referenceOf, sourceOf, usesOf } from '../state/pictures.ts';
import { wordsOf } from '../state/records.ts';
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
  // The bin takes what was saved.
  const isSaved = picturesOf(wordsOf(state.saved), file).some((saved) => saved.src === src);
  const uses = usesOf(state.files, formOf, [referenceOf(file, src)]);
  return (
    <RemoveDialog
      title={WORDS.gallery.removeTitle}
      uses={uses}
      onRemove={onRemove}
      onClose={onClose}
    >
      <img className={styles.asked} src={smallPicture(sourceOf(state, file, src), 'card')} alt="" />
      <p>{isSaved ? WORDS.gallery.removeText : WORDS.gallery.removeNew}</p>
    </RemoveDialog>
  );
}
