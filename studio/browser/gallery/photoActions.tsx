import { fail } from '../api.ts';
import { picturesOf } from '../state/pictures.ts';
import { openDialog, say, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { chooseFiles } from './chooseFiles.ts';
import { putInPlace, removePhoto, reorder } from './galleryEdits.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { openCrop } from './openCrop.tsx';
import { uploadOf } from './uploads.tsx';
import { upload } from './uploadQueue.ts';
import type { MenuItem } from '../controls/Menu.tsx';

const { gallery: words } = WORDS;

interface Photo {
  file: string;
  src: string;
  index: number;
}

/** Puts another photograph in the place of one; everything that refers to it follows. */
async function replacePhoto(file: string, src: string): Promise<void> {
  const [chosen] = await chooseFiles('photos');
  if (!chosen) return;
  await upload(file, [uploadOf(chosen)], (stored) => {
    putInPlace(file, src, stored);
    say(WORDS.picture.replaced);
  });
}

/** What can be done with a photograph of a gallery. */
export function usePhotoActions({ file, src, index }: Photo) {
  const count = useStudio((state) => picturesOf(state.files, file).length);
  const replace = () => void replacePhoto(file, src).catch(fail);
  const crop = () =>
    openCrop({ file, src, onStored: (stored, point) => putInPlace(file, src, stored, point) });
  const moveEarlier = () => reorder(file, index, index - 1);
  const moveLater = () => reorder(file, index, index + 1);
  const moveTo = () => openDialog(<MoveDialog file={file} sources={[src]} />);
  const remove = () => removePhoto(file, index);
  const [isFirst, isLast] = [index === 0, index === count - 1];
  const items: MenuItem[] = [
    { label: words.replace, icon: 'replace', onSelect: replace },
    { label: words.crop, icon: 'crop', onSelect: crop },
    { label: words.earlier, icon: 'left', onSelect: moveEarlier, isDisabled: isFirst },
    { label: words.later, icon: 'right', onSelect: moveLater, isDisabled: isLast },
    { label: words.moveTo, icon: 'move', onSelect: moveTo },
    { label: WORDS.remove, icon: 'trash', onSelect: remove, isDanger: true },
  ];
  return { items, replace, crop, moveEarlier, moveLater, moveTo, remove, isFirst, isLast };
}
