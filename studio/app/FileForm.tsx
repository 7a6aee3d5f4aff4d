import { useEffect, useMemo, useState } from 'react';
import { RemoveFile } from './dialogs/RemoveFile.tsx';
import { Mistakes } from './fields/FieldFrame.tsx';
import { FieldView } from './fields/FieldView.tsx';
import { focusOn } from './fields/focusOn.ts';
import { FORM_ID, FormContext, type OpenForm, unplaced } from './fields/formContext.ts';
import { GroupFields } from './fields/GroupField.tsx';
import { isWordsFile, nameOfFile, slugOf } from './names.ts';
import { useWindow } from './state/useStudio.ts';
import styles from './Studio.module.css';
import { WORDS } from './words.ts';

export interface FileFormProps extends OpenForm {
  /** Is told that the gallery is gone. */
  onRemoved: () => void;
}

/** The form of one file. */
export function FileForm({ file, goal, onFocus, onRemoved }: FileFormProps) {
  const { state, formOf, mistakes } = useWindow();
  const [isRemoving, setRemoving] = useState(false);
  const form = formOf(file);
  const data = state.files[file];
  useEffect(() => {
    if (goal) focusOn(goal.path);
  }, [goal]);
  const context = useMemo(() => ({ file, goal, onFocus }), [file, goal, onFocus]);
  if (!form) return <main className={styles.form} id={FORM_ID} />;
  const lost = unplaced(
    mistakes.filter((mistake) => mistake.file === file),
    form,
    data,
  );
  return (
    <main className={styles.form} id={FORM_ID} tabIndex={-1}>
      <h2 className={styles.title}>{nameOfFile(state.files, file)}</h2>
      <p>{form.help}</p>
      <Mistakes id={FORM_ID} mistakes={lost} />
      {data === undefined ? (
        <p>{WORDS.unreadable(file)}</p>
      ) : (
        <FormContext value={context}>
          {form.kind === 'group' ? (
            <GroupFields field={form} path={[]} value={data} />
          ) : (
            <FieldView field={form} path={[]} value={data} />
          )}
        </FormContext>
      )}
      {(slugOf(file) !== undefined || isWordsFile(file)) && (
        <button type="button" className={styles.button} onClick={() => setRemoving(true)}>
          {isWordsFile(file) ? WORDS.ownPage.remove : WORDS.gallery.removeGallery}
        </button>
      )}
      {isRemoving && (
        <RemoveFile file={file} onClose={() => setRemoving(false)} onRemoved={onRemoved} />
      )}
    </main>
  );
}
