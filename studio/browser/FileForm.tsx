import { useEffect } from 'react';
import { Button } from './controls/Button.tsx';
import { Help } from './controls/Help.tsx';
import { Icon } from './controls/Icon.tsx';
import { Label } from './controls/Label.tsx';
import { Menu } from './controls/Menu.tsx';
import { AddressDialog, RemoveDialog } from './dialogs/files.tsx';
import { NewDevices } from './dialogs/NewDevices.tsx';
import { UnknownFiles } from './dialogs/trash.tsx';
import { focusOn, FORM_ID, UnplacedProblems } from './fields/form.tsx';
import { FieldKinds, FileFields } from './fields/registry.tsx';
import { NotLinked } from './found/NotLinked.tsx';
import { GalleryTools, useGalleryItems } from './gallery/GalleryTools.tsx';
import { isRemovable, nameOfFile, routeShowing } from './names.ts';
import { formOf, slugOf, valueAt } from './state/content.ts';
import { addDuplicate, isDuplicable } from './state/duplicates.ts';
import { openDialog, useStudio } from './state/store.ts';
import { save } from './state/saving.ts';
import { WORDS } from './words.ts';
import styles from './FileForm.module.css';

/** Files with unsaved changes that another program broke. */
function UnreadableFiles() {
  const files = useStudio((state) => state.unreadable);
  return files.map(({ file, line, message }) => (
    <div key={file} data-notice role="alert">
      <p>{WORDS.broken(file, line, message)}</p>
      <p>{WORDS.brokenAdvice}</p>
      <Button onClick={() => void save([file])} label={WORDS.saveOver} />
    </div>
  ));
}

/** Where visitors see what the form shows; undefined before the first publication. */
function useOnlineAddress(file: string): string | undefined {
  const site = useStudio((state) => valueAt(state.published?.['business.yaml'], ['siteUrl']));
  const route = useStudio(({ published }) =>
    published && file in published ? routeShowing(published, file) : undefined,
  );
  return typeof site === 'string' && route !== undefined ? site + route : undefined;
}

/** The name of a page or gallery, hanging from the line of the bar, and what can be done with it. */
function FormHead({ file, title, help }: { file: string; title: string; help: string }) {
  const online = useOnlineAddress(file);
  const isProject = useStudio(({ files }) => valueAt(files[file], ['story']) !== undefined);
  const isGallery = slugOf(file) !== undefined;
  const galleryItems = useGalleryItems(file);
  const hasAddress = isProject || slugOf(file) === undefined;
  return (
    <div className={styles.head}>
      <Label>{title}</Label>
      <div className={styles.tools}>
        {help !== '' && <Help name={title} text={help} />}
        {online !== undefined && (
          <a className={styles.online} href={online} target="_blank" rel="noreferrer">
            {WORDS.seeOnline}
            <Icon name="out" isSmall />
          </a>
        )}
        {isGallery && <GalleryTools file={file} />}
        {(isRemovable(file) || isDuplicable(file)) && (
          <Menu
            label={WORDS.more(title)}
            items={[
              ...(isGallery ? galleryItems : []),
              isDuplicable(file) && {
                label: WORDS.sections.duplicate,
                icon: 'copy',
                onSelect: () => addDuplicate(file),
              },
              hasAddress && {
                label: WORDS.address.title,
                icon: 'link',
                onSelect: () => openDialog(<AddressDialog file={file} />),
              },
              isRemovable(file) && {
                label: WORDS.removeEntry(title),
                icon: 'trash',
                isDanger: true,
                onSelect: () => openDialog(<RemoveDialog file={file} />),
              },
            ]}
          />
        )}
      </div>
    </div>
  );
}

/** The form of the open file. */
export function FileForm({ file }: { file: string }) {
  const isReadable = useStudio((state) => state.files[file] !== undefined);
  const title = useStudio((state) => nameOfFile(state.files, file));
  const target = useStudio((state) => state.target);
  const form = formOf(file);
  useEffect(() => {
    if (target?.file === file) focusOn(target.path);
  }, [target, file]);
  if (!form) return null;
  return (
    <main id={FORM_ID} className={styles.form} tabIndex={-1}>
      <FieldKinds>
        <FormHead file={file} title={title} help={form.help} />
      </FieldKinds>
      <div className={styles.notices}>
        <NewDevices />
        <UnreadableFiles />
        <UnknownFiles />
        <NotLinked file={file} />
      </div>
      <UnplacedProblems file={file} form={form} />
      {isReadable ? <FileFields form={form} /> : <p>{WORDS.unreadable(file)}</p>}
    </main>
  );
}
