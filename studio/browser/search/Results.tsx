import { type ReactNode, useEffect, useRef } from 'react';
import { WORDS } from '../words.ts';
import styles from './FindWords.module.css';

interface ResultsProps {
  id: string;
  isShown: boolean;
  /** Options; none if nothing was found. */
  children: readonly ReactNode[];
}

/** The list below the field, above everything else. */
export function Results({ id, isShown, children }: ResultsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.togglePopover(isShown);
  }, [isShown]);
  return (
    <div
      ref={ref}
      id={id}
      className={styles.results}
      popover="manual"
      role="listbox"
      aria-label={WORDS.search.results}
    >
      {isShown && children}
      {isShown && children.length === 0 && <p>{WORDS.search.none}</p>}
    </div>
  );
}
