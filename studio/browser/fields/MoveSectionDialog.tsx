import { Dialog } from '../controls/Dialog.tsx';
import { nameOfFile, pageFiles, sectionName } from '../names.ts';
import { setAt } from '../state/content.ts';
import { sectionsOf } from '../state/pages.ts';
import { edit, openDialog, say, studio, UNDO } from '../state/store.ts';
import { WORDS } from '../words.ts';
import styles from './MoveSectionDialog.module.css';

/** Asks which page gets a section, at its end. */
export function MoveSectionDialog({ file, index }: { file: string; index: number }) {
  const { files } = studio.getState();
  const section = sectionsOf(files, file)[index];
  const pages = pageFiles(files).filter((page) => page !== file && files[page]);
  const move = (target: string) => {
    openDialog();
    edit({ file, path: ['sections', index] }, (state) => {
      setAt(state, [target, 'sections'], [...sectionsOf(state, target), section]);
      setAt(state, [file, 'sections'], sectionsOf(state, file).toSpliced(index, 1));
    });
    say(WORDS.sections.moved(sectionName(section, files), nameOfFile(files, target)), UNDO);
  };
  return (
    <Dialog title={WORDS.sections.moveTo}>
      <ul data-rows>
        {pages.map((page) => (
          <li key={page}>
            <button type="button" className={styles.page} onClick={() => move(page)}>
              {nameOfFile(files, page)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
