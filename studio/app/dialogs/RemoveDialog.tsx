import { Dialog } from '../Dialog.tsx';
import { placeName } from '../placeName.ts';
import { useWindow } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import styles from './Dialogs.module.css';
import type { ReactNode } from 'react';
import type { usesOf } from '../state/pictures.ts';

export interface RemoveDialogProps {
  title: string;
  /** Where else it is shown. */
  uses: ReturnType<typeof usesOf>;
  onRemove: () => void;
  onClose: () => void;
  /** What is removed, in words or as a picture. */
  children: ReactNode;
}

/** Asks before anything is removed, and says where else it is shown. */
export function RemoveDialog({ title, uses, onRemove, onClose, children }: RemoveDialogProps) {
  const { state, formOf } = useWindow();
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      {uses.length > 0 && (
        <>
          <p>{WORDS.gallery.usedOn}</p>
          <ul>
            {uses.map((place) => {
              const name = placeName(state.files, formOf, place);
              return <li key={name}>{name}</li>;
            })}
          </ul>
        </>
      )}
      <form method="dialog" className={styles.answers}>
        <button type="submit">{WORDS.cancel}</button>
        <button type="submit" data-kind="remove" onClick={onRemove}>
          {WORDS.remove}
        </button>
      </form>
    </Dialog>
  );
}
