import { clsx } from 'clsx/lite';
import styles from './ShelfGrid.module.css';
import type { ReactNode } from 'react';

export interface ShelfGridProps {
  /** Class of the arrangement. Without one the first thing leads four smaller ones. */
  arrangement?: string | undefined;
  /** From 600 px the first thing stands over two columns and two rows of four. */
  hasLead?: boolean | undefined;
  /** What stands in the compartments, in reading order. */
  cells: { key: string; content: ReactNode }[];
}

/** A list as shelves and dividers, with a thing standing in each compartment. */
export function ShelfGrid({
  arrangement = styles.lead,
  hasLead = arrangement === styles.lead,
  cells,
}: ShelfGridProps) {
  return (
    <ul className={clsx(styles.grid, arrangement)} data-lead={hasLead || undefined}>
      {cells.map(({ key, content }) => (
        <li key={key} className={styles.cell}>
          {content}
        </li>
      ))}
    </ul>
  );
}
