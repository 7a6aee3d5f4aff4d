import type { ReactNode } from 'react';

import styles from './ShelfGrid.module.css';

export interface ShelfGridProps {
  /** Class of the arrangement. Without one the first thing leads four smaller ones. */
  arrangement?: string | undefined;
  /** From 600 px the first thing stands over two columns and two rows of four. */
  hasLead?: boolean;
  /** What stands in the compartments, in reading order. */
  cells: { key: string; content: ReactNode }[];
}

/** Shelves and dividers with a thing standing in each compartment; a list for a screen reader. */
export function ShelfGrid({
  arrangement = styles.lead,
  hasLead = arrangement === styles.lead,
  cells,
}: ShelfGridProps) {
  return (
    <ul className={`${styles.grid} ${arrangement}`} data-lead={hasLead || undefined}>
      {cells.map(({ key, content }) => (
        <li key={key} className={styles.cell}>
          {content}
        </li>
      ))}
    </ul>
  );
}
