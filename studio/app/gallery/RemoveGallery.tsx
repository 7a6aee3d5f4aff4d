import { Dialog } from '../Dialog.tsx';
import { slugOf } from '../names.ts';
import { placeName } from '../placeName.ts';
import { valueAt, withValue } from '../state/data.ts';
import { picturesOf, referenceOf, usesOf } from '../state/pictures.ts';
import { useWindow } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import styles from './Gallery.module.css';

export interface RemoveGalleryProps {
  file: string;
  onClose: () => void;
  onRemoved: () => void;
}

const PORTFOLIO = 'pages/portfolio.yaml';

/** Asks before a whole gallery is removed, and says where it or its pictures are shown. */
export function RemoveGallery({ file, onClose, onRemoved }: RemoveGalleryProps) {
  const { state, formOf, change } = useWindow();
  const { files } = state;
  const slug = slugOf(file) ?? '';
  const pictures = picturesOf(files, file);
  const names = [slug, ...pictures.map(({ src }) => referenceOf(file, src))];
  const uses = usesOf(files, formOf, names).filter((place) => place.file !== PORTFOLIO);
  const remove = () => {
    const listed = valueAt(files[PORTFOLIO], ['galleries']) as { gallery: string }[];
    const left = listed.filter(({ gallery }) => gallery !== slug);
    change(
      { file: PORTFOLIO, path: ['galleries'] },
      {
        [file]: undefined,
        [PORTFOLIO]: withValue(files[PORTFOLIO], ['galleries'], left),
      },
    );
    onRemoved();
  };
  return (
    <Dialog title={WORDS.gallery.removeGalleryTitle} onClose={onClose}>
      <p>{WORDS.gallery.removeGalleryText(pictures.length)}</p>
      {uses.length > 0 && (
        <>
          <p>{WORDS.gallery.usedOn}</p>
          <ul>
            {uses.map((place) => {
              const name = placeName(files, formOf, place);
              return <li key={name}>{name}</li>;
            })}
          </ul>
        </>
      )}
      <form method="dialog" className={styles.answers}>
        <button type="submit">{WORDS.cancel}</button>
        <button type="submit" data-kind="remove" onClick={remove}>
          {WORDS.remove}
        </button>
      </form>
    </Dialog>
  );
}
