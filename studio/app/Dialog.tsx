import { useEffect, useId, useRef } from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './Studio.module.css';
import { WORDS } from './words.ts';
import type { ReactNode } from 'react';

export interface DialogProps {
  title: string;
  onClose: () => void;
  isWide?: boolean;
  children: ReactNode;
}

/** A window over everything, for one question or one list. */
export function Dialog({ title, onClose, isWide = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    ref.current?.showModal();
    // Where something is asked for, she can write at once.
    ref.current?.querySelector('input')?.focus();
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-wide={isWide || undefined}
      aria-labelledby={id}
      onClose={onClose}
    >
      <h2 id={id}>{title}</h2>
      <IconButton icon="remove" label={WORDS.close} onClick={() => ref.current?.close()} />
      {children}
    </dialog>
  );
}
