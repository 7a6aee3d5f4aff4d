import { IconButton } from './IconButton.tsx';
import { useWindow } from './state/useStudio.ts';
import styles from './Studio.module.css';
import { travel } from './useShortcuts.ts';
import { WORDS } from './words.ts';
import type { DialogName } from './App.tsx';
import type { Place } from './state/work.ts';

export interface ToolbarProps {
  isPageOpen: boolean;
  onPage: () => void;
  onDialog: (dialog: DialogName) => void;
  goTo: (place: Place) => void;
}

/** Where the work stands, and what can be done with all of it. */
export function Toolbar({ isPageOpen, onPage, onDialog, goTo }: ToolbarProps) {
  const studio = useWindow();
  const { state, mistakes, isChanged, isSaving, note, canSave, save } = studio;
  const [first] = mistakes;
  // She may have gone on writing while it was saved.
  const news = isChanged && note === WORDS.justSaved ? '' : note;
  const standing = isChanged ? WORDS.unsaved : WORDS.saved;
  return (
    <header className={styles.toolbar}>
      <div className={styles.standing} role="status">
        {first && (
          <button type="button" onClick={() => goTo({ file: first.file, path: first.field })}>
            {WORDS.toPutRight(mistakes.length)}
          </button>
        )}
        {(isSaving && WORDS.saving) || news || (first ? '' : standing)}
      </div>
      <IconButton
        icon="undo"
        label={WORDS.undo}
        disabled={state.past.length === 0}
        onClick={() => travel(studio, 'undo', goTo)}
      />
      <IconButton
        icon="redo"
        label={WORDS.redo}
        disabled={state.future.length === 0}
        onClick={() => travel(studio, 'redo', goTo)}
      />
      <button type="button" className={styles.button} aria-pressed={isPageOpen} onClick={onPage}>
        {isPageOpen ? WORDS.hidePage : WORDS.showPage}
      </button>
      <button
        type="button"
        className={styles.button}
        data-main
        // One that is off would lose the focus when everything is saved.
        aria-disabled={!canSave}
        onClick={() => canSave && void save()}
      >
        {WORDS.save}
      </button>
      <button type="button" className={styles.button} data-main onClick={() => onDialog('publish')}>
        {WORDS.publish}
      </button>
    </header>
  );
}
