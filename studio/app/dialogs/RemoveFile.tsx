import { PORTFOLIO } from '../../content/gallery.ts';
import { slugOf } from '../names.ts';
import { picturesOf, referenceOf, usesOf } from '../state/pictures.ts';
import { portfolioWithout } from '../state/portfolio.ts';
import { useWindow } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import { RemoveDialog } from './RemoveDialog.tsx';

export interface RemoveFileProps {
  file: string;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a gallery or a page is removed, and says where it or its pictures are shown. */
export function RemoveFile({ file, onClose, onRemoved }: RemoveFileProps) {
  const { state, formOf, change } = useWindow();
  const { files } = state;
  const slug = slugOf(file);
  const pictures = picturesOf(files, file);
  const names = [slug ?? '', ...pictures.map(({ src }) => referenceOf(file, src))];
  const uses = usesOf(files, formOf, names).filter((place) => place.file !== PORTFOLIO);
  const remove = () => {
    const portfolio = slug === undefined ? {} : portfolioWithout(files, slug);
    change({ file, path: [] }, { [file]: undefined, ...portfolio });
    onRemoved();
  };
  return (
    <RemoveDialog
      title={slug === undefined ? WORDS.ownPage.removeTitle : WORDS.gallery.removeGalleryTitle}
      uses={uses}
      onRemove={remove}
      onClose={onClose}
    >
      <p>
        {slug === undefined
          ? WORDS.ownPage.removeText
          : WORDS.gallery.removeGalleryText(pictures.length)}
      </p>
    </RemoveDialog>
  );
}
