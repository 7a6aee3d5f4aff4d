import { type ReactNode, useEffect, useRef } from 'react';
import { WORDS } from '../words.ts';
import styles from './FindWords.module.css';
import { MOST_RESULTS } from './findWords.ts';

interface ResultsProps {
  id: string;
  isShown: boolean;
  /** In the flow, not above everything else. */
  isInline: boolean;
  /** Options; none if nothing was found. */
  children: readonly ReactNode[];
}

/** The list below the field. */
export function Results({ id, isShown, isInline, children }: ResultsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isInline) ref.current?.togglePopover(isShown);
  }, [isInline, isShown]);
  return (
    <div
      ref={ref}
      id={id}
      className={isInline ? styles.inline : styles.results}
      popover={isInline ? undefined : 'manual'}
      role="listbox"
      aria-label={WORDS.search.results}
    >
      {isShown && children}
      {isShown && children.length >= MOST_RESULTS && (
        <p role="presentation">{WORDS.search.first(MOST_RESULTS)}</p>
      )}
      {isShown && children.length === 0 && <p>{WORDS.search.none}</p>}
    </div>
  );
}
