import { IconButton } from './controls.tsx';
import { nextProblem, redo, type Studio, undo, useStudio } from './state/store.ts';
import { save } from './state/sync.ts';
import { WORDS } from './words.ts';
import type { DialogName } from './App.tsx';

/** What is unsaved, wrong or going on, in one sentence. */
function statusOf({ isOffline, isSaving, note, problems, isChanged }: Studio): string {
  if (isOffline) return WORDS.silent;
  if (isSaving) return WORDS.saving;
  if (note !== '' || problems.length > 0) return note;
  return isChanged ? WORDS.unsaved : WORDS.saved;
}

export interface ToolbarProps {
  isPageOpen: boolean;
  onPage: () => void;
  onDialog: (dialog: DialogName) => void;
}

export function Toolbar({ isPageOpen, onPage, onDialog }: ToolbarProps) {
  const status = useStudio(statusOf);
  const problems = useStudio((state) => state.problems);
  const canUndo = useStudio((state) => state.past.length > 0);
  const canRedo = useStudio((state) => state.future.length > 0);
  const canSave = useStudio((state) => state.isChanged && !state.isSaving);
  return (
    <header data-row>
      <div data-row role="status">
        {problems.length > 0 && (
          <button type="button" data-kind="quiet" onClick={nextProblem}>
            {WORDS.problems(problems.length)}
          </button>
        )}
        {status}
      </div>
      <IconButton icon="undo" label={WORDS.undo} disabled={!canUndo} onClick={undo} />
      <IconButton icon="redo" label={WORDS.redo} disabled={!canRedo} onClick={redo} />
      <button type="button" aria-pressed={isPageOpen} onClick={onPage}>
        {isPageOpen ? WORDS.hidePage : WORDS.showPage}
      </button>
      {/* A button that is disabled would lose the focus when everything is saved. */}
      <button type="button" data-kind="main" aria-disabled={!canSave} onClick={() => void save()}>
        {WORDS.save}
      </button>
      <button type="button" data-kind="main" onClick={() => onDialog('publish')}>
        {WORDS.publish}
      </button>
    </header>
  );
}
