import { useState } from 'react';
import { Dialog } from '../Dialog.tsx';
import { type NewKind, newName } from '../newName.ts';
import { blankOf } from '../state/data.ts';
import { portfolioWith } from '../state/portfolio.ts';
import { useWindow } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import styles from './Dialogs.module.css';
import type { Place } from '../state/work.ts';

export interface NewFileProps {
  kind: NewKind;
  onClose: () => void;
  /** Is told where the name of the new one stands. */
  onMade: (place: Place) => void;
}

const KINDS = {
  gallery: {
    title: WORDS.gallery.newGallery,
    hint: WORDS.gallery.newHint,
    label: WORDS.gallery.newTitle,
  },
  page: {
    title: WORDS.ownPage.add,
    hint: WORDS.ownPage.hint,
    label: WORDS.ownPage.title,
  },
};

/** A gallery at the end of the portfolio, or a page of the owner's own words. */
export function NewFile({ kind, onClose, onMade }: NewFileProps) {
  const { state, formOf, change } = useWindow();
  const [title, setTitle] = useState('');
  const { files } = state;
  const words = KINDS[kind];
  const add = () => {
    const { name, file } = newName(kind, title, files);
    const form = formOf(file);
    const blank = { ...(form && (blankOf(form) as object)), title: title.trim() };
    const changed = kind === 'gallery' && {
      [file]: { ...blank, pictures: [] },
      ...portfolioWith(files, name),
    };
    const place = { file, path: ['title'] };
    change(place, changed || { [file]: blank });
    onMade(place);
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.hint}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <label className={styles.field}>
          {words.label}
          <input value={title} required onChange={(event) => setTitle(event.currentTarget.value)} />
        </label>
        <div className={styles.answers}>
          <button type="submit" data-main disabled={title.trim() === ''}>
            {WORDS.gallery.create}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
