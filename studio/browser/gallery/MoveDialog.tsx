import { useState } from 'react';
import { Dialog } from '../controls/Dialog.tsx';
import { attempt } from '../controls/attempt.ts';
import { SearchInput } from '../controls/SearchInput.tsx';
import { Picture as Image } from '../fields/Picture.tsx';
import { galleryFiles, nameOfFile } from '../names.ts';
import { hasWords } from '../search/hasWords.ts';
import { formOf } from '../state/content.ts';
import { picturesOf } from '../state/pictures.ts';
import { openDialog, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { moveToGallery } from './galleryEdits.ts';
import styles from './MoveDialog.module.css';

const { gallery: words } = WORDS;

/** A longer list has a field to find one of them. */
const FEW = 12;

interface MoveDialogProps {
  file: string;
  sources: readonly string[];
}

/** The most photographs that a gallery takes. */
function limitOf(file: string): number {
  return formOf(file)?.fields?.find(({ key }) => key === 'pictures')?.max ?? Infinity;
}

/** The other galleries, to which photographs can move. */
export function MoveDialog({ file, sources }: MoveDialogProps) {
  const files = useStudio((state) => state.files);
  const galleries = galleryFiles(files).filter((one) => one !== file && files[one] !== undefined);
  const [wanted, setWanted] = useState('');
  const found = galleries.filter((one) => hasWords(nameOfFile(files, one), wanted));
  const move = async (to: string) => {
    await moveToGallery(file, sources, to);
    openDialog();
  };
  return (
    <Dialog title={words.moveTitle(sources.length)}>
      <p>{galleries.length > 0 ? words.moveText : words.noOther}</p>
      {galleries.length > FEW && (
        <SearchInput label={words.find} value={wanted} onChange={setWanted} />
      )}
      {galleries.length > 0 && found.length === 0 && <p role="status">{words.nothingFound}</p>}
      <ul className={styles.galleries}>
        {found.map((to) => {
          const pictures = picturesOf(files, to);
          const isFull = pictures.length + sources.length > limitOf(to);
          const [first] = pictures;
          return (
            <li key={to}>
              <button
                type="button"
                className={styles.gallery}
                disabled={isFull}
                onClick={() => attempt(move(to))}
              >
                <span className={styles.cover}>
                  {first && <Image file={to} src={first.src} size="thumb" />}
                </span>
                <span className={styles.name}>{nameOfFile(files, to)}</span>
                <small>{isFull ? words.full : pictures.length}</small>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
