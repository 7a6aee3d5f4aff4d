import { useEffect, useState } from 'react';
import { RemoveFileDialog } from './dialogs/RemoveDialog.tsx';
import { focusOn, FORM_ID, Problems, unplaced } from './fields/form.tsx';
import { FileFields } from './fields/registry.tsx';
import { UploadReport } from './gallery/UploadButton.tsx';
import { isWordsFile, nameOfFile, slugOf } from './names.ts';
import { formOf, useStudio } from './state/store.ts';
import { WORDS } from './words.ts';

/** The form of the open file. */
export function FileForm() {
  const file = useStudio((state) => state.open);
  const data = useStudio((state) => state.files[file]);
  const title = useStudio((state) => nameOfFile(state.files, file));
  const problems = useStudio((state) => state.problems);
  const target = useStudio((state) => state.target);
  const [isRemoving, setRemoving] = useState(false);
  const form = formOf(file);
  useEffect(() => {
    if (target?.file === file) focusOn(target.path);
  }, [target, file]);
  if (!form) return null;
  const ofFile = problems.filter((problem) => problem.file === file);
  return (
    <main id={FORM_ID} tabIndex={-1}>
      <h2 className="pins">{title}</h2>
      <p>{form.help}</p>
      <UploadReport />
      <Problems id={FORM_ID} problems={unplaced(ofFile, form, data)} />
      {data === undefined ? (
        <p>{WORDS.unreadable(file)}</p>
      ) : (
        <FileFields file={file} form={form} />
      )}
      {(slugOf(file) !== undefined || isWordsFile(file)) && (
        <button type="button" onClick={() => setRemoving(true)}>
          {isWordsFile(file) ? WORDS.ownPage.remove : WORDS.gallery.removeGallery}
        </button>
      )}
      {isRemoving && <RemoveFileDialog file={file} onClose={() => setRemoving(false)} />}
    </main>
  );
}
