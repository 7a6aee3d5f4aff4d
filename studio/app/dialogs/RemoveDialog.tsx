import { PORTFOLIO } from '../../content/gallery.ts';
import { Dialog } from '../Dialog.tsx';
import { placeName, routeOf, slugOf } from '../names.ts';
import { type Place, setAt } from '../state/data.ts';
import { listInPortfolio, picturesOf, referenceOf, usesOf } from '../state/pictures.ts';
import { edit, formOf, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import type { ReactNode } from 'react';

export interface RemoveDialogProps {
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
  const names = uses.map((place) => placeName(files, formOf, place));
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
      <form method="dialog">
        <button type="submit">{WORDS.cancel}</button>
        <button type="submit" data-kind="remove" onClick={onRemove}>
          {WORDS.remove}
        </button>
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
  const uses = usesOf(files, formOf, names).filter((place) => place.file !== PORTFOLIO);
  const remove = () =>
    edit({ file, path: [] }, (draft) => {
      setAt(draft, [file], undefined);
      if (slug !== undefined) listInPortfolio(draft, slug, false);
    });
  const { gallery, ownPage } = WORDS;
  const isPage = slug === undefined;
  return (
    <RemoveDialog
      title={isPage ? ownPage.removeTitle : gallery.removeGalleryTitle}
      text={isPage ? ownPage.removeText : gallery.removeGalleryText(pictures.length)}
      uses={uses}
      onRemove={remove}
      onClose={onClose}
    />
  );
}
