import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { picturesOf } from '../state/pictures.ts';
import { openDialog, studio, useStudio } from '../state/store.ts';
import { NARROW, useMedia } from '../useMedia.ts';
import { WORDS } from '../words.ts';
import { useDescribe } from './DescribeDialog.tsx';
import { beginChoosing, openAbout } from './galleryView.ts';
import { PhoneDialog } from './PhoneDialog.tsx';
import { chooseForGallery } from './useAddPhotos.ts';
import type { MenuItem } from '../controls/Menu.tsx';

const { gallery: words } = WORDS;

/** What stands beside the name of a gallery. */
export function GalleryTools({ file }: { file: string }) {
  const inboxCount = useStudio((state) => state.inbox.length);
  const isNarrow = useMedia(NARROW);
  const choose = () => void chooseForGallery(file);
  // The menu has the others.
  if (isNarrow) return <IconButton icon="plus" label={words.add} onClick={choose} />;
  return (
    <>
      <Button icon="plus" label={words.add} onClick={choose} />
      <IconButton
        icon="phone"
        label={WORDS.phone.open(inboxCount)}
        onClick={() => openDialog(<PhoneDialog file={file} />)}
      />
      <IconButton icon="settings" label={words.about} onClick={openAbout} />
    </>
  );
}

/** What else can be done with a gallery. */
export function useGalleryItems(file: string): MenuItem[] {
  const describe = useDescribe(file);
  const sources = () => picturesOf(studio.getState().files, file).map(({ src }) => src);
  return [
    { label: words.describeAll, icon: 'words', onSelect: () => describe(sources()) },
    { label: words.chooseSeveral, icon: 'tick', onSelect: beginChoosing },
    { label: words.about, icon: 'settings', onSelect: openAbout },
    {
      label: WORDS.phone.title,
      icon: 'phone',
      onSelect: () => openDialog(<PhoneDialog file={file} />),
    },
  ];
}
