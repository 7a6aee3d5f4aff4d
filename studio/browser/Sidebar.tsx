import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { fail, isPublic } from './api.ts';
import { Icon } from './controls/Icon.tsx';
import { IconButton } from './controls/IconButton.tsx';
import marks from './controls/marks.module.css';
import { Menu } from './controls/Menu.tsx';
import { CopyDialog } from './dialogs/CopyDialog.tsx';
import { DevicesDialog } from './dialogs/DevicesDialog.tsx';
import { NewDialog } from './dialogs/files.tsx';
import { FriendDialog } from './dialogs/FriendDialog.tsx';
import { KeysDialog } from './dialogs/KeysDialog.tsx';
import { OrderDialog } from './dialogs/OrderDialog.tsx';
import { SamplesDialog } from './dialogs/SamplesDialog.tsx';
import { SheetsDialog } from './dialogs/SheetsDialog.tsx';
import { TrashDialog } from './dialogs/trash.tsx';
import { VersionsDialog } from './dialogs/VersionsDialog.tsx';
import { EnquiriesDialog } from './enquiries/EnquiriesDialog.tsx';
import { Picture } from './fields/Picture.tsx';
import { addFiles, useDrop } from './gallery/useAddPhotos.ts';
import {
  galleryFiles,
  isWordsFile,
  nameOfFile,
  type NewKind,
  orderedFiles,
  pageFiles,
} from './names.ts';
import { FindWords } from './search/FindWords.tsx';
import { signOut } from './signOut.ts';
import { slugOf, valueAt } from './state/content.ts';
import { picturesOf } from './state/pictures.ts';
import { openDialog, openForm, useStudio } from './state/store.ts';
import { showScreen, useView } from './state/view.ts';
import { PHONE, useMedia } from './useMedia.ts';
import { WORDS } from './words.ts';
import styles from './Sidebar.module.css';

export const NAV_ID = 'nav';

const SITE: Readonly<Record<string, [title: string, dialog: ComponentType]>> = {
  enquiries: [WORDS.enquiries.title, EnquiriesDialog],
  samples: [WORDS.samples.title, SamplesDialog],
  friend: [WORDS.friend.title, FriendDialog],
  sheets: [WORDS.sheets.title, SheetsDialog],
  versions: [WORDS.versions.title, VersionsDialog],
  trash: [WORDS.trash.title, TrashDialog],
  copy: [WORDS.copy.title, CopyDialog],
  ...(isPublic() && { devices: [WORDS.devices.title, DevicesDialog] }),
  keys: [WORDS.keys.title, KeysDialog],
};

/** In a window of middle width, the list is a popover. */
const closeList = () => document.getElementById(NAV_ID)?.hidePopover();

function FileItem({ file }: { file: string }) {
  const name = useStudio((state) => nameOfFile(state.files, file));
  const src = useStudio((state) => slugOf(file) && picturesOf(state.files, file)[0]?.src);
  const isOpen = useStudio((state) => state.openFile === file);
  const isChanged = useStudio((state) => state.unsaved.files.some(({ path }) => path === file));
  const count = useStudio(({ problems }) => problems.filter((one) => one.file === file).length);
  const isDraft = useStudio((state) => valueAt(state.files[file], ['draft']) === true);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A file that was opened elsewhere may be far below in the list.
    if (isOpen) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const open = () => {
    openForm(file);
    // On a phone, the open file may be opened again.
    showScreen('form', slugOf(file) !== undefined);
    closeList();
  };
  const { isOver, events } = useDrop((photos) => {
    open();
    addFiles(file, photos);
  });
  return (
    <li>
      <button
        ref={button}
        type="button"
        className={styles.item}
        data-draft={isDraft || undefined}
        data-over={isOver || undefined}
        aria-current={isOpen ? 'page' : undefined}
        onClick={open}
        {...(slugOf(file) !== undefined && events)}
      >
        {src && <Picture className={styles.cover} {...{ file, src }} size="thumb" />}
        <span className={styles.words}>{name}</span>
        {isDraft && <small>{WORDS.draft}</small>}
        {isChanged && <i className={marks.block} role="img" aria-label={WORDS.changed} />}
        {count > 0 && (
          <i className={marks.problems} role="img" aria-label={WORDS.problems(count)}>
            {count}
          </i>
        )}
      </button>
    </li>
  );
}

interface GroupProps {
  id: string;
  title: string;
  /** Its files: while it is folded, it tells their state. */
  files?: readonly string[];
  isFolded?: boolean;
  added?: readonly NewKind[];
  children: ReactNode;
}

/** A part of the list that folds; she finds it as she left it. */
function Group({ id, title, files = [], isFolded = false, added = [], children }: GroupProps) {
  const key = `studio-folded-${id}`;
  const openFile = useStudio((state) => state.openFile);
  const [isOpen, setOpen] = useState(
    () => files.includes(openFile) || (localStorage.getItem(key) ?? String(isFolded)) !== 'true',
  );
  const [shownFile, setShownFile] = useState(openFile);
  const isChanged = useStudio((state) =>
    state.unsaved.files.some(({ path }) => files.includes(path)),
  );
  const count = useStudio(
    ({ problems }) => problems.filter((one) => files.includes(one.file)).length,
  );
  // A file that was opened elsewhere is seen in the list.
  if (shownFile !== openFile) {
    setShownFile(openFile);
    if (files.includes(openFile)) setOpen(true);
  }
  const toggle = () => {
    localStorage.setItem(key, String(isOpen));
    setOpen(!isOpen);
  };
  const add = (kind: NewKind) => {
    closeList();
    openDialog(<NewDialog kind={kind} />);
  };
  const [first, ...others] = added;
  return (
    <section className={styles.group}>
      <h2 className={styles.head}>
        <button type="button" className={styles.name} aria-expanded={isOpen} onClick={toggle}>
          <Icon name="down" isSmall />
          {title}
          {!isOpen && isChanged && (
            <i className={marks.block} role="img" aria-label={WORDS.changed} />
          )}
          {!isOpen && count > 0 && (
            <i className={marks.problems} role="img" aria-label={WORDS.problems(count)}>
              {count}
            </i>
          )}
        </button>
        {first && others.length === 0 && (
          <IconButton
            icon="plus"
            isSmall
            label={WORDS.added[first].title}
            onClick={() => add(first)}
          />
        )}
        {others.length > 0 && (
          <Menu
            icon="plus"
            isSmall
            label={WORDS.nav.add}
            items={added.map((kind) => ({
              label: WORDS.added[kind].title,
              onSelect: () => add(kind),
            }))}
          />
        )}
      </h2>
      {isOpen && <ul>{children}</ul>}
    </section>
  );
}

const itemsOf = (files: readonly string[]) =>
  files.map((file) => <FileItem key={file} file={file} />);

const showOrder = () => {
  closeList();
  openDialog(<OrderDialog />);
};

/** Everything that can be edited; beside the form, over it, or on a phone alone. */
export function Sidebar() {
  // Lists of equal paths: a letter in one file does not draw the names of all others again.
  const pages = useStudio(useShallow(({ files }) => pageFiles(files)));
  const galleries = useStudio(useShallow(({ files }) => galleryFiles(files)));
  const own = useStudio(useShallow(({ files }) => orderedFiles(files).filter(isWordsFile)));
  const all = useStudio(useShallow(({ files }) => Object.keys(files)));
  const isPhone = useMedia(PHONE);
  const isOfPhotographs = useView((state) => state.isOfPhotographs) && isPhone;
  const shown = new Set([...pages, ...galleries, ...own]);
  const others = all.filter((file) => !shown.has(file));
  const galleryGroup = (
    <Group id="galleries" title={WORDS.nav.galleries} files={galleries} added={['gallery']}>
      {itemsOf(galleries)}
    </Group>
  );
  return (
    <nav id={NAV_ID} className={styles.sidebar} popover="auto" aria-label={WORDS.nav.label}>
      <div className={styles.search}>
        <FindWords onGo={closeList} />
      </div>
      {isOfPhotographs ? (
        galleryGroup
      ) : (
        <>
          <Group id="pages" title={WORDS.nav.pages} files={pages} added={['sections', 'service']}>
            {itemsOf(pages)}
            <li>
              <button type="button" className={styles.item} onClick={showOrder}>
                {WORDS.order.title}
              </button>
            </li>
          </Group>
          {galleryGroup}
          <Group id="own" title={WORDS.nav.own} files={own} isFolded added={['page']}>
            {itemsOf(own)}
          </Group>
          <Group id="everywhere" title={WORDS.nav.everywhere} files={others}>
            {itemsOf(others)}
          </Group>
          <Group id="site" title={WORDS.nav.site} isFolded>
            {Object.entries(SITE).map(([name, [title, SiteDialog]]) => (
              <li key={name}>
                <button
                  type="button"
                  className={styles.item}
                  onClick={() => {
                    closeList();
                    openDialog(<SiteDialog />);
                  }}
                >
                  {title}
                </button>
              </li>
            ))}
            {isPublic() && (
              <li>
                <button
                  type="button"
                  className={styles.item}
                  onClick={() => void signOut().catch(fail)}
                >
                  {WORDS.signOut}
                </button>
              </li>
            )}
          </Group>
        </>
      )}
    </nav>
  );
}
