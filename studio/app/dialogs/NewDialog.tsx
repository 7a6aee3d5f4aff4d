import { useState } from 'react';
import { Dialog } from '../Dialog.tsx';
import { newFile } from '../names.ts';
import { blankOf } from '../state/data.ts';
import { listInPortfolio } from '../state/pictures.ts';
import { edit, formOf, goTo, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';

export interface NewDialogProps {
  kind: 'gallery' | 'page';
  onClose: () => void;
}

/** Adds a gallery at the end of the portfolio, or a page of the owner's own words. */
export function NewDialog({ kind, onClose }: NewDialogProps) {
  const files = useStudio((state) => state.files);
  const [entered, setEntered] = useState('');
  const title = entered.trim();
  const words = WORDS.added[kind];
  const isGallery = kind === 'gallery';
  const add = () => {
    const { name, file } = newFile(kind, title, files);
    const form = formOf(file);
    const start = isGallery ? { pictures: [] } : { description: title, text: WORDS.newPage };
    const data = { ...(form && (blankOf(form) as object)), title, ...start };
    onClose();
    edit({ file, path: ['title'] }, (draft) => {
      draft[file] = data;
      if (isGallery) listInPortfolio(draft, name, true);
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
          <input
            value={entered}
            required
            onChange={(event) => setEntered(event.currentTarget.value)}
          />
        </label>
        <button type="submit" data-kind="main" disabled={title === ''}>
          {WORDS.added.create}
        </button>
      </form>
    </Dialog>
  );
}
