import { Dialog } from '../controls/Dialog.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { FieldView } from '../fields/form.tsx';
import { FieldKinds } from '../fields/registry.tsx';
import { formOf, slugOf } from '../state/content.ts';
import { useStudio } from '../state/store.ts';
import { PHONE, useMedia } from '../useMedia.ts';
import { WORDS } from '../words.ts';
import { closePanel, openPhoto, useGalleryView, useSources } from './galleryView.ts';
import { OpenPhoto } from './OpenPhoto.tsx';
import { PhotoSheet } from './PhotoSheet.tsx';
import styles from './GalleryPanel.module.css';
import type { ReactNode } from 'react';
import type { Field } from '../../shared/forms/formFields.ts';

const { gallery: words } = WORDS;

interface PanelProps {
  title: string;
  /** Beside the title. */
  count?: string;
  tools?: ReactNode;
  children: ReactNode;
}

/** At the right of the shelves. */
function Panel({ title, count, tools, children }: PanelProps) {
  return (
    <aside className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <span className={styles.count}>{count}</span>
        {tools}
        <IconButton icon="close" label={WORDS.close} onClick={closePanel} />
      </div>
      <div className={styles.fields}>{children}</div>
    </aside>
  );
}

/** The fields of a gallery beside its photographs. */
function AboutGallery({ form, isPhone }: { form: Field; isPhone: boolean }) {
  const others = form.fields?.filter(({ key }) => key !== 'pictures') ?? [];
  const fields = others.map((field) => (
    <FieldView key={field.key} field={field} path={[field.key]} />
  ));
  if (!isPhone) return <Panel title={words.about}>{fields}</Panel>;
  return (
    <Dialog title={words.about} onClose={closePanel}>
      <div className={styles.fields}>{fields}</div>
    </Dialog>
  );
}

/** What is open of a gallery: a photograph, or the gallery's own fields. */
export function GalleryPanel() {
  const file = useStudio((state) => state.openFile);
  const sources = useSources(file);
  const open = useGalleryView((state) => state.openPhoto);
  const isAboutOpen = useGalleryView((state) => state.isAboutOpen);
  const isPhone = useMedia(PHONE);
  const form = formOf(file);
  if (slugOf(file) === undefined || !form) return null;
  if (isAboutOpen)
    return (
      <FieldKinds>
        <AboutGallery {...{ form, isPhone }} />
      </FieldKinds>
    );
  const index = open === undefined ? -1 : sources.indexOf(open);
  const entry = form.fields?.find(({ key }) => key === 'pictures')?.entry;
  if (index === -1 || !entry) return null;
  const photo = { field: entry, path: ['pictures', index], index };
  const step = (by: number) => openPhoto(sources.at((index + by) % sources.length));
  if (isPhone)
    return (
      <FieldKinds>
        <PhotoSheet key={open} {...photo} />
      </FieldKinds>
    );
  return (
    <FieldKinds>
      <Panel
        title={words.panel}
        count={words.panelOf(index, sources.length)}
        tools={
          <>
            <IconButton icon="left" label={words.previous} onClick={() => step(-1)} />
            <IconButton icon="right" label={words.next} onClick={() => step(1)} />
          </>
        }
      >
        <OpenPhoto key={open} {...photo} />
      </Panel>
    </FieldKinds>
  );
}
