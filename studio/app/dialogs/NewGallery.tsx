import { useState } from 'react';
import { plainName } from '../../../src/logic/plainName.ts';
import { Dialog } from '../Dialog.tsx';
import { galleryFile } from '../names.ts';
import { valueAt, withValue } from '../state/data.ts';
import { useWindow } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import styles from './Dialogs.module.css';

export interface NewGalleryProps {
  onClose: () => void;
  onFile: (file: string) => void;
}

const PORTFOLIO = 'pages/portfolio.yaml';
const { gallery: words } = WORDS;

/** A gallery of its own name, at the end of the portfolio. */
export function NewGallery({ onClose, onFile }: NewGalleryProps) {
  const { state, change } = useWindow();
  const [title, setTitle] = useState('');
  const { files } = state;
  const add = () => {
    const name = plainName(title) || 'gallery';
    const names = [name, ...Object.keys(files).map((_, index) => `${name}-${index + 2}`)];
    const slug = names.find((one) => !(galleryFile(one) in files)) ?? name;
    const listed = valueAt(files[PORTFOLIO], ['galleries']) as unknown[];
    const file = galleryFile(slug);
    change(
      { file, path: ['pictures'] },
      {
        [file]: { title: title.trim(), layout: 'lead', pictures: [] },
        [PORTFOLIO]: withValue(files[PORTFOLIO], ['galleries'], [...listed, { gallery: slug }]),
      },
    );
    onFile(file);
    onClose();
  };
  return (
    <Dialog title={words.newGallery} onClose={onClose}>
      <p>{words.newHint}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <label className={styles.field}>
          {words.newTitle}
          <input value={title} required onChange={(event) => setTitle(event.currentTarget.value)} />
        </label>
        <div className={styles.answers}>
          <button type="submit" data-main disabled={title.trim() === ''}>
            {words.create}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
