import { Dialog } from '../Dialog.tsx';
import { slugOf } from '../names.ts';
import { placeName } from '../placeName.ts';
import { valueAt, withValue } from '../state/data.ts';
import { picturesOf, referenceOf, usesOf } from '../state/pictures.ts';
import { useWindow } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import styles from './Dialogs.module.css';

export interface RemoveFileProps {
  file: string;
  onClose: () => void;
  onRemoved: () => void;
}

const PORTFOLIO = 'pages/portfolio.yaml';

/** Asks before a gallery or a page is removed, and says where it or its pictures are shown. */
export function RemoveFile({ file, onClose, onRemoved }: RemoveFileProps) {
  const { state, formOf, change } = useWindow();
  const { files } = state;
  const slug = slugOf(file);
  const pictures = picturesOf(files, file);
  const names = [slug ?? '', ...pictures.map(({ src }) => referenceOf(file, src))];
  const uses = usesOf(files, formOf, names).filter((place) => place.file !== PORTFOLIO);
  const remove = () => {
    const listed = valueAt(files[PORTFOLIO], ['galleries']) as { gallery: string }[];
    const isListed = listed.some(({ gallery }) => gallery === slug);
    const left = listed.filter(({ gallery }) => gallery !== slug);
    const portfolio = withValue(files[PORTFOLIO], ['galleries'], left);
    change({ file, path: [] }, { [file]: undefined, ...(isListed && { [PORTFOLIO]: portfolio }) });
    onRemoved();
  };
  return (
    <Dialog
      title={slug === undefined ? WORDS.ownPage.removeTitle : WORDS.gallery.removeGalleryTitle}
      onClose={onClose}
    >
      <p>
        {slug === undefined
          ? WORDS.ownPage.removeText
          : WORDS.gallery.removeGalleryText(pictures.length)}
      </p>
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
