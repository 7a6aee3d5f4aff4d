import { Fragment } from 'react';
import { fail, isPublic } from './api.ts';
import { Button } from './controls/Button.tsx';
import { CopyDialog, VersionsDialog } from './dialogs/backups.tsx';
import { DevicesDialog } from './dialogs/DevicesDialog.tsx';
import { NewDialog } from './dialogs/files.tsx';
import { FriendDialog } from './dialogs/FriendDialog.tsx';
import { SamplesDialog } from './dialogs/SamplesDialog.tsx';
import { SheetsDialog } from './dialogs/SheetsDialog.tsx';
import { TrashDialog } from './dialogs/trash.tsx';
import { Picture } from './fields/Picture.tsx';
import { galleryFiles, isWordsFile, nameOfFile, type NewKind, pageFiles } from './names.ts';
import { slugOf, without } from './state/content.ts';
import { picturesOf } from './state/pictures.ts';
import { openDialog, openForm, useStudio } from './state/store.ts';
import { signOut } from './signOut.ts';
import { WORDS } from './words.ts';

export const NAV_ID = 'nav';
const SITE = {
  samples: SamplesDialog,
  friend: FriendDialog,
  sheets: SheetsDialog,
  versions: VersionsDialog,
  trash: TrashDialog,
  copy: CopyDialog,
  ...(isPublic() && { devices: DevicesDialog }),
};

function FileItem({ file }: { file: string }) {
  const name = useStudio((state) => nameOfFile(state.files, file));
  const src = useStudio((state) => slugOf(file) && picturesOf(state.files, file)[0]?.src);
  const isOpen = useStudio((state) => state.openFile === file);
  const isChanged = useStudio((state) => state.unsaved.files.some(({ path }) => path === file));
  const count = useStudio(({ problems }) => problems.filter((one) => one.file === file).length);
  const open = () => {
    openForm(file);
    // In a narrow window, the list is a popover.
    document.getElementById(NAV_ID)?.hidePopover();
  };
  return (
    <li>
      <button
        type="button"
        data-
        data-row
        aria-current={isOpen ? 'page' : undefined}
        onClick={open}
      >
        {src && <Picture {...{ file, src }} size="thumb" />}
        <span>{name}</span>
        {isChanged && <i role="img" aria-label={WORDS.changed} />}
        {count > 0 && (
          <i role="img" aria-label={WORDS.problems(count)}>
            {count}
          </i>
        )}
      </button>
    </li>
  );
}

export function Sidebar() {
  const files = useStudio((state) => state.files);
  const [pages, galleries] = [pageFiles(files), galleryFiles(files)];
  const own = Object.keys(files).filter(isWordsFile);
  const others = Object.keys(without(files, [...pages, ...galleries, ...own]));
  const lists: [title: string, paths: string[], added: NewKind[]][] = [
    [WORDS.nav.pages, pages, ['sections', 'service']],
    [WORDS.nav.galleries, galleries, ['gallery']],
    [WORDS.nav.own, own, ['page']],
    [WORDS.nav.everywhere, others, []],
  ];
  return (
    <nav id={NAV_ID} popover="auto" aria-label={WORDS.nav.label}>
      <p>{WORDS.title}</p>
      {lists.map(([title, paths, added]) => (
        <Fragment key={title}>
          <h2>{title}</h2>
          <ul>
            {paths.map((file) => (
              <FileItem key={file} file={file} />
            ))}
          </ul>
          {added.map((kind) => (
            <Button
              key={kind}
              onClick={() => openDialog(<NewDialog kind={kind} />)}
              label={WORDS.added[kind].title}
            />
          ))}
        </Fragment>
      ))}
      <h2>{WORDS.nav.site}</h2>
      <ul>
        {Object.entries(SITE).map(([name, SiteDialog]) => (
          <li key={name}>
            <Button
              data-row
              onClick={() => openDialog(<SiteDialog />)}
              label={WORDS[name as keyof typeof SITE].title}
            />
          </li>
        ))}
        {isPublic() && (
          <li>
            <Button data-row onClick={() => void signOut().catch(fail)} label={WORDS.signOut} />
          </li>
        )}
      </ul>
    </nav>
  );
}
