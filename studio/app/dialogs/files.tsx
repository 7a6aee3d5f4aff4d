import { type ReactNode, useState } from 'react';
import { PORTFOLIO } from '../../content/gallery.ts';
import { Button, Dialog } from '../controls.tsx';
import { newFile, placeName, routeOf } from '../names.ts';
import {
  blankOf,
  formOf,
  listInPortfolio,
  picturesOf,
  type Place,
  referenceOf,
  setAt,
  slugOf,
  usesOf,
} from '../state/content.ts';
import { edit, goTo, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';

/** Adds a gallery at the end of the portfolio, or a page of the owner's own words. */
export function NewDialog({ kind }: { kind: 'gallery' | 'page' }) {
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
    edit({ file, path: ['title'] }, (draft) => {
      draft[file] = data;
      if (isGallery) listInPortfolio(draft, name, true);
    });
    goTo({ file, path: [isGallery ? 'title' : 'text'] });
  };
  return (
    <Dialog title={words.title}>
      <p>{words.hint}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <label>
          {words.label}
          <input required value={entered} onChange={(event) => setEntered(event.target.value)} />
        </label>
        <Button type="submit" kind="main" disabled={title === ''} label={WORDS.added.create} />
      </form>
    </Dialog>
  );
}

interface RemoveDialogProps {
  title: string;
  text: string;
  /** Fields elsewhere that refer to what is removed. */
  uses: readonly Place[];
  onRemove: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before something is removed, and says where else it is shown. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { title, text, uses, onRemove, onClose, children } = props;
  const files = useStudio((state) => state.files);
  const names = uses.map((place) => placeName(files, place));
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <p>{text}</p>
      {names.length > 0 && <p>{WORDS.gallery.usedOn}</p>}
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <form method="dialog" data-row>
        <Button type="submit" label={WORDS.cancel} />
        <Button type="submit" kind="remove" onClick={onRemove} label={WORDS.remove} />
      </form>
    </Dialog>
  );
}

/** Asks before a gallery or a page of the owner's own words is removed. */
export function RemoveFileDialog({ file, onClose }: { file: string; onClose: () => void }) {
  const files = useStudio((state) => state.files);
  const slug = slugOf(file);
  const pictures = picturesOf(files, file);
  const names = [slug ?? routeOf(file) ?? '', ...pictures.map(({ src }) => referenceOf(file, src))];
  const { gallery, ownPage } = WORDS;
  const words =
    slug === undefined
      ? { title: ownPage.removeTitle, text: ownPage.removeText }
      : { title: gallery.removeGalleryTitle, text: gallery.removeGalleryText(pictures.length) };
  return (
    <RemoveDialog
      {...words}
      uses={usesOf(files, names).filter((place) => place.file !== PORTFOLIO)}
      onRemove={() =>
        edit({ file, path: [] }, (draft) => {
          setAt(draft, [file], undefined);
          if (slug !== undefined) listInPortfolio(draft, slug, false);
        })
      }
      onClose={onClose}
    />
  );
}
