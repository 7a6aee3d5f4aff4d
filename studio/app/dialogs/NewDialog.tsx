import { useState } from 'react';
import { Dialog } from '../Dialog.tsx';
import { newFile } from '../names.ts';
import { blankOf } from '../state/data.ts';
import { addToPortfolio } from '../state/pictures.ts';
import { edit, formOf, goTo, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';

export interface NewDialogProps {
  kind: 'gallery' | 'page';
  onClose: () => void;
}

const { gallery, ownPage } = WORDS;
const WORDS_OF = {
  gallery: { title: gallery.newGallery, hint: gallery.newHint, label: gallery.newTitle },
  page: { title: ownPage.add, hint: ownPage.hint, label: ownPage.title },
};

/** Adds a gallery at the end of the portfolio, or a page of the owner's own words. */
export function NewDialog({ kind, onClose }: NewDialogProps) {
  const files = useStudio((state) => state.files);
  const [title, setTitle] = useState('');
  const words = WORDS_OF[kind];
  const add = () => {
    const { name, file } = newFile(kind, title, files);
    const form = formOf(file);
    const blank = { ...(form && (blankOf(form) as object)), title: title.trim() };
    const isGallery = kind === 'gallery';
    const start = isGallery ? { pictures: [] } : { description: title.trim(), text: WORDS.newPage };
    onClose();
    edit({ file, path: ['title'] }, (draft) => {
      draft[file] = { ...blank, ...start };
      if (isGallery) addToPortfolio(draft, name);
    });
    goTo({ file, path: [isGallery ? 'title' : 'text'] });
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
        <label>
          {words.label}
          <input value={title} required onChange={(event) => setTitle(event.currentTarget.value)} />
        </label>
        <button type="submit" data-kind="main" disabled={title.trim() === ''}>
          {gallery.create}
        </button>
      </form>
    </Dialog>
  );
}
