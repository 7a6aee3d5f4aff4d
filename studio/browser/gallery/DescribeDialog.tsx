import { use } from 'react';
import { Button } from '../controls/Button.tsx';
import { Dialog, DialogFoot } from '../controls/Dialog.tsx';
import { FieldView, KindsContext } from '../fields/form.tsx';
import { Picture as Image } from '../fields/Picture.tsx';
import { formOf } from '../state/content.ts';
import { picturesOf } from '../state/pictures.ts';
import { openDialog, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { chooseNone, closePanel, galleryView, openPhoto } from './galleryView.ts';
import styles from './DescribeDialog.module.css';

const { gallery: words } = WORDS;
/** The words of a photograph that everybody should write. */
const WRITTEN = ['title', 'alt'];

interface DescribeDialogProps {
  file: string;
  sources: readonly string[];
  onClose: () => void;
}

/** Photographs one below the other, each with its words beside it. */
function DescribeDialog({ file, sources, onClose }: DescribeDialogProps) {
  const files = useStudio((state) => state.files);
  const list = formOf(file)?.fields?.find(({ key }) => key === 'pictures');
  const written = WRITTEN.flatMap(
    (key) => list?.entry?.fields?.find((field) => field.key === key) ?? [],
  );
  return (
    <Dialog title={words.describeTitle} isWide onClose={onClose}>
      <ol className={styles.photos}>
        {picturesOf(files, file).map(({ src }, index) => {
          if (!sources.includes(src)) return null;
          return (
            <li key={src} className={styles.photo}>
              <Image {...{ file, src }} className={styles.picture} size="card" />
              <div className={styles.fields}>
                {written.map((field) => (
                  <FieldView key={field.key} field={field} path={['pictures', index, field.key]} />
                ))}
              </div>
            </li>
          );
        })}
      </ol>
      <DialogFoot>
        <Button kind="main" label={words.done} onClick={onClose} />
      </DialogFoot>
    </Dialog>
  );
}

/** Opens the dialog in which photographs get their words. */
export function useDescribe(file: string): (sources: readonly string[]) => void {
  const kinds = use(KindsContext);
  return (sources) => {
    const { openPhoto: before } = galleryView.getState();
    // A field is in the window once.
    closePanel();
    chooseNone();
    openDialog(
      <KindsContext value={kinds}>
        <DescribeDialog
          {...{ file, sources }}
          onClose={() => {
            openDialog();
            openPhoto(before);
          }}
        />
      </KindsContext>,
    );
  };
}
