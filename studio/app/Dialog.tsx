import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './IconButton.tsx';
import { WORDS } from './words.ts';

export interface DialogProps {
  title: string;
  onClose: () => void;
  isWide?: boolean;
  children: ReactNode;
}

/** A modal window for one question or one list. */
export function Dialog({ title, onClose, isWide = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    ref.current?.showModal();
    ref.current?.querySelector('input')?.focus();
  }, []);
  return (
    <dialog ref={ref} data-wide={isWide || undefined} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      <IconButton icon="remove" label={WORDS.close} onClick={() => ref.current?.close()} />
      {children}
    </dialog>
  );
}
