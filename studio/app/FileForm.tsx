import { useEffect, useMemo, useState } from 'react';
import { Mistakes } from './fields/FieldFrame.tsx';
import { FieldView } from './fields/FieldView.tsx';
import { fieldId, FormContext, type OpenForm, unplaced } from './fields/formContext.ts';
import { GroupFields } from './fields/GroupField.tsx';
import { RemoveGallery } from './gallery/RemoveGallery.tsx';
import { nameOfFile, slugOf } from './names.ts';
import { useWindow } from './state/useStudio.ts';
import styles from './Studio.module.css';
import { WORDS } from './words.ts';
import type { Path } from './state/data.ts';

export interface FileFormProps extends OpenForm {
  /** Is told that the gallery is gone. */
  onRemoved: () => void;
}

/** How often it is looked whether the field has been drawn, at most: parts open one in the other. */
const LOOKS = 8;
const CONTROL = 'input, textarea, select, button';

/** Puts the focus on a field, or on what it is a part of. */
function focusOn(path: Path, looks = LOOKS): void {
  const element = document.getElementById(fieldId(path));
  if (!element && looks > 0) {
    requestAnimationFrame(() => focusOn(path, looks - 1));
    return;
  }
  if (!element && path.length > 0) {
    focusOn(path.slice(0, -1), 0);
    return;
  }
  const control = element?.matches(CONTROL) ? element : element?.querySelector(CONTROL);
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
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
  if (!form) return <main className={styles.form} id="form" />;
  const lost = unplaced(
    mistakes.filter((mistake) => mistake.file === file),
    form,
    data,
  );
  return (
    <main className={styles.form} id="form" tabIndex={-1}>
      <h2 className={styles.title}>{nameOfFile(state.files, file)}</h2>
      <p>{form.help}</p>
      <Mistakes id="form" mistakes={lost} />
      <FormContext value={context}>
        {form.kind === 'group' ? (
          <GroupFields field={form} path={[]} value={data} />
        ) : (
          <FieldView field={form} path={[]} value={data} />
        )}
      </FormContext>
      {slugOf(file) !== undefined && (
        <button type="button" className={styles.button} onClick={() => setRemoving(true)}>
          {WORDS.gallery.removeGallery}
        </button>
      )}
      {isRemoving && (
        <RemoveGallery file={file} onClose={() => setRemoving(false)} onRemoved={onRemoved} />
      )}
    </main>
  );
}
