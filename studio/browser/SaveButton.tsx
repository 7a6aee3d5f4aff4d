import { Icon } from './controls/Icon.tsx';
import { useStudio } from './state/store.ts';
import { save } from './state/saving.ts';
import { WORDS } from './words.ts';
import styles from './SaveButton.module.css';

/** One word at a fixed place: Saved, Save or Saving. */
export function SaveButton() {
  const isChanged = useStudio((state) => state.isChanged);
  const isSaving = useStudio((state) => state.isSaving);
  const canSave = isChanged && !isSaving;
  return (
    <button
      type="button"
      className={styles.save}
      aria-disabled={!canSave}
      onClick={canSave ? () => void save() : undefined}
    >
      {isChanged ? <i className={styles.block} /> : <Icon name="tick" isSmall />}
      {canSave ? <span className={styles.word}>{WORDS.save}</span> : null}
      {isSaving ? WORDS.saving : null}
      {isChanged || isSaving ? null : WORDS.justSaved}
    </button>
  );
}
