import { type ReactNode, useEffect, useId, useRef } from 'react';
import { openDialog, studio, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { IconButton } from './IconButton.tsx';
import { Label } from './Label.tsx';
import styles from './Dialog.module.css';

/** A long dialog may be scrolled to its end. */
function showInView(alert: HTMLElement | null): void {
  alert?.scrollIntoView({ block: 'nearest' });
}

interface DialogProps {
  title: string;
  onClose?: () => void;
  /** For pictures, and for two things side by side. */
  isWide?: boolean;
  children: ReactNode;
}

/** Over the window, its title hanging from its upper edge; on phones a sheet from below. */
export function Dialog({
  title,
  onClose = () => openDialog(),
  isWide = false,
  children,
}: DialogProps) {
  const failure = useStudio((state) => state.failure);
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    // Left by an earlier dialog that was closed while waiting.
    studio.setState({ failure: undefined });
    const opener = document.activeElement;
    ref.current?.showModal();
    ref.current?.querySelector('input')?.focus();
    // A dialog that React removes does not give the focus back by itself.
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-wide={isWide || undefined}
      aria-labelledby={id}
      onClose={onClose}
    >
      <div className={styles.head}>
        <Label id={id}>{title}</Label>
        <IconButton icon="close" label={WORDS.close} onClick={() => ref.current?.close()} />
      </div>
      <div className={styles.body}>
        {failure !== undefined && (
          <p data-notice role="alert" ref={showInView}>
            {failure}
          </p>
        )}
        {children}
      </div>
    </dialog>
  );
}

/** The last row of a dialog: quiet words at the start, its one filled button at the end. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <footer className={styles.foot}>{children}</footer>;
}
