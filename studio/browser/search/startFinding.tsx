import { Dialog } from '../controls/Dialog.tsx';
import { openDialog, studio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { FindWords } from './FindWords.tsx';

/** Puts the cursor into the field for finding words; where the sidebar is closed, into a dialog. */
export function startFinding(): void {
  if (studio.getState().isTakenOver) return;
  const input = document.querySelector<HTMLInputElement>('nav [data-find-words]');
  if (input?.checkVisibility()) {
    input.focus();
    input.select();
    return;
  }
  openDialog(
    <Dialog title={WORDS.search.label}>
      <FindWords isInline />
    </Dialog>,
  );
}
